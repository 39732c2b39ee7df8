/** Writing an agreement: a form that may be filled in beside whatever is asked. */
import type { Form } from '@tabularium/parts/web';
import type { RomeView } from '../../rules/sight/view.ts';
import { answer, begins, isMade, type Written } from './written.ts';

export const dealForm: Form<RomeView, Written> = {
  name: 'deal',
  size: 'large',
  verbs: ['deal', 'dealNumber', 'dealText'],
  aside: 'deal',
  isOf: (asked, entered) =>
    (asked.question.verbs['deal'] !== undefined || asked.question.verbs['answerDeal'] !== undefined) &&
    (entered === undefined || !isMade(asked, entered)),
  begins,
  answer,
  // The builder has its own.
  commits: () => [],
  Body: () => null,
};
