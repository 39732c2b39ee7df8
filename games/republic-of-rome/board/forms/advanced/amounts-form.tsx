/** How many of one thing, or of several: Provincial Forces to raise, Fleets to ask, to keep or to give up. */
import '../event-choice/event-choice.css';
import { Amount } from '@tabularium/parts/kit';
import { type Form, type FormProps, numberGiven, type Say, sumsGiven } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { FactLines } from '../decision/make.tsx';
import { type Shares, totalOf } from '../money/placing.ts';
import { AMOUNT_VERBS, amountsIn, type At, type Counted, likelyIn } from './amounts.ts';

interface Entered {
  readonly at: string;
  /** What is not entered is as is likely. */
  readonly shares?: Shares;
}
const sharesIn = (asked: At, { shares }: Entered): Shares => shares ?? likelyIn(asked);
const nameOf = ({ view, question }: At): string =>
  `${view.turn}/${question.prompt.k}/${JSON.stringify(question.prompt.a ?? {})}`;

const chosenOf = ({ min, max }: Counted, n: number, say: Say): string =>
  min === max ? say('advanced.chosenOf', { n, of: max }) : say('advanced.chosen', { n, min, max });

const AmountsBody = ({ form, say, change }: FormProps<RomeView, Entered>) => {
  const { asked, entered } = form;
  const of = amountsIn(asked);
  if (!of) return null;
  const { rows, min } = of.counted;
  const shares = sharesIn(asked, entered);
  const n = totalOf(shares);
  return (
    <>
      <div class="event-fleets">
        {rows.map(([ref, most]) => {
          const label = ref === '' ? say(`verb.${of.verb}`) : say(ref);
          return (
            <div key={ref} class="place">
              {ref !== '' && <span>{label}</span>}
              <Amount
                label={label}
                value={shares[ref] ?? 0}
                min={ref === '' ? min : 0}
                max={most}
                unit={say('advanced.ofAll', { n: most })}
                fewer={say('ui.fewer')}
                more={say('ui.more')}
                onChange={(x) => change({ ...entered, shares: { ...shares, [ref]: x } })}
              />
            </div>
          );
        })}
        {Object.entries(asked.question.withheld[of.verb] ?? {}).map(([ref, why]) => (
          <p key={ref} class="quiet">
            {say(ref)}: {say(why.k, why.a ?? {})}
          </p>
        ))}
        {rows.length > 1 && (
          <p class="quiet" aria-live="polite">
            {chosenOf(of.counted, n, say)}
          </p>
        )}
      </div>
      <FactLines of={of.facts(asked, n, say)} />
    </>
  );
};

export const amountsForm: Form<RomeView, Entered> = {
  name: 'amounts',
  size: 'small',
  verbs: AMOUNT_VERBS,
  isOf: (asked, entered) => amountsIn(asked) !== undefined && (entered === undefined || entered.at === nameOf(asked)),
  begins: (asked, before) => (before?.at === nameOf(asked) ? before : { at: nameOf(asked) }),
  answer: (asked, entered) => {
    const of = amountsIn(asked);
    if (!of) return undefined;
    const shares = Object.entries(sharesIn(asked, entered)).filter(([, n]) => n > 0);
    const isOne = of.counted.rows[0]?.[0] === '';
    return { verb: of.verb, arg: isOne ? (shares[0]?.[1] ?? 0) : Object.fromEntries(shares) };
  },
  taking: (_, entered, given) => ({
    ...entered,
    shares: typeof given.arg === 'number' ? { '': numberGiven(given) } : sumsGiven(given),
  }),
  commits: (form, say) => {
    const { asked, entered } = form;
    const of = amountsIn(asked)!;
    const n = totalOf(sharesIn(asked, entered));
    return [
      {
        name: 'go',
        entered,
        label: say(`advanced.do.${of.verb}`, { n }),
        ...(!form.isComplete && { missing: chosenOf(of.counted, n, say) }),
      },
    ];
  },
  Body: AmountsBody,
};
