/** One of a list: what an event strikes, whom a Faction takes, where Veterans go, whom a fine hits. */
import type { AnyForm } from '@tabularium/parts/web';
import type { RomeView } from '../../../../rules/sight/view.ts';
import { eventChoiceForm, fineForm, peddleForm } from '../../event-choice/form.ts';

export { words } from './words.ts';
export const forms: readonly AnyForm<RomeView>[] = [eventChoiceForm, fineForm, peddleForm];
