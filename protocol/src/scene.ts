/** The data that server and client exchange: scenes, tables, records, chat. */
import type { Options, OptionSpec, Outcome, Question, SaidLine, Seat } from '@tabularium/kernel';
import type { VoteInfo, VoteNews } from './votes.ts';

/** Everything about the position that this viewer may know. After the first, it is sent as a difference from the last one. */
export interface Scene<V = unknown> {
  readonly view: V;
  readonly question?: Question;
  /** The id of the question, which an answer must repeat. Empty for spectators. */
  readonly decision: string;
  /** The seats that the game waits for. */
  readonly waiting: readonly Seat[];
  /** They are only asked, all alike, whether they step in. Who of them could is nobody's business. */
  readonly call: boolean;
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
  /** Taken through the link, with no move since. The owner of the table may free the seat. */
  readonly idle?: true;
  /** The bot cannot answer its question, so the game waits. The owner of the table may free the seat. */
  readonly stuck?: true;
  /** Names of those who sat there before. They have seen what the seat sees. */
  readonly before?: readonly string[];
  /** Milliseconds left in the bank of this person, without what runs at this moment. Missing where nobody has a bank. */
  readonly bank?: number;
  /** The clock is running: when the time to answer is over, and when the bank will be empty, too. Not in a call. */
  readonly time?: { readonly answer: number; readonly due: number };
  /** On vacation until then, if that is not over: the clock stands still. */
  readonly away?: number;
  /** Milliseconds of vacation that this person has left in this game. Missing where there is none. */
  readonly vacationLeft?: number;
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
  /** Seconds in a whole bank, which runs when the time to answer is over. */
  readonly bank?: number;
  /** Since when the table is paused: nobody may move, no bot does, and no clock runs. */
  readonly paused?: number;
  /** When the game next goes on without somebody, and without whom. Missing if nobody is timed, or it cannot go on without them. */
  readonly deadline?: { readonly at: number; readonly seats: readonly Seat[] };
  /** The result counts for the ratings of those who are signed in. */
  readonly rated?: true;
  readonly seats: readonly SeatInfo[];
  /** The game has not begun: it waits for people on the open seats. */
  readonly waits?: true;
  /** Six letters and digits that lead here from the home page, as long as a seat is open. */
  readonly code?: string;
  readonly created: number;
  /**
   * The hash of the key of the dice from the beginning, and the key itself when the game is over.
   * An imported finished game may have been rolled from a seed; its commitment is empty then.
   */
  readonly dice: { readonly commitment: string; readonly key?: string; readonly seed?: string };
  readonly ended: boolean;
  /**
   * Where the game came from if it did not begin here: a copy of another table, or a file that the rules confirmed or not.
   * `input` is numbered as the public counts inputs, whoever made the copy.
   */
  readonly origin?:
    | { readonly t: 'clone'; readonly table: string; readonly input: number }
    | { readonly t: 'import'; readonly verified: boolean };
  /** How many spectators are connected, if any. */
  readonly spectators?: number;
  /** Spectators may not chat. */
  readonly muted?: true;
  /** The id of the table that was opened for a rematch. */
  readonly rematch?: string;
  /** The votes that are open. */
  readonly votes?: readonly VoteInfo[];
  /** The table has ended the game without a result, by a vote. */
  readonly closed?: 'ended' | 'abandoned';
}

/** The record of one input, as this viewer may read it. */
export interface RecordEntry {
  /** Which input, from 1, among those that this viewer may know of; 0 is the set-up. */
  readonly input: number;
  /** -1 for what nobody did: a change of rules, or new dice. */
  readonly by: Seat;
  readonly at: number;
  readonly lines: readonly SaidLine[];
  /** The table went back to the position after this input, as this viewer counts: what stands between counts no more. */
  readonly back?: number;
}

export interface ChatLine {
  readonly n: number;
  readonly at: number;
  /** The table itself tells what became of a vote. */
  readonly by: Person | 'table';
  /** Everybody, or these seats alone. */
  readonly room: 'table' | readonly Seat[];
  /** Empty if the table tells it. */
  readonly text: string;
  readonly vote?: VoteNews;
}

/** An entry in a list of tables. */
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
  /** Since when each person who is waited for has not answered. */
  readonly since: Readonly<Record<Seat, number>>;
  /** Inputs made so far that everybody may know of. */
  readonly inputs: number;
  readonly seats: readonly { readonly kind: SeatInfo['kind']; readonly name: string }[];
}

/** The tokens of a new table. They are shown once; the server keeps only their hashes. */
export interface OpenedTable {
  readonly id: string;
  readonly owner: string;
  /** By seat; null for bots and open seats. */
  readonly seats: readonly (string | null)[];
}

/** What a client needs to know about a game to open a table. */
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
  /** Tables can be opened as rated. Missing where all win or lose together. */
  readonly rateable?: true;
}

/** A statement of the rules in our own words. */
export interface RuleText {
  readonly id: string;
  readonly text: string;
  readonly section: string;
}
