/** The form of an interception, with its words: loaded before it can open. */
import type { AnyForm } from '@tabularium/parts/web';
import type { EmpiresView } from '../../../rules/view.ts';
import { interceptForm } from './form.tsx';

export const forms: readonly AnyForm<EmpiresView>[] = [interceptForm];
export { words } from '../words/index.ts';
