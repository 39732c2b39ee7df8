/** Battles. */
import type { AnyForm } from '@tabularium/parts/web';
import type { RomeView } from '../../../../rules/sight/view.ts';
import { battleForm } from '../../battle/form.tsx';

export { words } from './words.ts';
export const forms: readonly AnyForm<RomeView>[] = [battleForm];
