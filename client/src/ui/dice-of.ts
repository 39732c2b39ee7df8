import type { SaidLine } from '@tabularium/kernel';
import type { DiceShown } from '@tabularium/parts/web';
import type { GameUi } from '../games/game-ui.ts';

/** The dice to be shown with a line: as the game has it, or those that fell. */
export const diceOf = (ui: GameUi, { m, dice }: Pick<SaidLine, 'm' | 'dice'>): DiceShown | undefined =>
  ui.dice?.(m, dice ?? []) ?? (dice && { dice: dice.map((n) => ({ n })) });
