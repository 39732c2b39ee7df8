/**
 * What each feature of `chances.ts` adds to the logarithm of the odds: of Factions early, in the middle and late in the game, and of
 * Rome to fall.
 *
 * Provenance: `scripts/fit.ts`, 560 games, seed fit 2, 2026-11-19; loss on games not fitted to 1.483, knowing only how often Rome falls 1.738.
 */
// biome-ignore format: a line for each
export const FITTED: readonly number[] = [
  -0.00948, 0.04195, 0.2876, 0.02133, 0.007129, 0.1571, 0.02887, 0.04341, -0.004423, -0.009009, 0.1436,
  0.005036, 0.01157, 0.4506, 0.008077, 0.007091, 0.1582, 0.02368, 0.02399, 0.04868, 0.05565, 0.1437,
  0.0162, 0.02168, 0.2316, 0.001246, 0.002726, 0.2314, 0.02086, 0.0462, -0.03816, 0.0543, 0.148,
  1.438, 0.5899, 0.1253, 0.1894, -0.01907, -0.05441, -0.379, 0.4234,
];
