/** Weights about others: a cloud of them, wide or narrow. */
import type { Rng } from '@tabularium/kernel';
import type { Weights } from '@tabularium/parts';

const FINE = 1_000_000;
const unit = (chance: Rng): number => chance.below(FINE) / FINE;
/** Twelve even chances make nearly a normal one. */
const normal = (chance: Rng): number => Array.from({ length: 12 }, () => unit(chance)).reduce((a, b) => a + b, 0) - 6;

/** The share of the weights that differ from the middle in each vector. */
const CHANGED = 0.4;
const DIGITS = 3;

/** Log-normal about the middle: no weight changes its sign, and doubling is as likely as halving. */
export const about = (middle: Weights, spread: number, chance: Rng): Weights =>
  Object.fromEntries(
    Object.entries(middle).map(([name, n]) => [
      name,
      unit(chance) < CHANGED ? Number((n * Math.exp(spread * normal(chance))).toPrecision(DIGITS)) : n,
    ]),
  );
