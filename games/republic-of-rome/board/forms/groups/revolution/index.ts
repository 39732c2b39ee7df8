/** Cards in the Revolution Phase. */
import type { AnyForm } from '@tabularium/parts/web';
import type { RomeView } from '../../../../rules/sight/view.ts';
import { discardForm } from '../../discard/form.tsx';
import { tradeForm } from '../../trade/form.ts';

export { words } from './words.ts';
export const forms: readonly AnyForm<RomeView>[] = [discardForm, tradeForm];
