/**
 * What each feature of `chances.ts` adds to the logarithm of the odds: of Factions early, in the middle and late in the game, and of
 * Rome to fall.
 *
 * Provenance: `scripts/fit.ts`, 560 games, seed fit 1, 2026-11-19; loss on games not fitted to 1.549, knowing only how often Rome falls 1.742.
 */
// biome-ignore format: a line for each
export const FITTED: readonly number[] = [
  0.007603, 0.05545, -0.3296, 0.03261, 0.00927, 0.008766, 0.09913, 0.03329, -0.02954, 0.01792, -0.02245,
  0.003153, 0.03079, 0.4748, 0.03911, 0.008744, 0.1143, 0.03483, 0.05295, -0.07572, -0.0233, -0.05588,
  0.01228, 0.05111, 0.3521, 0.0143, 0.01252, 0.1222, -0.005473, 0.01601, -0.02265, 0.06455, -0.0453,
  1.64, 0.4771, 0.3471, 0.4377, -0.001715, -0.1466, -0.2621, 0.1987,
];
