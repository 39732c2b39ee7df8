/** The Initiative of a Faction: its steps on one page. */
import type { AnyForm } from '@tabularium/parts/web';
import type { RomeView } from '../../../../rules/sight/view.ts';
import { initiativeForm } from '../../initiative/form.ts';

export { words } from './words.ts';
export const forms: readonly AnyForm<RomeView>[] = [initiativeForm];
