/** A few answers and nothing to fill in: each is a button that says what it leads to, over what is known. */
import '../senate/senate.css';
import './decision.css';
import type { Form, FormProps } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt } from '../asking.ts';
import { buttonOf } from '../senate/commits.ts';
import { CONSENTS } from './consents.ts';
import type { At, Decision } from './decision.ts';
import { MONEY } from './money.ts';
import { OFFICES } from './offices.ts';

interface Entered {
  readonly press: string;
}

const DECISIONS: Readonly<Record<string, Decision>> = { ...CONSENTS, ...MONEY, ...OFFICES };
const decisionIn = (asked: At): Decision | undefined => DECISIONS[askedAt(asked)];

const DecisionBody = ({ form, say }: FormProps<RomeView, Entered>) => (
  <ul class="fact-lines decision">
    {decisionIn(form.asked)
      ?.facts(form.asked, say)
      .map(([words, result]) => (
        <li key={words}>
          {words}
          <b>{result}</b>
        </li>
      ))}
  </ul>
);

export const decisionForm: Form<RomeView, Entered> = {
  name: 'decision',
  size: 'small',
  verbs: Object.values(DECISIONS).flatMap((d) => d.ways.map(([verb]) => verb)),
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
  Body: DecisionBody,
};
