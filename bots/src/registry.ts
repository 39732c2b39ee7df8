import type { Bots, Game } from '@tabularium/parts';
import { random } from './random.ts';

/** The bot that plays any game. */
export const ANY: Bots = { random };

/** The bots that can play a game, by name, the best one last. Those that know the game are loaded here, because they bring its rules along. */
export const loadBots = async (
  game: Pick<Game, 'bots'> = {},
  one?: { readonly bot: string; readonly seats: number },
): Promise<Bots> => ({
  ...ANY,
  ...(await game.bots?.(one)),
});
