/** Votes and elections. */
import type { AnyForm } from '@tabularium/parts/web';
import type { RomeView } from '../../../../rules/sight/view.ts';
import { callForm } from '../../call/form.ts';
import { consulshipForm } from '../../consulship/form.ts';
import { nominationForm } from '../../nomination/form.ts';
import { voteForm } from '../../vote/form.ts';

export { words } from './words.ts';
export const forms: readonly AnyForm<RomeView>[] = [voteForm, callForm, consulshipForm, nominationForm];
