/** The forms of Republic of Rome. The first that opens for a question is shown. */
import type { AnyForm } from '@tabularium/parts/web';
import type { RomeView } from '../../rules/sight/view.ts';
import { auctionForm } from './auction/form.ts';
import { counterBribeForm } from './counter-bribe/form.ts';
import { eventChoiceForm } from './event-choice/form.ts';
import { initiativeForm } from './initiative/form.ts';
import { voteForm } from './vote/form.ts';

export const FORMS: readonly AnyForm<RomeView>[] = [
  auctionForm,
  counterBribeForm,
  eventChoiceForm,
  initiativeForm,
  voteForm,
];
