/** Everything that other packages may use of the kernel. */
export type { Account, AccountOf, KeptWords } from './account.ts';
export { inputsOf, randomInput, randomMove } from './answers.ts';
export { ballot, type Vote } from './ballot.ts';
export { begin } from './begin.ts';
export { type Chance, type Draw, fromKey, fromSeed } from './chance.ts';
export { Cx, type Env, type Look } from './context.ts';
export {
  type Contents,
  contents,
  type Earlier,
  type GameContent,
  gameContent,
  isIntact,
  moduleFor,
  type Pack,
  packOf,
} from './content.ts';
export { type Diff, diff, patch } from './diff.ts';
export { digest, Digests, hash64 } from './digest.ts';
export { Engine } from './engine.ts';
export { BadOptions, Broken, Damaged, NewerRules, Refused } from './errors.ts';
export {
  call,
  type End,
  end,
  type Flow,
  type Interrupt,
  interrupt,
  type LocalsOf,
  over,
  type Proc,
  procsFor,
  type Rules,
  type Showing,
  type Wait,
} from './flow.ts';
export {
  FORMAT,
  firstDifference,
  fromFile,
  type GameFile,
  type Opened,
  openGame,
  type Source,
  toFile,
} from './game-file.ts';
export { canonical, copy, heldOnce, isRecord, type Json, notPlain, same, weightOf } from './json.ts';
export { type Hidden, hiddenFrom, openToAll } from './hidden.ts';
export { choose, pick } from './kinds.ts';
export { lastCall } from './last-call.ts';
export { backIn, type Entry, NOBODY, type Undone, versionIn } from './entry.ts';
export { LongMatch } from './long-match.ts';
export { Match } from './match.ts';
export {
  type Arg,
  type ArgNames,
  type Catalog,
  type Because,
  type Candidate,
  type LogLine,
  linesFor,
  saysTheSame,
  type SaidLine,
  wordsOf,
  type Msg,
  messages,
  type Translations,
} from './message.ts';
export { en as kernelEn } from './messages/en.ts';
export { es as kernelEs } from './messages/es.ts';
export { it as kernelIt } from './messages/it.ts';
export { type Migration, migrate } from './migrate.ts';
export {
  type Explanation,
  engineOf,
  type GameModule,
  type Meta,
  parseTable,
  type Prospect,
  type Setup,
  type Span,
  type Table,
  type Throw,
} from './module.ts';
export {
  isWithin,
  leftOf,
  type Limit,
  missingIn,
  type OptionSpec,
  type Options,
  type OptionValue,
  parseOptions,
  setChosen,
  wordChosen,
} from './options.ts';
export {
  accepts,
  type Answer,
  type Input,
  type InputArg,
  isRefs,
  type Offer,
  type Offered,
  ownQuestion,
  type Question,
} from './question.ts';
export { openPrompt } from './open-prompt.ts';
export { type Asked, isOffered, rehearse, type Rehearsed } from './rehearse.ts';
export { type Rng, rng } from './rng.ts';
export { round, type Said } from './round.ts';
export * as schema from './schema.ts';
export { clockwise, type Eye, others, type PerSeat, type Seat } from './seat.ts';
export { howMany, type Known, listed, type Shown } from './shown.ts';
export {
  among,
  blank,
  byKind,
  byOwner,
  bySeat,
  each,
  type LocalSight,
  type Parts,
  type Sight,
  STEP,
  to,
  type Who,
} from './sight.ts';
export type { Silence, Silent } from './silence.ts';
export { sequence } from './sequence.ts';
export { type Frame, NO_MORE, type Order, type Outcome, type Rigged, type State } from './state.ts';
export { surface, verbsOf } from './surface.ts';
export { less, plus, type Tally, type TallyPart, tally, times } from './tally.ts';
export { Told } from './unseen.ts';
export { SILENCE } from './verbs.ts';
export { type Seen, type Standing, standingAt, type View, viewFrom } from './view.ts';
