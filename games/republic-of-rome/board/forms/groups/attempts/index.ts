/** Attempts on a life, beside whatever is asked. */
import type { AnyForm } from '@tabularium/parts/web';
import type { RomeView } from '../../../../rules/sight/view.ts';
import { assassinateForm, strikeForm } from '../../assassinate/form.tsx';
import { guardForm } from '../../assassinate/guard.tsx';

export { words } from './words.ts';
export const forms: readonly AnyForm<RomeView>[] = [assassinateForm, strikeForm, guardForm];
