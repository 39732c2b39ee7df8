/**
 * Where tables are stored: one interface and one suite of tests (contract.ts) for any
 * number of back ends. When a promise of a write resolves, the write is durable.
 */
import type { Entry, Eye, LogLine, Options, Pack, Seat, Source, State } from '@tabularium/kernel';
import type { ChatLine, Proposal, Stretch, TableInfo, TableSummary, Visibility } from '@tabularium/protocol';
import type { Shared } from './shared.ts';
import type { Sql } from './sql.ts';
import type { Untold, Waits } from './waits.ts';

export interface StoredSeat {
  readonly kind: 'human' | 'open' | 'bot';
  readonly name: string;
  /** The bot that plays the seat. With a `tokenHash` beside it, the bot stands in for that person. */
  readonly bot?: string;
  /** Hash of the seat's token; none while nobody has taken the seat. */
  readonly tokenHash?: string;
  /** Taken through the link, so the owner of the table does not know the token. */
  readonly joined?: true;
  /** Names of those who sat there and left. */
  readonly before?: readonly string[];
}

/** What is fixed when a table is opened. */
export interface StoredTable {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  /** The name of the content pack it is played with, if not with the game's own content. */
  readonly pack?: string;
  readonly visibility: Visibility;
  /** Seconds that people have to answer; without it nobody is timed. */
  readonly answerTime?: number;
  /** Seconds in the bank of each person: it runs when the time to answer is over. */
  readonly bank?: number;
  /** The result counts for the ratings of those who are signed in. */
  readonly rated?: true;
  /** The first of the games that the same people have played one after another, if it is not this one. */
  readonly series?: string;
  readonly seats: readonly StoredSeat[];
  /** The game begins when no seat is open any more, or when the owner says so. */
  readonly waits?: true;
  /** Leads people to the table while a seat is open. */
  readonly code?: string;
  readonly ownerHash: string;
  readonly created: number;
  /** The key of the dice. It is published only when the game is over. */
  readonly key: string;
  /** Where the dice came from, if not from the key: a finished game that was imported. */
  readonly source?: Source;
  /** The dice of the game before it came to this table, with their keys. `table` names where a key may still be in use. */
  readonly earlier?: readonly Stretch[];
  readonly origin?: TableInfo['origin'];
  readonly start: State<unknown>;
  readonly opening: readonly LogLine[];
}

/** What happened at a table, in order. `vote`: it was decided by this vote. */
export type EventBody = VoteBody | (OtherBody & { readonly vote?: { readonly id: number; readonly about: Proposal } });

/**
 * A vote is opened; somebody agrees, refuses, or takes back what they have said; whoever opened it withdraws it; its time is over.
 * Votes are counted from 1. A rewind names its input as the public counts. `ends`: it cannot pass any more. One that passes has
 * no event of its own: what was decided names it.
 */
type VoteBody =
  | {
      readonly t: 'vote';
      readonly does: 'open';
      readonly vote: number;
      readonly about: Proposal;
      readonly until: number;
    }
  | {
      readonly t: 'vote';
      readonly does: 'agree' | 'refuse' | 'none' | 'withdraw' | 'lapse';
      readonly vote: number;
      readonly ends?: true;
    };

type OtherBody =
  /**
   * `unseen`: the eyes this input is hidden from; left out if there are none. `called`: the call that it answers is still open,
   * so the time of the others runs on. `spent`: the seats that were waited for beyond their time to answer, and for how many
   * milliseconds; left out if there are none.
   */
  | {
      readonly t: 'input';
      readonly entry: Entry;
      readonly unseen?: readonly Eye[];
      readonly called?: true;
      readonly spent?: readonly (readonly [Seat, number])[];
    }
  | UndoBody
  | { readonly t: 'chat'; readonly line: Omit<ChatLine, 'n' | 'at'> }
  | { readonly t: 'seat'; readonly seat: Seat; readonly now: StoredSeat }
  /** The same person has the seat, under a new secret. No clock begins anew, and no share of the table. */
  | { readonly t: 'renew'; readonly seat: Seat; readonly tokenHash: string }
  /** Consent that a bot plays for a seat, as earlier builds stored it. It is no longer asked for: whoever wants it proposes it again. */
  | {
      readonly t: 'handOver';
      readonly seat: Seat;
      readonly agreed: readonly Seat[];
      readonly bots?: readonly string[];
    }
  /** The bot of this seat could not answer. It is not asked again until something changes. */
  | { readonly t: 'stuck'; readonly seat: Seat }
  /** Spectators may not chat, or may again. Builds before the first release wrote `silence`. */
  | { readonly t: 'mute' | 'silence'; readonly on: boolean }
  /** The game begins although seats were open; `seats` are those that bots took. */
  | { readonly t: 'begin'; readonly seats: readonly { readonly seat: Seat; readonly now: StoredSeat }[] }
  | { readonly t: 'rematch'; readonly table: string }
  /** The table ends the game without a result. */
  | { readonly t: 'ended'; readonly how: 'ended' | 'abandoned' }
  /** The table is paused, or goes on. While it is paused nobody may move, no bot does, and no clock runs. */
  | { readonly t: 'pause'; readonly on: boolean }
  /** A seat, or everybody, has so many seconds more, for the question they have or the next one they are asked. */
  | { readonly t: 'extend'; readonly seat?: Seat; readonly seconds: number }
  /** Seconds to answer from now on; null if nobody is timed any more. With `bank`, everybody has a whole bank of so many seconds. */
  | { readonly t: 'pace'; readonly answerTime: number | null; readonly bank?: number }
  /** The person of a seat is away until then, and their clock stands still; null: they are back. */
  | { readonly t: 'vacation'; readonly seat: Seat; readonly until: number | null };

