/** What is proposed in the Senate. */
import type { AnyForm } from '@tabularium/parts/web';
import type { RomeView } from '../../../../rules/sight/view.ts';
import { concessionsForm } from '../../concessions/form.ts';
import { governorsForm } from '../../governors/form.ts';
import { landBillForm } from '../../land-bill/form.ts';
import { proposalsForm } from '../../proposals/form.ts';
import { raiseForm } from '../../raise/form.ts';

export { words } from './words.ts';
export const forms: readonly AnyForm<RomeView>[] = [
  concessionsForm,
  governorsForm,
  landBillForm,
  proposalsForm,
  raiseForm,
];
