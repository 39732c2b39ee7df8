/** The forms of Republic of Rome. The first that opens for a question is shown. */
import type { AnyForm } from '@tabularium/parts/web';
import type { RomeView } from '../../rules/sight/view.ts';
import { contributionForm } from './contribution/form.ts';
import { discardForm } from './discard/form.tsx';
import { moneyForm } from './money/form.ts';
import { openingForm } from './opening/form.ts';
import { playHandForm } from './play-hand/form.tsx';
import { rebelPayForm } from './rebel-pay/form.ts';
import { spoilsForm } from './spoils/form.ts';
import { tradeForm } from './trade/form.ts';
import { voteForm } from './vote/form.ts';

export const FORMS: readonly AnyForm<RomeView>[] = [
  contributionForm,
  discardForm,
  moneyForm,
  openingForm,
  playHandForm,
  rebelPayForm,
  spoilsForm,
  tradeForm,
  voteForm,
];
