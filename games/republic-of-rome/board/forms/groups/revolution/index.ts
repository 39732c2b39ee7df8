/** Revolution. */
import type { AnyForm } from '@tabularium/parts/web';
import type { RomeView } from '../../../../rules/sight/view.ts';
import { discardForm } from '../../discard/form.tsx';
import { rebelForm } from '../../rebel/form.ts';
import { joinForm } from '../../rebel/join.tsx';
import { tradeForm } from '../../trade/form.ts';

export { words } from './words.ts';
export const forms: readonly AnyForm<RomeView>[] = [rebelForm, joinForm, discardForm, tradeForm];
