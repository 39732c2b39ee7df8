/** Who is sent, and whether instead of a Proconsul or beside him. */
import { OptionCard, Options, Section, Seg } from '@tabularium/parts/kit';
import { senatorCard } from '../../../rules/data/printed.ts';
import type { Senator } from '../../../rules/game.ts';
import { changed, filled, localOf, offeredBy, orderStep, stepOf } from './entries.ts';
import { type OnPlan, viewFor } from './props.ts';

const MAGISTRATES: readonly Senator['office'][] = ['dictator', 'field-consul', 'rome-consul'];

export const Commanders = (props: OnPlan) => {
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

/** Where a Proconsul is in command: instead of him, or beside him. */
export const Replacing = (props: OnPlan) => {
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
