/** How games show themselves, for the rest of the shell. */
import type { GameUi as Ui } from '@tabularium/parts/web';

// oxlint-disable-next-line typescript/no-explicit-any -- a game of whatever kind
export type GameUi = Ui<any>;
export type { Figure, RuleText, RuleTexts } from '@tabularium/parts/web';
