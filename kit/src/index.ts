/** The only door to the kit. */
export { fuzz } from './fuzz/fuzz.ts';
export type { Chooser } from './fuzz/moves.ts';
export type { Kind } from './fuzz/problem.ts';
export { type Failure, type FuzzOptions, type FuzzReport, RATES, type Rates } from './fuzz/report.ts';
export { type Given, type GivenTable, given } from './given.ts';
export { findGolden, type Wanted } from './golden/find-golden.ts';
export { formatGolden, type GoldenFile, type GoldenInput, parseGolden } from './golden/golden-file.ts';
export { goldenTests, readGolden, type Register, refreshGolden, writeGolden } from './golden/golden-folder.ts';
export { type GoldenDifference, type Recipe, recordGolden, verifyGolden } from './golden/record.ts';
export { type Perft, perft } from './perft.ts';
export { type Play, play, type Reason } from './play.ts';
export { type Coverage, type RuleReport, ruleIndex } from './rule-index.ts';
export { type Proof, type ProofCount, recordedGamesOf } from './rules/proof.ts';
