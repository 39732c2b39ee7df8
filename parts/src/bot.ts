import type { GameModule, Input, LogLine, Question, Rng, Seat } from '@tabularium/kernel';

/**
 * What a bot is given: no more than a person in its seat would see, and never the state.
 * A bot that wants to look ahead makes a state of its own with `module.guess(view, seat, rng)`.
 */
export interface Glance<G, V> {
  /** Made when it is first read, so a bot that does not look at it costs nothing. */
  readonly view: V;
  readonly question: Question;
  readonly seat: Seat;
  readonly module: GameModule<G, V>;
  /** The bot's own chance, apart from the game's. */
  readonly rng: Rng;
  /** The lines that this seat could read so far, if somebody keeps the record. */
  readonly log?: readonly LogLine[];
}

export interface Bot<G, V> {
  readonly name: string;
  /** An answer that the question offers. */
  choose(seen: Glance<G, V>): Input;
}

/** A bot of any game. */
// oxlint-disable-next-line typescript/no-explicit-any -- a list of bots holds those of every game, whose types have nothing in common
export type AnyBot = Bot<any, any>;

/** How much a bot that looks ahead may think about one answer. Other bots do not ask. */
export interface Effort {
  /** How many times it may play on in its mind. */
  readonly rollouts: number;
  /** And for how long, if that is over first. Without it, the bot answers the same on every machine. */
  readonly ms?: number;
}

/** A new bot for one seat of one game; it may remember what it likes until the game is over. Without an effort, as at a table with people. */
export type BotFactory = (effort?: Effort) => AnyBot;

export type Bots = Readonly<Record<string, BotFactory>>;
