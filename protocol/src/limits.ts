/** Seconds that a table may give people to answer: five minutes, an hour, a day, three, a week. */
export const ANSWER_TIMES = [300, 3600, 86_400, 259_200, 604_800] as const;

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
