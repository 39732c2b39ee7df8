/** How a game is shown, for the rest of the shell. The shell does not know the type of the view: it only hands it back to the game. */
import type { GameUi as Ui } from '@tabularium/parts/web';

export type GameUi = Ui<unknown>;
export type { Figure } from '@tabularium/parts/web';
