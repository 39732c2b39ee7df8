/** The forms of Republic of Rome. The first that opens for a question is shown. */
import type { RomeView } from '../../rules/sight/view.ts';
import { assassinateForm, strikeForm } from './assassinate/form.tsx';
import { auctionForm } from './auction/form.ts';
import { battleForm } from './battle/form.tsx';
import { callForm } from './call/form.ts';
import { concessionsForm } from './concessions/form.ts';
import { consulshipForm } from './consulship/form.ts';
import { contributionForm } from './contribution/form.ts';
import { counterBribeForm } from './counter-bribe/form.ts';
import { consentForm } from './deploy/consent.tsx';
import { deployForm } from './deploy/form.ts';
import { discardForm } from './discard/form.tsx';
import { eventChoiceForm } from './event-choice/form.ts';
import { governorsForm } from './governors/form.ts';
import { initiativeForm } from './initiative/form.ts';
import { landBillForm } from './land-bill/form.ts';
import { moneyForm } from './money/form.ts';
import { nominationForm } from './nomination/form.ts';
import { openingForm } from './opening/form.ts';
import { orderKillForm, orderPassForm, orderVetoForm } from './orders/form.ts';
import { playHandForm } from './play-hand/form.tsx';
import { proposalsForm } from './proposals/form.ts';
import { raiseForm } from './raise/form.ts';
import { rebelPayForm } from './rebel-pay/form.ts';
import { rebelForm } from './rebel/form.ts';
import { joinForm } from './rebel/join.tsx';
import { spoilsForm } from './spoils/form.ts';
import { tradeForm } from './trade/form.ts';
import { trialForm } from './trial/form.ts';
import { voteForm } from './vote/form.ts';
import { windowForm } from './window/form.tsx';
import type { AnyForm } from '@tabularium/parts/web';

export const FORMS: readonly AnyForm<RomeView>[] = [
  contributionForm,
  moneyForm,
  openingForm,
  playHandForm,
  spoilsForm,
  voteForm,
  auctionForm,
  counterBribeForm,
  initiativeForm,
  callForm,
  consulshipForm,
  nominationForm,
  trialForm,
  assassinateForm,
  strikeForm,
  orderPassForm,
  orderVetoForm,
  orderKillForm,
  windowForm,
  consentForm,
  deployForm,
  rebelForm,
  joinForm,
  eventChoiceForm,
  discardForm,
  rebelPayForm,
  tradeForm,
  concessionsForm,
  governorsForm,
  landBillForm,
  proposalsForm,
  raiseForm,
  battleForm,
];
