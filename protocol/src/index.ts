export {
  actSchema,
  beginSchema,
  type ClientMessage,
  type CloneTable,
  clientMessageSchema,
  cloneSchema,
  freeSchema,
  handOverSchema,
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
} from './client-messages.ts';
export {
  choicesSchema,
  CONTACT_KINDS,
  type ContactInfo,
  type ContactKind,
  confirmSchema,
  type NewContact,
  type NewContactAnswer,
  newContactSchema,
  NOTICE_LANGUAGES,
  type NoticeChoices,
  type NoticeError,
  type Notices,
  type PersonNotices,
  type Remindable,
  remindSchema,
  tableChoicesSchema,
} from './notices.ts';
export {
  type Device,
  deviceSchema,
  type Me,
  type MySeats,
  type MyTable,
  type MyTables,
  mySeatsSchema,
  type PersonFile,
  pairSchema,
  renewSchema,
} from './people.ts';
export { ANSWER_TIMES, LIMITS } from './limits.ts';
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
export { type AnyMatch, decisionOf, entryOf, sceneAt, sceneOf } from './scene-of.ts';
