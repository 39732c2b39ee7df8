/** Revenue. */
import type { AnyForm } from '@tabularium/parts/web';
import type { RomeView } from '../../../../rules/sight/view.ts';
import { contributionForm } from '../../contribution/form.ts';
import { moneyForm } from '../../money/form.ts';
import { rebelPayForm } from '../../rebel-pay/form.ts';
import { spoilsForm } from '../../spoils/form.ts';

export { words } from './words.ts';
export const forms: readonly AnyForm<RomeView>[] = [contributionForm, moneyForm, spoilsForm, rebelPayForm];
