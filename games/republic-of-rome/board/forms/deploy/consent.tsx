/** A Commander who would be sent with too little is asked: the order that names him, and what it would lead to — 1.09.643 */
import './deploy.css';
import { Panel, Section } from '@tabularium/parts/kit';
import { type Form, type FormProps, whyNot } from '@tabularium/parts/web';
import { expectedLosses } from '../../../rules/explain/battle.ts';
import { oddsIfOrdered } from '../../../rules/explain/orders.ts';
import { deploymentDraft, willLead } from '../../../rules/senate/business/deployment-draft.ts';
import type { Orders } from '../../../rules/senate/business/orders.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askingIn, goingOn, goingOnWithNeutrals } from '../asking.ts';
import { FiveOdds, FiveResults, ThreeWays } from '../five-odds.tsx';
import { meaning } from './chances.tsx';
import { inWords } from './sentence.tsx';
import { commanderOf } from './strength.tsx';

interface Entered {
  readonly agrees: boolean;
}

/** Who is asked, and the orders of the draft that waits for him. */
const askedOf = (view: RomeView): { readonly who: string; readonly orders: Orders } | undefined => {
  const l = askingIn(view, willLead);
  // [4.05.3-k] Or of the Military Plan.
  const draft = goingOn(view, deploymentDraft) ?? goingOnWithNeutrals(view, (rules) => rules.sending);
  return l && draft && { who: l.who, orders: draft.orders };
};

const ConsentBody = ({ form, say }: FormProps<RomeView, Entered>) => {
  const { view } = form.asked;
  const asked = askedOf(view);
  if (!asked) return null;
  return (
    <Panel title={say(view.neutrals ? 'deploy.plan' : 'deploy.orders')} main>
      {asked.orders.map((o, i) => {
        const odds = commanderOf(view, o) === asked.who ? oddsIfOrdered(view, o, asked.orders) : undefined;
        return (
          <Section key={i}>
            <p class={odds ? 'sentence' : ''}>{inWords(view, o, say)}</p>
            {odds && (
              <div class="deploy-consent">
                <FiveOdds of={odds} say={say} />
                <ThreeWays of={odds} say={say} />
                <FiveResults
                  of={odds}
                  say={say}
                  means={(kind) => meaning(view, o, kind, odds.then !== undefined, say)}
                />
                <p class="quiet">
                  {say('deploy.expected')}: {expectedLosses(odds).legions.toFixed(1)} {say('deploy.ofLegions')},{' '}
                  {expectedLosses(odds).fleets.toFixed(1)} {say('deploy.ofFleets')}
                </p>
              </div>
            )}
          </Section>
        );
      })}
    </Panel>
  );
};

export const consentForm: Form<RomeView, Entered> = {
  name: 'lead',
  size: 'large',
  verbs: ['consent', 'refuse'],
  isOf: ({ view }) => askedOf(view) !== undefined,
  begins: () => ({ agrees: true }),
  answer: (_, { agrees }) => ({ verb: agrees ? 'consent' : 'refuse' }),
  commits: ({ asked }, say) =>
    (['consent', 'refuse'] as const).map((verb) => {
      const why = Object.hasOwn(asked.question.verbs, verb) ? undefined : whyNot(asked.question, { verb });
      return {
        name: verb,
        label: say(`deploy.${verb}`),
        // As wherever somebody is asked for his consent.
        key: verb === 'consent' ? 'c' : 'r',
        entered: { agrees: verb === 'consent' },
        ...(why && { missing: say(why.k, why.a ?? {}) }),
      };
    }),
  Body: ConsentBody,
};
