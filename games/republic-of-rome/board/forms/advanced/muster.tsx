/** Governors who revolt, with their Commander or by themselves: who, and how strong they would declare — 2.03.2 */
import { OptionCard, Options, TallySum } from '@tabularium/parts/kit';
import type { Asked } from '@tabularium/kernel';
import type { Commit, Filled, Form, FormProps } from '@tabularium/parts/web';
import { declarationWithGovernors } from '../../../rules/advanced/rebels/declaration.ts';
import { forcesOf } from '../../../rules/advanced/provinces/state.ts';
import { primaryOf } from '../../../rules/advanced/rebels/strength.ts';
import { countLegions, legionRefs } from '../../../rules/rome/forces.ts';
import { maybeSenator, military } from '../../../rules/rome/senators.ts';
import { explainedBy } from '../../../rules/explain/by-verb.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { unitsInWords } from '../../provincial.ts';
import { askedAt, askingIn } from '../asking.ts';
import { CountedVeterans, countingIn } from '../counted.tsx';
import { picksOf } from '../offered.ts';
import { buttonOf } from '../senate/commits.ts';
import { inWords, standingOf } from '../standing.ts';

type At = Asked<RomeView>;
interface Entered {
  readonly at: string;
  /** Those who were named and those who will be, in their order: without a Commander the first is the Primary Rebel [2.03.2-f]. */
  readonly named: readonly string[];
  /** [2.03.2-o] Veterans who are not counted. */
  readonly leftOut: readonly string[];
  readonly press: string;
}
const draftIn = (asked: At) => askingIn(asked.view, declarationWithGovernors);
const isOf = (asked: At): boolean => askedAt(asked) === 'rebels.declaration/muster';
const nameOf = (asked: At): string => `${asked.view.turn}/${draftIn(asked)?.draft.faction}`;

/** All are named: it can be declared. */
const lastOf = (form: Filled<RomeView, Entered>): At => form.steps.findLast(isOf) ?? form.asked;

const MusterBody = ({ form, say, change }: FormProps<RomeView, Entered>) => {
  const { asked, entered } = form;
  const { view } = asked;
  const l = draftIn(asked);
  if (!l) return null;
  const all = [...l.draft.governors, ...picksOf(asked, 'nameRebel')];
  const last = lastOf(form);
  const primary = primaryOf(last.view, draftIn(last)?.draft ?? l.draft);
  const toggle = (id: string): void =>
    change({
      ...entered,
      named: entered.named.includes(id) ? entered.named.filter((x) => x !== id) : [...entered.named, id],
    });
  const told = form.explain(last, 'declareGovernors')?.tallies[0];
  return (
    <>
      <Options label={say('verb.nameRebel')}>
        {all.map((id) => {
          const s = maybeSenator(view, id);
          const p = view.provinces.find((x) => x.governor === id);
          if (!s || !p) return null;
          return (
            <OptionCard
              key={id}
              value={id}
              title={
                <>
                  {say(id)}
                  {id === primary?.id && ` · ${say('advanced.primary')}`}
                </>
              }
              chosen={entered.named.includes(id)}
              reason={l.draft.governors.includes(s.id) ? say('advanced.named') : undefined}
              onPress={() => !l.draft.governors.includes(s.id) && toggle(id)}
            >
              {[
                say(p.id),
                say('advanced.mil', { n: military(view, s) }),
                say('advanced.legions', { n: countLegions(view, p.id) }),
                ...unitsInWords(forcesOf(view, p.id), say),
              ].join(' · ')}
            </OptionCard>
          );
        })}
      </Options>
      <CountedVeterans
        asked={last}
        leftOut={entered.leftOut}
        say={say}
        onChange={(leftOut) => change({ ...entered, leftOut })}
      />
      <div aria-live="polite">{told && told.parts.length > 0 && <TallySum small tally={told} say={say} />}</div>
      {l.strength > 0 && <p class="hint">{say('advanced.toBeat', { n: l.strength })}</p>}
    </>
  );
};

export const musterForm: Form<RomeView, Entered> = {
  name: 'muster',
  size: 'small',
  explain: explainedBy({}),
  verbs: ['nameRebel', 'countVeterans', 'declareGovernors', 'stayLoyal'],
  isOf: (asked, entered) => isOf(asked) && (entered === undefined || entered.at === nameOf(asked)),
  begins: (asked, before) => {
    const at = nameOf(asked);
    const draft = draftIn(asked)?.draft;
    const named = draft?.governors ?? [];
    if (before?.at === at)
      return { ...before, named: [...named, ...before.named.filter((id) => !named.some((x) => x === id))], press: '' };
    return { at, named, leftOut: legionRefs(draft?.uncounted ?? []), press: '' };
  },
  answer: (asked, { named, leftOut, press }) => {
    if (press !== '') return { verb: press };
    const draft = draftIn(asked)?.draft;
    const done: readonly string[] = draft?.governors ?? [];
    const next = named.find((id) => !done.includes(id));
    if (next !== undefined) return { verb: 'nameRebel', arg: next };
    const counting = countingIn(asked, draft, leftOut);
    if (counting) return counting;
    const { isOffered, reason } = standingOf(asked, 'declareGovernors');
    return isOffered || reason ? { verb: 'declareGovernors' } : undefined;
  },
  commits: (form, say) => {
    const { asked, entered } = form;
    const last = lastOf(form);
    const { reason } = standingOf(last, 'declareGovernors');
    const n = form.explain(last, 'declareGovernors')?.tallies[0]?.total ?? 0;
    const declare: Commit<Entered> = {
      name: 'declare',
      key: 'd',
      entered: { ...entered, press: '' },
      label: say('verb.declareGovernors'),
      detail: say('advanced.strength', { n }),
      ...(!form.with({ ...entered, press: '' }).isComplete && {
        missing: inWords(say, reason) ?? say('advanced.nobodyNamed'),
      }),
    };
    const loyal = buttonOf(asked, entered, 'stayLoyal', say, { label: say('verb.stayLoyal'), key: 'n' });
    return entered.named.length === 0 ? [...loyal, declare] : [declare, ...loyal];
  },
  Body: MusterBody,
};
