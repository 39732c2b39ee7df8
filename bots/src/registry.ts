import type { Bots, Game } from '@tabularium/parts';
import { random } from './random.ts';

/** Plays any game. */
export const ANY: Bots = { random };

/** The bots that can sit down to a game, by name, the best one last. Those who know it bring its rules along, so they come when they are wanted. */
export const loadBots = async (game: Pick<Game, 'bots'> = {}): Promise<Bots> => ({ ...ANY, ...(await game.bots?.()) });
