/** Trials. */
import type { AnyForm } from '@tabularium/parts/web';
import type { RomeView } from '../../../../rules/sight/view.ts';
import { trialForm } from '../../trial/form.ts';

export { words } from './words.ts';
export const forms: readonly AnyForm<RomeView>[] = [trialForm];
