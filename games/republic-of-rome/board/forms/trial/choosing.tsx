/** The Censor's choice: whom, for what, and who prosecutes. */
import type { Asked } from '@tabularium/kernel';
import { Icon, Mark, OptionCard, Options, Panel, Section } from '@tabularium/parts/kit';
import type { Senator } from '../../../rules/game.ts';
import { mustAsk } from '../../../rules/senate/drafting.ts';
import { isAlignedInRome, isCorrupt } from '../../../rules/rome/senators.ts';
import { ownFaction } from '../../../rules/rome/players.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { Candidates } from '../senate/candidates.tsx';
import { inWords, listedFor, standingOf } from '../standing.ts';
import type { Props } from './body.tsx';
import { chargeInWords } from './case.tsx';
import { caseOf } from './entries.ts';
import { lookOf } from '../../looks.ts';

/** Everybody in Rome with what lies open against him; those who may be accused first. */
/** What lies open against him; whether he may be tried for it, the question says. */
const groundsOf = (view: RomeView, s: Senator, say: Props['say']): string[] => [
  ...(isCorrupt(view, s) ? [say('board.corrupt')] : []),
  ...(s.major ? [say('board.major')] : []),
  ...view.concessions.filter((c) => c.holder === s.id && c.revealed).map((c) => say(c.id)),
];

const ranked = (asked: Asked<RomeView>): Senator[] =>
  [...asked.view.senators]
    .filter(isAlignedInRome)
    .sort(
      (a, b) =>
        Number(standingOf(asked, 'prosecute', b.id).isOffered) - Number(standingOf(asked, 'prosecute', a.id).isOffered),
    );

export const Whom = ({ form, say, looks, change, tell }: Props) => {
  const { asked, entered } = form;
  const { accused } = caseOf(form);
  const why = (s: Senator): string => {
    const { isOffered, reason } = standingOf(asked, 'prosecute', s.id);
    const grounds = groundsOf(asked.view, s, say);
    if (isOffered) return grounds.join(' · ');
    if (s.office === 'censor') return say('office:censor');
    return inWords(say, reason) ?? say(grounds.length === 0 ? 'trial.noGrounds' : 'form.notNow');
  };
  return (
    <Panel title={say('trial.whom')}>
      <div class="section quiet">
        {say('trial.counted', { minor: asked.view.senate.minor, major: asked.view.senate.major })}
      </div>
      <ul class="accusable">
        {ranked(asked).map((s) => {
          const { isOffered, reason } = standingOf(asked, 'prosecute', s.id);
          return (
            <li key={s.id}>
              <button
                type="button"
                class={s.id === accused ? 'chosen' : isOffered ? 'offered' : 'no'}
                data-option={s.id}
                aria-pressed={s.id === accused}
                aria-disabled={!isOffered}
                onClick={() => {
                  if (isOffered) change({ ...entered, accused: s.id, charge: '', prosecutor: '' });
                  else if (reason) tell(reason);
                }}
              >
                <b>
                  <Mark look={lookOf(asked.view, looks, s.faction)} />
                  {say(s.id)}
                  {reason && <Icon name="lock" />}
                </b>
                <small>{why(s)}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
};

const KINDS = ['charge:corrupt', 'charge:office', 'charge:major'];
const MISSING: Readonly<Record<string, string>> = {
  'charge:corrupt': 'trial.notCorrupt',
  'charge:office': 'trial.noOffice',
  'charge:major': 'trial.noMajor',
};
export const ForWhat = ({ form, say, change }: Props) => {
  const step = form.steps.find((s) => s.question.verbs['charge'] !== undefined);
  if (!step) return null;
  const { charge } = caseOf(form);
  const refs = [...new Set([...listedFor(step, 'charge'), ...KINDS])];
  return (
    <Panel main title={say('trial.charges')}>
      <div class="section">
        <Options label={say('trial.charges')}>
          {refs.map((ref) => {
            const { isOffered, reason } = standingOf(step, 'charge', ref);
            return (
              <OptionCard
                key={ref}
                value={ref}
                title={chargeInWords(say, ref)}
                chosen={ref === charge}
                reason={isOffered ? undefined : (inWords(say, reason) ?? say(MISSING[ref] ?? 'form.notNow'))}
                onPress={() => isOffered && change({ ...form.entered, charge: ref })}
              >
                {say(ref === 'charge:major' ? 'trial.major' : 'trial.minor')}
              </OptionCard>
            );
          })}
        </Options>
      </div>
    </Panel>
  );
};

export const ByWhom = ({ form, say, looks, change, tell }: Props) => {
  const step = form.steps.find(
    (s) =>
      s.question.verbs['appointProsecutor'] !== undefined || s.question.withheld['appointProsecutor'] !== undefined,
  );
  if (!step) return null;
  const { prosecutor, accused } = caseOf(form);
  const { view, seat } = step;
  return (
    <Panel title={say('trial.byWhom')} right={say('trial.consentNeeded')}>
      <Section>
        <Candidates
          view={{ ...view, senators: view.senators.filter(isAlignedInRome) }}
          say={say}
          looks={looks}
          label={say('trial.byWhom')}
          brief
          standing={(s) => standingOf(step, 'appointProsecutor', s.id)}
          place={(s) => (s.id === prosecutor ? '' : undefined)}
          why={(s) => (s.id === accused ? say('trial.theAccused') : undefined)}
          note={(s) => (mustAsk(view, ownFaction(view, seat), s.faction) ? say('trial.isAsked') : undefined)}
          onPress={(s, { isOffered, reason }) => {
            if (isOffered) change({ ...form.entered, prosecutor: s.id });
            else if (reason) tell(reason);
          }}
        />
      </Section>
    </Panel>
  );
};
