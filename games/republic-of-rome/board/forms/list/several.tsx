/** The form of questions in which any number of a list is chosen. */
import '../senate/senate.css';
import { OptionCard, Options } from '@tabularium/parts/kit';
import { type Form, type FormProps, refsGiven, type Say } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt, offerOf } from '../asking.ts';
import type { At, Fact } from '../decision/decision.ts';
import { FactLines } from '../decision/make.tsx';

export interface Entered {
  readonly at: string;
  readonly chosen: readonly string[];
}
export type Props = FormProps<RomeView, Entered>;

export interface Several {
  readonly verb: string;
  readonly note: (props: Props, ref: string) => string;
  /** On the button that sends it, with so many. */
  readonly label: (say: Say, n: number) => string;
  readonly facts?: (at: At, say: Say) => readonly Fact[];
}

const NONE = { of: [], min: 0, max: 0 };
const boundsIn = ({ question }: At, { verb }: Several) => offerOf(question, verb, 'choose') ?? NONE;

/** By the place where the rules ask. */
export const severalFormOf = (name: string, at: Readonly<Record<string, Several>>): Form<RomeView, Entered> => ({
  name,
  size: 'small',
  verbs: [...new Set(Object.values(at).map((x) => x.verb))],
  isOf: (asked) => at[askedAt(asked)] !== undefined,
  begins: (asked, before) => {
    const { of, min } = boundsIn(asked, at[askedAt(asked)]!);
    const key = `${asked.view.turn}/${of.join()}`;
    // As few as there must be.
    return before?.at === key ? before : { at: key, chosen: of.slice(0, min) };
  },
  answer: (asked, { chosen }) => {
    const several = at[askedAt(asked)];
    return several && { verb: several.verb, arg: [...chosen] };
  },
  taking: (_, entered, given) => ({ ...entered, chosen: refsGiven(given) }),
  commits: ({ asked, entered, isComplete }, say) => {
    const several = at[askedAt(asked)]!;
    const { min, max } = boundsIn(asked, several);
    return [
      {
        name: 'choose',
        label: several.label(say, entered.chosen.length),
        entered,
        ...(!isComplete && { missing: say('list.between', { min, max, n: entered.chosen.length }) }),
      },
    ];
  },
  Body: (props: Props) => {
    const { form, say, change } = props;
    const { asked, entered } = form;
    const several = at[askedAt(asked)];
    if (!several) return null;
    const { of, min, max } = boundsIn(asked, several);
    const toggle = (ref: string): readonly string[] =>
      entered.chosen.includes(ref) ? entered.chosen.filter((x) => x !== ref) : [...entered.chosen, ref];
    const facts = several.facts?.(asked, say) ?? [];
    return (
      <>
        {facts.length > 0 && <FactLines of={facts} />}
        <Options label={say(`verb.${several.verb}`)}>
          {of.map((ref) => (
            <OptionCard
              key={ref}
              value={ref}
              title={say(ref)}
              chosen={entered.chosen.includes(ref)}
              onPress={() => change({ ...entered, chosen: toggle(ref) })}
            >
              {several.note(props, ref)}
            </OptionCard>
          ))}
        </Options>
        {max < of.length && <p class="hint">{say('list.between', { min, max, n: entered.chosen.length })}</p>}
      </>
    );
  },
});
