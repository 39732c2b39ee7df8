/** The forms of Republic of Rome. The first that opens for a question is shown. */
import type { AnyForm } from '@tabularium/parts/web';
import type { RomeView } from '../../rules/sight/view.ts';
import { callForm } from './call/form.ts';
import { concessionsForm } from './concessions/form.ts';
import { consulshipForm } from './consulship/form.ts';
import { governorsForm } from './governors/form.ts';
import { landBillForm } from './land-bill/form.ts';
import { nominationForm } from './nomination/form.ts';
import { proposalsForm } from './proposals/form.ts';
import { raiseForm } from './raise/form.ts';
import { trialForm } from './trial/form.ts';
import { voteForm } from './vote/form.ts';

export const FORMS: readonly AnyForm<RomeView>[] = [
  callForm,
  concessionsForm,
  consulshipForm,
  governorsForm,
  landBillForm,
  nominationForm,
  proposalsForm,
  raiseForm,
  trialForm,
  voteForm,
];
