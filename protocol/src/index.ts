export {
  actSchema,
  beginSchema,
  type ClientMessage,
  type CloneTable,
  clientMessageSchema,
  cloneSchema,
  freeSchema,
  type ImportTable,
  importSchema,
  type Join,
  joinSchema,
  type NewSeat,
  type NewTable,
  newTableSchema,
  saySchema,
  muteSchema,
  undoSchema,
  vacationSchema,
} from './client-messages.ts';
export {
  awaySchema,
  type Device,
  deviceSchema,
  type Me,
  type MySeats,
  type MyTable,
  type MyTables,
  type MyVacation,
  mySeatsSchema,
  newPasskeySchema,
  type Passkey,
  type PersonFile,
  pairSchema,
  renewSchema,
  returnSchema,
  type SignInWays,
  usePasskeySchema,
} from './people.ts';
export { ANSWER_TIMES, BANKS, LIMITS, vacationDays } from './limits.ts';
export {
  type Came,
  type MyHistory,
  type MyPastGame,
  type PastGame,
  type PastSeat,
  type PublicGames,
  publishSchema,
  type Rating,
  type TableResult,
  type Tally,
} from './history.ts';
export { en as serverEn } from './messages/en.ts';
export { serverWords } from './messages/index.ts';
export type {
  ChatLine,
  GameInfo,
  OpenedTable,
  Person,
  RecordEntry,
  RuleText,
  Scene,
  SeatInfo,
  TableInfo,
  TableSummary,
  Visibility,
} from './scene.ts';
export type { Problem, ServerMessage } from './server-messages.ts';
export {
  botAt,
  type Fault,
  firstFault,
  freshDice,
  type Keys,
  type Stretch,
  seatedOf,
  type TableFile,
} from './table-file.ts';
export { type AnyMatch, backOf, decisionOf, entryOf, inputBehind, sceneAt, sceneOf } from './scene-of.ts';
export {
  type Proposal,
  proposeSchema,
  takeBackSchema,
  type VoteHow,
  type VoteInfo,
  type VoteNews,
  voiceSchema,
} from './votes.ts';
