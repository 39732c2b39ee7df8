/** Moments in which somebody may step in, and standing orders for them. */
import type { AnyForm } from '@tabularium/parts/web';
import type { RomeView } from '../../../../rules/sight/view.ts';
import { orderPassForm, orderVetoForm, orderKillForm } from '../../orders/form.ts';
import { windowForm } from '../../window/form.tsx';

export { words } from './words.ts';
export const forms: readonly AnyForm<RomeView>[] = [orderPassForm, orderVetoForm, orderKillForm, windowForm];
