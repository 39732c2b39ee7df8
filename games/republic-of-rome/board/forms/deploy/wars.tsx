/** Against whom: Wars and Rebels, how strong each would be, and why some cannot be attacked. */
import { OptionCard, Options, Section } from '@tabularium/parts/kit';
import { isProvinceId, type WarId } from '../../../rules/ids.ts';
import { rebelTally } from '../../../rules/revolution/civil-battle.ts';
import { rebelOf } from '../../../rules/rome/rebels.ts';
import { least } from '../../../rules/senate/business/command.ts';
import { atHand } from '../../../rules/senate/business/orders.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { isNavalFirst, supportNeeded } from '../../../rules/wars/fighting.ts';
import { earlierActive } from '../../../rules/wars/matching.ts';
import { fleetSupport, fleetTally, landTally, maybeWar, needsNavalBattle } from '../../../rules/wars/wars.ts';
import { changed, filled, localOf, offeredBy, stepOf, targetOf } from './entries.ts';
import { type OnPlan, type Props, viewFor } from './props.ts';
import { provinceThere } from './provinces.tsx';

/** How strong it would be once it is attacked. */
const strengthOfWar = (view: RomeView, ref: string, say: Props['say']): string => {
  const rebel = rebelOf(view, ref);
  if (rebel) {
    const sea = isNavalFirst(view, rebel.army);
    const support = supportNeeded(view, rebel.army);
    return [
      ...(isProvinceId(rebel.army) ? [say(rebel.army)] : []),
      say('deploy.strength', { n: rebelTally(view, rebel).total }),
      ...(sea ? [say('deploy.atSea', { n: rebelTally(view, rebel, 'sea').total })] : []),
      ...(support > 0 ? [say('deploy.support', { n: support })] : []),
    ].join(' · ');
  }
  const w = maybeWar(view, ref);
  if (!w) return say('deploy.bequest');
  const land = landTally(view, w);
  const parts = land.parts
    .map((p, i) => `${p.op === 'times' ? ' × ' : p.n < 0 ? ' − ' : i > 0 ? ' + ' : ''}${Math.abs(p.n)}`)
    .join('');
  return [
    land.parts.length > 1 ? `${land.total} = ${parts}` : String(land.total),
    ...(needsNavalBattle(view, w) ? [say('deploy.atSea', { n: fleetTally(view, w).total })] : []),
    ...(fleetSupport(view, w) > 0 ? [say('deploy.support', { n: fleetSupport(view, w) })] : []),
    ...(w.status === 'active' ? [] : [say('deploy.wakes')]),
    ...provinceThere(view, w, say),
  ].join(' · ');
};

export const WarsToAttack = (props: OnPlan) => {
  const { form, say, change, tell, plan, at } = props;
  const step = stepOf(form, at, 'sendAgainst');
  const view = viewFor(props);
  const before = localOf({ view })?.orders ?? [];
  const offered = step ? offeredBy(step, 'sendAgainst') : [plan.war];
  const held = step?.question.withheld['sendAgainst'] ?? {};
  const all = [...view.rebels.map((r) => r.senator), ...view.wars.map((w) => w.id)];
  const refs = [...offered, ...all.filter((id) => !offered.includes(id))];
  const whyNot = (ref: string): string => {
    const why = held[ref] ?? held[''];
    if (why) return say(why.k, why.a ?? {});
    const war = targetOf(view, ref);
    if (war === undefined) return '';
    const need = least(view, { war, replaces: '' }, before);
    const { legions, fleets } = atHand(view, before);
    if (need.fleets > fleets || need.legions > legions.length)
      return say('deploy.no.units', { legions: need.legions, fleets: need.fleets });
    const earlier = isWar(war) ? earlierActive(view, war)[0] : undefined;
    return earlier ? say('deploy.no.earlier', { war: earlier.id }) : say('deploy.no.war');
  };
  return (
    <Section title={say('deploy.war')}>
      <Options label={say('deploy.war')}>
        {refs.map((ref) => {
          const isFree = offered.includes(ref);
          const led = view.forces.find((f) => f.war === ref && f.commander !== '');
          return (
            <OptionCard
              key={ref}
              title={say(ref)}
              value={ref}
              chosen={ref === plan.war}
              reason={isFree ? undefined : whyNot(ref)}
              promised={!isFree && (held[ref] ?? held['']) !== undefined}
              onPress={() => {
                const why = held[ref] ?? held[''];
                if (isFree) change(changed(form, at, filled(view, { ...plan, war: ref, replaces: '' }, before)));
                else if (why) tell(why);
              }}
            >
              {strengthOfWar(view, ref, say)}
              {led && ` · ${say('deploy.isThere', { who: led.commander })}`}
            </OptionCard>
          );
        })}
      </Options>
    </Section>
  );
};
const isWar = (war: string): war is WarId => war.startsWith('war:');
