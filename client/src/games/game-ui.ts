/** How games show themselves, for the rest of the shell. It knows no view: it only hands it back to the game. */
import type { GameUi as Ui } from '@tabularium/parts/web';

export type GameUi = Ui<unknown>;
export type { Figure } from '@tabularium/parts/web';
