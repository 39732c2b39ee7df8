/** Senators contribute to the State, or not. */
import './contribution.css';
import type { Commit, Form, Say } from '@tabularium/parts/web';
import { influenceFor } from '../../../rules/revenue/contributions.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { explainedBy } from '../../../rules/explain/by-verb.ts';
import { REVENUE } from '../../../rules/explain/revenue.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { totalOf } from '../money/placing.ts';
import { ContributionBody } from './body.tsx';
import { answer, begins, type ContributionForm, type Entered, isContributing, taking } from './entries.ts';

/** Whose Influence rises, from what to what. */
const gains = ({ asked, entered }: ContributionForm, say: Say): string =>
  Object.entries(entered.shares)
    .flatMap(([who, n]) => {
      const { influence } = senator(asked.view, who);
      return influenceFor(asked.view, n) > 0
        ? [say('contribution.gains', { who, from: influence, to: influence + influenceFor(asked.view, n) })]
        : [];
    })
    .join(', ');

export const contributionForm: Form<RomeView, Entered> = {
  name: 'contribution',
  size: 'small',
  explain: explainedBy(REVENUE),
  verbs: ['contribute', 'contributed'],
  isOf: isContributing,
  begins,
  answer,
  taking,
  commits: (form, say) => {
    const { entered } = form;
    const n = totalOf(entered.shares);
    const why = form.why && say(form.why.k, form.why.a ?? {});
    const first: Commit<Entered> = {
      name: 'contribute',
      entered,
      label: n > 0 ? say('contribution.contribute', { n }) : say('contribution.giveNothing'),
      ...(n > 0 && { detail: gains(form, say) }),
      ...(!form.isComplete && { missing: why ?? '' }),
    };
    const nothing = form.with({ ...entered, shares: {} });
    return n > 0 && nothing.isComplete
      ? [first, { name: 'nothing', key: 'n', entered: nothing.entered, label: say('contribution.giveNothing') }]
      : [first];
  },
  Body: ContributionBody,
};
