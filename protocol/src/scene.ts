/** What a seat, or a spectator, has before its eyes. */
import type { Msg, Options, OptionSpec, Outcome, Question, Seat } from '@tabularium/kernel';

/** Everything about the position that this viewer may know; pushed as a difference to the one before. */
export interface Scene<V = unknown> {
  readonly view: V;
  readonly question?: Question;
  /** Names the question; an answer repeats it. Empty for spectators. */
  readonly decision: string;
  /** Seats the game cannot go on without. */
  readonly waiting: readonly Seat[];
  readonly canUndo: boolean;
  /** Inputs made so far that this viewer may know of. */
  readonly inputs: number;
  readonly over?: Outcome;
}

/** Who does or says something: whoever sits on a seat, or somebody without one. */
export type Person = Seat | 'spectator';

/** Who sits where. A bot has the name of its kind. */
export interface SeatInfo {
  readonly kind: 'human' | 'open' | 'bot';
  readonly name: string;
  readonly bot?: string;
  /** A bot plays for somebody who may come back. */
  readonly standsIn?: true;
  /** Taken by the link, and not moved yet: who opened the table may make it free. */
  readonly idle?: true;
  /** A bot that cannot answer what it is asked: the game waits. Whoever opened the table may free the seat. */
  readonly stuck?: true;
  /** Who sat there and left: they have seen what the seat sees. */
  readonly before?: readonly string[];
  readonly online: boolean;
}

export type Visibility = 'public' | 'link';

/** What everybody at the table knows about the table itself. */
export interface TableInfo {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  /** The name of the content pack it is played with, if not with the game's own content. */
  readonly pack?: string;
  readonly visibility: Visibility;
  /** Seconds after which the game goes on without an answer, if people are timed. */
  readonly answerTime?: number;
  /** When the game goes on without these seats if they go on saying nothing; none where it cannot, or nobody is timed. */
  readonly deadline?: { readonly at: number; readonly seats: readonly Seat[] };
  readonly seats: readonly SeatInfo[];
  readonly created: number;
  /**
   * The dice: the hash of their key from the beginning, the key itself when the game is over.
   * A finished game that was imported may have been rolled from a seed; its commitment is empty.
   */
  readonly dice: { readonly commitment: string; readonly key?: string; readonly seed?: string };
  readonly ended: boolean;
  /** Where it began, if not at the beginning: a copy of another table, or a file that the rules could check or not. */
  readonly origin?:
    | { readonly t: 'clone'; readonly table: string; readonly input: number }
    | { readonly t: 'import'; readonly verified: boolean };
  /** How many look on without a seat, if anybody does. */
  readonly spectators?: number;
  /** Those who look on may not speak. */
  readonly silenced?: true;
  /** The table that was set up to play again. */
  readonly rematch?: string;
  /** A seat's wish that a bot take over an absent one, and who has agreed. */
  readonly handOver?: { readonly seat: Seat; readonly agreed: readonly Seat[] };
}

/** What one input put on record, as this viewer may read it. */
export interface RecordEntry {
  /** Which input, from 1, among those that this viewer may know of; 0 is the set-up. */
  readonly input: number;
  /** -1 where it was nobody's: new rules, fresh dice. */
  readonly by: Seat;
  readonly at: number;
  readonly lines: readonly { readonly m: Msg; readonly rule?: string }[];
}

export interface ChatLine {
  readonly n: number;
  readonly at: number;
  readonly by: Person;
  /** Everybody, or these seats alone. */
  readonly room: 'table' | readonly Seat[];
  readonly text: string;
}

/** A line in a list of tables. */
export interface TableSummary {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly visibility: Visibility;
  readonly created: number;
  readonly updated: number;
  readonly ended: boolean;
  readonly openSeats: number;
  readonly waiting: readonly Seat[];
  /** Inputs made so far that everybody may know of. */
  readonly inputs: number;
  readonly seats: readonly { readonly kind: SeatInfo['kind']; readonly name: string }[];
}

/** The secrets of a new table: shown once, kept only as hashes. */
export interface OpenedTable {
  readonly id: string;
  readonly owner: string;
  /** By seat; null for bots and open seats. */
  readonly seats: readonly (string | null)[];
}

/** What can be known of a game before a table is opened. */
export interface GameInfo {
  readonly id: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number; readonly default: number };
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly endings: readonly string[];
  readonly bots: readonly string[];
  readonly languages: readonly string[];
  /** The content pack that new tables begin with, if not the game's own content. */
  readonly pack?: string;
}

/** A statement of the rules in our own words. */
export interface RuleText {
  readonly id: string;
  readonly text: string;
  readonly section: string;
}
