/** Random numbers. There are two generators; the state says which one a game uses. */
import { Broken } from './errors.ts';
import { next32, seeded, type RngWords } from './rng.ts';

export type Chance =
  /** Simulation, tests, play without a server: everything is in the state. */
  | { readonly t: 'sfc32'; readonly words: RngWords }
  /** Live tables: the state holds how many words were drawn, the server holds the key. */
  | { readonly t: 'keyed'; drawn: number };

/** Word number `n` of a keyed stream, from 0 to 2^32 - 1. */
export type Draw = (n: number) => number;

export const fromSeed = (seed: string): Chance => ({ t: 'sfc32', words: seeded(seed) });
export const fromKey = (): Chance => ({ t: 'keyed', drawn: 0 });

export const drawWord = (chance: Chance, draw: Draw | undefined): number => {
  if (chance.t === 'sfc32') return next32(chance.words);
  if (!draw) throw new Broken('this game draws from a key, and none was given');
  return draw(chance.drawn++);
};
