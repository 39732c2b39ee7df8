/** What tables for one and two are asked: the Ruling Coalition, its Military Plan, the Spoils of the Senate, Statesmen of Neutrals. */
import type { AnyForm } from '@tabularium/parts/web';
import type { RomeView } from '../../../../rules/sight/view.ts';
import { coalitionForm, partnerForm } from '../../coalition/form.ts';
import { senateSpoilsForm } from '../../senate-spoils/form.ts';
import { checkForm, spoilsListForm } from '../../senate-spoils/lists.ts';
import { statesmenForm } from '../../statesmen/form.tsx';
import { divideForm, planForm, severalForm, warForm } from '../../war-plan/form.tsx';

export { words } from './words.ts';
export const forms: readonly AnyForm<RomeView>[] = [
  coalitionForm,
  partnerForm,
  planForm,
  warForm,
  severalForm,
  divideForm,
  senateSpoilsForm,
  spoilsListForm,
  checkForm,
  statesmenForm,
];
