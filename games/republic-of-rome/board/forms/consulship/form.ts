/** Which of the two new Consuls stays in Rome. */
import type { Form } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { ConsulshipBody } from './body.tsx';
import { answer, begins, type Entered, isOf, isWish, taking } from './entries.ts';

export const consulshipForm: Form<RomeView, Entered> = {
  name: 'consulship',
  size: 'small',
  verbs: ['wantRome', 'wantField', 'wantEither', 'romeConsul'],
  isOf,
  begins,
  answer,
  taking,
  commits: ({ asked, entered }, say) => [
    {
      name: 'choose',
      entered,
      label: isWish(asked)
        ? say(`consulship.wish.${entered.choice}`)
        : say('consulship.names', { who: entered.choice }),
    },
  ],
  Body: ConsulshipBody,
};
