/**
 * What each feature of `chances.ts` adds to the logarithm of the odds: the last turn but two, the last but one, the last.
 *
 * Provenance: `scripts/fit.ts`, 400 games of 2A, 2C, 3A, 3B, 4W, 4E, 5A, 6A, seed fit 1, 2026-11-18; loss on games not fitted to 1.174, with all seats alike 1.359.
 */
// biome-ignore format: a line for each turn
export const FITTED: readonly number[] = [
  0.00923, 0.002135, 0.4034, -0.007218, 0.4572, 0.04688,
  0.03349, 0.1506, 0.3415, 0.05769, 0.9579, 0.1259,
  0.08896, 0.4353, 0.3047, 0.2023, 0.9842, 0.3868,
];
