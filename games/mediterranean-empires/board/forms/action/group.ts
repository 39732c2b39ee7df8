/** The form of an action, with its words: loaded before it can open. */
import type { AnyForm } from '@tabularium/parts/web';
import type { EmpiresView } from '../../../rules/view.ts';
import { actionForm } from './form.tsx';

export const forms: readonly AnyForm<EmpiresView>[] = [actionForm];
export { words } from '../words/index.ts';
