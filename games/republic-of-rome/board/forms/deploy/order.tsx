/** The order that is worked on: who, against whom, with what. */
import { OptionCard, Options, percent, Section, Seg } from '@tabularium/parts/kit';
import { defenderAgainst, warsToFight } from '../../../rules/advanced/provinces/under-attack.ts';
import { senatorCard } from '../../../rules/data/printed.ts';
import { provinceAhead, provinceIfGarrisoned } from '../../../rules/explain/provinces.ts';
import type { Senator, War } from '../../../rules/game.ts';
import { isProvinceId, legionNumber, type WarId } from '../../../rules/ids.ts';
import { rebelTally } from '../../../rules/revolution/civil-battle.ts';
import { rebelOf } from '../../../rules/rome/rebels.ts';
import { least } from '../../../rules/senate/business/command.ts';
import { atHand, type OrderOf } from '../../../rules/senate/business/orders.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { isNavalFirst, supportNeeded } from '../../../rules/wars/fighting.ts';
import { earlierActive } from '../../../rules/wars/matching.ts';
import { fleetTally, fleetSupport, landTally, maybeWar, needsNavalBattle } from '../../../rules/wars/wars.ts';
import { FiveOdds, ThreeWays } from '../five-odds.tsx';
import {
  BEGINS,
  changed,
  filled,
  lastStep,
  localOf,
  offeredBy,
  orderStep,
  ordersOf,
  stepOf,
  targetOf,
} from './entries.ts';
import { type OnPlan, type Props, viewFor } from './props.ts';
import { Strength } from './strength.tsx';
import { Units } from './units.tsx';

export const OrderSheet = (props: OnPlan) => {
  const { plan, form, at } = props;
  const order = ordersOf(form)[form.entered.base + at];
  return (
    <div class="deploy-what">
      {plan.t === 'send' ? (
        <>
          <Commanders {...props} />
          <WarsToAttack {...props} />
          <Replacing {...props} />
        </>
      ) : (
        <Places {...props} />
      )}
      {plan.t !== 'recall' && <Units {...props} />}
      {order && <Strength {...props} order={order} />}
      {order?.t === 'garrison' && <Defence {...props} order={order} />}
    </div>
  );
};

/** [2.02.32-a][2.02.4-m] The battle that the Province has before it, with this Garrison. */
const Defence = ({ form, say, order }: OnPlan & { readonly order: OrderOf<'garrison'> }) => {
  const { view } = lastStep(form);
  const odds = provinceIfGarrisoned(view, order.province, order.legions.map(legionNumber));
  return odds ? (
    <Section title={say('deploy.defends', { province: order.province })}>
      <FiveOdds of={odds} say={say} numbers />
      <ThreeWays of={odds} say={say} />
    </Section>
  ) : null;
};

const MAGISTRATES: readonly Senator['office'][] = ['dictator', 'field-consul', 'rome-consul'];

const Commanders = (props: OnPlan) => {
  const { form, say, change, tell, plan, at } = props;
  const step = orderStep(form, at);
  const view = viewFor(props);
  const before = localOf({ view })?.orders ?? [];
  const offered = step ? offeredBy(step, 'sendCommander') : [plan.ref];
  const held = step?.question.withheld['sendCommander'] ?? {};
  const all = [
    ...view.senators.filter((s) => offered.includes(s.id)),
    ...view.senators.filter((s) => MAGISTRATES.includes(s.office) && !offered.includes(s.id)),
  ];
  const whyNot = (s: Senator): string | undefined => {
    if (offered.includes(s.id)) return undefined;
    const why = held[s.id] ?? held[''];
    if (why) return say(why.k, why.a ?? {});
    if (s.at !== 'rome') return say('deploy.no.away');
    if (before.some((o) => o.t === 'send' && o.commander === s.id)) return say('deploy.no.sent');
    return say(s.office === 'rome-consul' ? 'deploy.no.fieldFirst' : 'deploy.no.war');
  };
  return (
    <Section title={say('deploy.commander')}>
      <Options label={say('deploy.commander')}>
        {all.map((s) => {
          const reason = whyNot(s);
          const why = held[s.id] ?? held[''];
          return (
            <OptionCard
              key={s.id}
              title={
                <>
                  {say(s.id)}
                  {s.office !== '' && `, ${say(`office:${s.office}`)}`}
                </>
              }
              value={s.id}
              chosen={s.id === plan.ref}
              reason={reason}
              promised={why !== undefined && reason !== undefined}
              onPress={() =>
                reason === undefined
                  ? change(changed(form, at, filled(view, { ...plan, ref: s.id }, before)))
                  : why && tell(why)
              }
            >
              {say('deploy.mil', { n: senatorCard(view, s.id).mil })}
              {s.faction >= 0 && ` · ${say(`faction:${s.faction}`)}`}
              {view.senate.presiding === s.id && ` · ${say('deploy.endsSenate')}`}
            </OptionCard>
          );
        })}
      </Options>
    </Section>
  );
};

