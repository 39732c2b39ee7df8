/** Declaration of Civil War. */
import type { AnyForm } from '@tabularium/parts/web';
import type { RomeView } from '../../../../rules/sight/view.ts';
import { rebelForm } from '../../rebel/form.ts';
import { joinForm } from '../../rebel/join.tsx';

export { words } from './words.ts';
export const forms: readonly AnyForm<RomeView>[] = [rebelForm, joinForm];
