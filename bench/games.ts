/** Benchmarks of every game by random play, with the table that its manifest names. */
import { parseTable } from '@tabularium/kernel';
import { GAMES } from '@tabularium/games';
import { randomPlay } from './random-play.ts';

const MIDDLE = 50;

const benchesOf = async (game: (typeof GAMES)[number]) => {
  const module = await game.rules();
  const { seats = module.meta.seats.default, options = {}, middle = MIDDLE } = game.benched ?? {};
  return randomPlay({ module, table: parseTable(module, seats, options), middle });
};

export const benches = (await Promise.all(GAMES.map(benchesOf))).flat();