/** Undoes input number `input`, or the last one. `again` are the later inputs, which were replayed without it. */
interface UndoBody {
  readonly t: 'undo';
  readonly input?: number;
  readonly unseen?: readonly Eye[];
  readonly called?: true;
  readonly again?: readonly { readonly entry: Entry; readonly at: number; readonly unseen?: readonly Eye[] }[];
}

/** An act hidden from somebody at the table. It must not change anything that everybody is told. */
export const isPrivate = (body: EventBody): boolean =>
  (body.t === 'input' || body.t === 'undo') && body.unseen !== undefined && body.unseen.length > 0;

/** Known to everybody at the table: neither a private act nor a whisper. */
export const isForAll = (body: EventBody): boolean =>
  body.t === 'chat' ? body.line.room === 'table' : !isPrivate(body);

export interface StoredEvent {
  /** From 1, without gaps. */
  readonly n: number;
  readonly at: number;
  /** Who asked for it, and the nonce, so that a message that arrives twice is recognised. */
  readonly by: string;
  readonly nonce: string;
  readonly body: EventBody;
}

/** The part of a summary that changes with events. */
export interface SummaryChange extends Pick<TableSummary, 'ended' | 'openSeats' | 'waiting' | 'inputs' | 'seats'> {
  /** A bot is to move, so the table must be loaded when the server starts. */
  readonly botDue: boolean;
  /** When the next clock runs out; null if none is running. */
  readonly due: number | null;
}

export interface Store {
  /** What a store can do besides, if several processes use it at once. */
  readonly shared?: Shared;
  /** For what is asked rarely: people, their devices and what they hold. */
  readonly sql: Sql;
  /**
   * Adds a table, with its earlier events if it comes from elsewhere, and its content pack if it names one. A pack is
   * stored once, as it first came, and kept as long as a table names it.
   */
  create(table: StoredTable, summary: SummaryChange, events?: readonly StoredEvent[], pack?: Pack): Promise<void>;
  /** The content pack of this name, if a table is played with it. */
  pack(name: string): Promise<Pack | undefined>;
  /** Adds event `n`; updates the summary unless it is chat or a private act. Rejects with `Conflict` if the number is taken or the table
   * is gone; if several processes use the store, also if the event before it did not happen at `after`. */
  append(id: string, event: StoredEvent, summary: SummaryChange, after?: number): Promise<void>;
  /** Throws `Damaged` when what is stored is not what was written. */
  load(id: string): Promise<{ readonly table: StoredTable; readonly events: readonly StoredEvent[] } | undefined>;
  summaries(ids: readonly string[]): Promise<readonly TableSummary[]>;
  /** Public tables that are not over, the latest first. */
  listPublic(most: number): Promise<readonly TableSummary[]>;
  /** Tables at which a bot is to move. */
  botsDue(): Promise<readonly string[]>;
  /** Tables at which somebody's time had run out at this moment, the longest overdue first. */
  overdue(at: number, most: number): Promise<readonly string[]>;
  /** If a table is still overdue at this moment: its next clock runs out at `due`, or none does. */
  putOff(id: string, at: number, due: number | null): Promise<void>;
  /** Since when people are waited for at these tables. Those that are gone are missing. */
  waits(ids: readonly string[]): Promise<ReadonlyMap<string, Waits>>;
  /** Tables at which somebody came to be waited for at this moment or before, and it was not seen to that they are told; the longest first. */
  untold(before: number, most: number): Promise<readonly Untold[]>;
  /** It has been seen to for those who came to be waited for before `next`. Changes nothing if somebody else has come to be waited for meanwhile. */
  seenTo(what: Untold, next: number | null): Promise<void>;
  /** The table that this code leads to: a running one with an open seat. */
  byCode(code: string): Promise<string | undefined>;
  /** Bytes that imported games take up here. */
  importedBytes(): Promise<number>;
  /** Imported tables at which nothing has happened since this moment, the oldest first. */
  staleImports(before: number, most: number): Promise<readonly string[]>;
  /**
   * Tables whose game is not over and at which nothing has happened since this moment, the oldest first: all of them, or only
   * those at which nobody has ever moved.
   */
  forsaken(which: 'all' | 'unplayed', before: number, most: number): Promise<readonly string[]>;
  /** Finished games at which nothing has happened since this moment and that are not archived, the oldest first. */
  archivable(before: number, most: number): Promise<readonly string[]>;
  /**
   * Keeps the events of a finished game in one compressed text. Everything else goes on as before: `load` finds the same, and
   * events can be added. False if there was nothing to do.
   */
  archive(id: string): Promise<boolean>;
  /** Removes a table, with what people hold at it and what was to be told of it. The results of those who played stay theirs. */
  remove(id: string): Promise<void>;
  /** The secret of this store, which never changes. It seals exports and derives tokens from nonces. */
  secret(): Promise<string>;
  /** A whole copy in a file, taken while people play. */
  backup(file: string): Promise<void>;
  /** `ok`: the store can write. */
  health(): Promise<{ readonly ok: boolean; readonly tables: number; readonly problem?: string }>;
  close(): Promise<void>;
}
