/** Seconds that a table may give people to answer: five minutes, an hour, a day, three, a week. */
export const ANSWER_TIMES = [300, 3600, 86_400, 259_200, 604_800] as const;

/** Seconds in the bank of each person, which runs when the time to answer is over: ten minutes, an hour, a day, three, a week. */
export const BANKS = [600, 3600, 86_400, 259_200, 604_800] as const;

const DAY = 86_400;
/**
 * Days that each person may be on vacation in one game. Where people are to answer within hours, nobody is: there the whole table
 * pauses.
 */
export const vacationDays = (answerTime: number | undefined): number =>
  answerTime === undefined || answerTime >= DAY ? LIMITS.vacationDays : 0;

/** Limits on what a client may send and a table may hold. */
export const LIMITS = {
  /** Bytes of one request or message; an imported game may be larger. */
  message: 16 * 1024,
  import: 16 * 1024 * 1024,
  /** Inputs of an imported game. */
  inputs: 20_000,
  /** Weight of its position at any time (`weightOf` of the kernel): thirty times that of a long game. */
  state: 500_000,
  /** How often its dice may have changed. */
  stretches: 1000,
  /** Characters of the name of a content pack, and of its content as JSON. */
  packName: 100,
  pack: 512 * 1024,
  /** Inputs that one seat may make in private at one table. */
  privateInputs: 5000,
  /** Events of one table: moves, undos, chat and everything else it stores. */
  events: 100_000,
  /** Characters of one line of chat. */
  chat: 1000,
  /** Lines of chat that one table keeps. */
  chatLines: 5000,
  /** How many of them spectators may write, so that they cannot use up all lines. */
  spectatorLines: 1000,
  /** Characters of a part of what a browser says of a passkey. */
  passkey: 4096,
  /** Days of vacation of one person in one game. */
  vacationDays: 30,
  /** Characters of an address of e-mail, and of a URL to which something is sent. */
  mailAddress: 254,
  endpoint: 1000,
  name: 40,
  tableName: 60,
  nonce: 64,
  /** The least number of characters of the nonce of a join. */
  joinNonce: 22,
  verb: 64,
  ref: 200,
  several: 200,
} as const;
