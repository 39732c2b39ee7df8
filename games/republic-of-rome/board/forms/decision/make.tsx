/** The form of questions that are answered by a few buttons, each saying what it leads to, over what is known. */
import '../senate/senate.css';
import './decision.css';
import type { Form, FormProps } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt } from '../asking.ts';
import { ForNeutral } from '../for-neutral.tsx';
import { buttonOf } from '../senate/commits.ts';
import type { At, Decision, Fact } from './decision.ts';

export interface Entered {
  readonly press: string;
}

/** What is known, each with a number or a few words at its right. */
export const FactLines = ({ of }: { readonly of: readonly Fact[] }) => (
  <ul class="fact-lines decision">
    {of.map(([words, result]) => (
      <li key={words}>
        {words}
        <b>{result}</b>
      </li>
    ))}
  </ul>
);

/** Of all places where the rules ask such questions. */
export const decisionFormOf = (
  name: string,
  decisions: Readonly<Record<string, Decision>>,
): Form<RomeView, Entered> => {
  const decisionIn = (asked: At): Decision | undefined => decisions[askedAt(asked)];
  return {
    name,
    size: 'small',
    verbs: Object.values(decisions).flatMap((d) => d.ways.map(([verb]) => verb)),
    isOf: (asked) => decisionIn(asked) !== undefined,
    begins: (asked) => ({
      press: decisionIn(asked)!.ways.find(([verb]) => Object.hasOwn(asked.question.verbs, verb))?.[0] ?? '',
    }),
    answer: (_, { press }) => (press === '' ? undefined : { verb: press }),
    commits: ({ asked, entered }, say) => {
      const { ways, leads } = decisionIn(asked)!;
      const ahead = leads(asked, say);
      return ways.flatMap(([verb, key]) =>
        buttonOf(asked, entered, verb, say, {
          label: say(`verb.${verb}`),
          key,
          ...(ahead[verb] !== undefined && { detail: ahead[verb] }),
        }),
      );
    },
    Body: (props: FormProps<RomeView, Entered>) => (
      <>
        <ForNeutral {...props} />
        <FactLines of={decisionIn(props.form.asked)?.facts(props.form.asked, props.say) ?? []} />
      </>
    ),
  };
};
