/** Chooses by impression, as people do who know a game a little: the better something looks, the likelier it is chosen. */
import type { Rng } from '@tabularium/kernel';

const FINE = 2 ** 30;

/**
 * One of some things. Where one looks better than another by `temperature`, it is chosen about three times (2.7) as often; by twice
 * that, seven times.
 */
export const loosely = <T>(
  all: readonly T[],
  worth: (x: T) => number,
  temperature: number,
  rng: Rng,
): T | undefined => {
  const worths = all.map(worth);
  const most = Math.max(...worths);
  const weights = worths.map((n) => Math.exp((n - most) / temperature));
  let left = (rng.below(FINE) / FINE) * weights.reduce((a, b) => a + b, 0);
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return all[i];
  }
  return all.at(-1);
};
