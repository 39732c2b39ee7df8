/** The forms of discarding at the count and of loading ships, with their words: loaded before one of them can open. */
import type { AnyForm } from '@tabularium/parts/web';
import type { EmpiresView } from '../../../rules/view.ts';
import { loadForm } from '../load/form.tsx';
import { discardForm } from './form.tsx';

export const forms: readonly AnyForm<EmpiresView>[] = [discardForm, loadForm];
export { words } from '../words/index.ts';
