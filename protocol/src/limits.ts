/** Seconds that a table may give people to answer: five minutes, an hour, a day, three, a week. */
export const ANSWER_TIMES = [300, 3600, 86_400, 259_200, 604_800] as const;

/** Bounds of what anybody may send. */
export const LIMITS = {
  /** Bytes of one request or message; an imported game may be larger. */
  message: 16 * 1024,
  import: 16 * 1024 * 1024,
  /** Inputs of an imported game. */
  inputs: 20_000,
  /** Weight of its position (`weightOf` of the kernel), at any time of it: thirty times that of a long game. */
  state: 500_000,
  /** How often its dice may have changed. */
  stretches: 1000,
  /** Characters of the name of a content pack, and of its content as JSON. */
  packName: 100,
  pack: 512 * 1024,
  /** Moves, takings back, words and all else that one table keeps. */
  /** Inputs that one seat may make in private at one table. */
  privateInputs: 5000,
  events: 100_000,
  chat: 1000,
  /** Lines of chat that one table keeps. */
  chatLines: 5000,
  /** And of those by people who look on, so that they cannot silence the others. */
  spectatorLines: 1000,
  name: 40,
  tableName: 60,
  nonce: 64,
  /** Characters that the nonce of somebody who joins has at least. */
  joinNonce: 22,
  verb: 64,
  ref: 200,
  several: 200,
} as const;
