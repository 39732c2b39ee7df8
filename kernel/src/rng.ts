/**
 * sfc32, a small fast generator whose whole state is four 32-bit words, so that
 * it can stand in a saved game. Its sequence may never change: old games replay
 * by it (`rng.test.ts` holds published vectors).
 */
import { twoWords } from './digest.ts';
import { Broken } from './errors.ts';

export type RngWords = [number, number, number, number];

/** The next 32 bits, as a whole number from 0. Changes the words. */
export const next32 = (w: RngWords): number => {
  const t = (w[0] + w[1] + w[3]) | 0;
  w[3] = (w[3] + 1) | 0;
  w[0] = w[1] ^ (w[1] >>> 9);
  w[1] = (w[2] + (w[2] << 3)) | 0;
  w[2] = (((w[2] << 21) | (w[2] >>> 11)) + t) | 0;
  return t >>> 0;
};

/** The four words, from any text. The first draws are thrown away, so that similar seeds give different sequences. */
export const seeded = (seed: string): RngWords => {
  const w: RngWords = [...twoWords(seed, 0xdeadbeef, 0x41c6ce57), ...twoWords(seed, 0x9e3779b1, 0x85ebca77)];
  for (let i = 0; i < DISCARDED; i++) next32(w);
  return w;
};
const DISCARDED = 16;

/** How many values a word has. */
export const SPAN = 4294967296;

/** Drawing from nothing, or from more values than a word has, would never end. */
export const checkSpan = (n: number): void => {
  if (!Number.isInteger(n) || n < 1 || n > SPAN) throw new Broken(`cannot draw one of ${n}`);
};

/**
 * Which of `n` values a word stands for; `UNFAIR` for the last few words, if there are not enough of them for all values. Whole
 * numbers of 32 bits are many times as quick to divide as others.
 */
export const valueOf = (word: number, n: number): number => {
  if (n === SPAN) return word;
  const value = (word >>> 0) % (n >>> 0);
  return word - value > SPAN - n ? UNFAIR : value;
};
export const UNFAIR = -1;

/** A whole number from 0 to `n - 1`, all equally likely: draws that would favour some are thrown away. */
export const fairBelow = (n: number, draw: () => number): number => {
  checkSpan(n);
  for (;;) {
    const value = valueOf(draw(), n);
    if (value !== UNFAIR) return value;
  }
};

/** Chance for whoever stands outside a game: bots, fuzzers, shufflers of seats. */
export interface Rng {
  readonly below: (n: number) => number;
  readonly pick: <T>(of: readonly T[]) => T;
}

export const rng = (seed: string): Rng => {
  const words = seeded(seed);
  const draw = () => next32(words);
  const below = (n: number): number => fairBelow(n, draw);
  return { below, pick: (of) => of[below(of.length)]! };
};