/** [2.02.4-m] Which Province has to fight it if no Roman Force holds it, and its chance. */
const provinceThere = (view: RomeView, w: War, say: Props['say']): string[] => {
  const p = warsToFight(view).some((x) => x.id === w.id) ? defenderAgainst(view, w) : undefined;
  const odds = p && provinceAhead(view, p.id)?.odds;
  return p && odds ? [say('deploy.province', { province: p.id, n: percent(odds.win) })] : [];
};

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

const WarsToAttack = (props: OnPlan) => {
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

/** Where a Proconsul is in command: instead of him, or beside him. */
const Replacing = (props: OnPlan) => {
  const { form, say, change, plan, at } = props;
  const step = stepOf(form, at, 'replaceCommander') ?? stepOf(form, at, 'alongside');
  if (!step) return null;
  const view = viewFor(props);
  const before = localOf({ view })?.orders ?? [];
  const beside = Object.hasOwn(step.question.verbs, 'alongside');
  return (
    <Section title={say('deploy.replace')}>
      <Seg
        label={say('deploy.replace')}
        value={step.answer?.verb === 'replaceCommander' ? plan.replaces || offeredBy(step, 'replaceCommander')[0]! : ''}
        of={[
          ...(beside ? [{ value: '', label: say('deploy.beside') }] : []),
          ...offeredBy(step, 'replaceCommander').map((id) => ({
            value: id,
            label: say('deploy.instead', { who: id }),
          })),
        ]}
        onChange={(replaces) => change(changed(form, at, filled(view, { ...plan, replaces }, before)))}
      />
    </Section>
  );
};

/** [2.02.4-l] Whether the Province has a battle before it, as it is. */
const fightsAt = (view: RomeView, id: string, say: Props['say']): string => {
  const odds = provinceAhead(view, id)?.odds;
  return odds ? say('deploy.mustFight', { n: percent(odds.win) }) : '';
};

/** Forces, Commanders or Provinces that the order may be about. */
const Places = (props: OnPlan) => {
  const { form, say, change, plan, at } = props;
  const step = orderStep(form, at);
  const view = viewFor(props);
  const refs = step ? offeredBy(step, BEGINS[plan.t]) : [plan.ref];
  return (
    <Section title={say(`deploy.which.${plan.t}`)}>
      <Options label={say(`deploy.which.${plan.t}`)}>
        {refs.map((ref) => {
          const f = view.forces.find((x) => x.commander === ref || x.war === ref);
          return (
            <OptionCard
              key={ref}
              title={say(ref)}
              value={ref}
              chosen={ref === plan.ref}
              onPress={() => change(changed(form, at, { ...plan, ref }))}
            >
              {f && f.war !== '' && f.war !== 'rebel' && say(f.war)}
              {plan.t === 'garrison' && fightsAt(view, ref, say)}
            </OptionCard>
          );
        })}
      </Options>
    </Section>
  );
};
