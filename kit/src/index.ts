/** Everything that other packages may use of the kit. */
export { type Dice, leaveToChance, order, takeWatched, unrolled, watchDice } from './dice.ts';
export { deepFreeze, withFrozenViews } from './freeze.ts';
export { fuzz } from './fuzz/fuzz.ts';
export type { Chooser } from './fuzz/moves.ts';
export type { Kind } from './fuzz/problem.ts';
export { type Failure, type FuzzOptions, type FuzzReport, RATES, type Rates } from './fuzz/report.ts';
export { checkSound, type Given, type GivenTable, given, type House } from './given.ts';
export { fewest, type Found, type GoldenTable } from './golden/fewest.ts';
export { findGolden, type Wanted } from './golden/find-golden.ts';
export { type Fingerprint, playedAs, UNPLAYABLE } from './golden/fingerprint.ts';
export { formatGolden, fromGolden, type GoldenFile, type GoldenInput, parseGolden } from './golden/golden-file.ts';
export { goldenTests, readGolden, type Register, refreshGolden, writeGolden } from './golden/golden-folder.ts';
export {
  brokenRecord,
  formatRecorded,
  isReleased,
  parseRecorded,
  type Recorded,
  recordedNow,
  released,
} from './golden/recorded.ts';
export { type GoldenDifference, positionIn, type Recipe, recordGolden, verifyGolden } from './golden/record.ts';
export { checkRef, noSuch } from './near.ts';
export { type Perft, perft } from './perft.ts';
export { type Play, play, type Reason } from './play.ts';
export { type Coverage, type RuleReport, ruleIndex } from './rule-index.ts';
export { type Proof, type ProofCount, recordedGamesOf } from './rules/proof.ts';
