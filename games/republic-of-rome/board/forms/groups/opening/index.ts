/** What is decided before the first turn, and cards that are played from the hand. */
import type { AnyForm } from '@tabularium/parts/web';
import type { RomeView } from '../../../../rules/sight/view.ts';
import { openingForm } from '../../opening/form.ts';
import { playHandForm } from '../../play-hand/form.tsx';

export { words } from './words.ts';
export const forms: readonly AnyForm<RomeView>[] = [openingForm, playHandForm];
