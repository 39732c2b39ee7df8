/** The forms of Republic of Rome. The first that opens for a question is shown. */
import type { AnyForm } from '@tabularium/parts/web';
import type { RomeView } from '../../rules/sight/view.ts';
import { assassinateForm, strikeForm } from './assassinate/form.tsx';
import { battleForm } from './battle/form.tsx';
import { consentForm } from './deploy/consent.tsx';
import { deployForm } from './deploy/form.ts';
import { rebelForm } from './rebel/form.ts';
import { joinForm } from './rebel/join.tsx';
import { voteForm } from './vote/form.ts';

export const FORMS: readonly AnyForm<RomeView>[] = [
  assassinateForm,
  strikeForm,
  battleForm,
  consentForm,
  deployForm,
  rebelForm,
  joinForm,
  voteForm,
];
