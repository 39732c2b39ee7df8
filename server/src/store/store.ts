/**
 * Where tables are kept. One interface, one contract suite (contract.ts), any
 * number of back ends. A promise that resolves means: it is durable.
 */
import type { Entry, Eye, LogLine, Options, Pack, Seat, Source, State } from '@tabularium/kernel';
import type { ChatLine, Stretch, TableInfo, TableSummary, Visibility } from '@tabularium/protocol';

export interface StoredSeat {
  readonly kind: 'human' | 'open' | 'bot';
  readonly name: string;
  /** The kind of bot. A name of a person beside it: the bot stands in for them. */
  readonly bot?: string;
  /** Hash of the seat's secret; none while nobody has taken it. */
  readonly tokenHash?: string;
  /** Taken by the link: who opened the table does not know the secret. */
  readonly joined?: true;
  /** Names of those who sat there and left. */
  readonly before?: readonly string[];
}

/** What is known of a table from the beginning. */
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
  readonly seats: readonly StoredSeat[];
  readonly ownerHash: string;
  readonly created: number;
  /** The key of the dice; it leaves the server only when the game is over. */
  readonly key: string;
  /** Where the dice came from, if not from the key: a finished game that was imported. */
  readonly source?: Source;
  /** What was rolled before the game came to this table, with its keys; `table` says where they may still be in use. */
  readonly earlier?: readonly Stretch[];
  readonly origin?: TableInfo['origin'];
  readonly start: State<unknown>;
  readonly opening: readonly LogLine[];
}

/** What happened at a table, in order. */
export type EventBody =
  /** `unseen`: the eyes that may not learn that it was made; none where everybody may. */
  | { readonly t: 'input'; readonly entry: Entry; readonly unseen?: readonly Eye[] }
  | UndoBody
  | { readonly t: 'chat'; readonly line: Omit<ChatLine, 'n' | 'at'> }
  | { readonly t: 'seat'; readonly seat: Seat; readonly now: StoredSeat }
  | { readonly t: 'handOver'; readonly seat: Seat; readonly agreed: readonly Seat[] }
  /** The bot of this seat could not answer: it is not asked again before something changes. */
  | { readonly t: 'stuck'; readonly seat: Seat }
  | { readonly t: 'silence'; readonly on: boolean }
  | { readonly t: 'rematch'; readonly table: string };

/** Takes back input number `input`, or the last one. `again` are later inputs, which were played once more without it. */
interface UndoBody {
  readonly t: 'undo';
  readonly input?: number;
  readonly unseen?: readonly Eye[];
  readonly again?: readonly { readonly entry: Entry; readonly at: number; readonly unseen?: readonly Eye[] }[];
}

/** An act that somebody at the table may not learn of: it changes nothing that everybody is told. */
export const isPrivate = (body: EventBody): boolean =>
  (body.t === 'input' || body.t === 'undo') && body.unseen !== undefined && body.unseen.length > 0;

export interface StoredEvent {
  /** From 1, without gaps. */
  readonly n: number;
  readonly at: number;
  /** Who asked for it and under which nonce, so that a second arrival finds the first. */
  readonly by: string;
  readonly nonce: string;
  readonly body: EventBody;
}

/** What changes in a summary when something happens. */
export interface SummaryChange extends Pick<TableSummary, 'ended' | 'openSeats' | 'waiting' | 'inputs' | 'seats'> {
  /** A bot is to move: whoever starts the server again must wake it. */
  readonly botDue: boolean;
  /** When somebody's time to answer is over; null where nobody is timed. */
  readonly due: number | null;
}

export interface Store {
  /**
   * A new table, with what had already happened at it if it comes from elsewhere, and with its content pack, if it names
   * one: each is kept once, as it first came, as long as a table names it.
   */
  create(table: StoredTable, summary: SummaryChange, events?: readonly StoredEvent[], pack?: Pack): Promise<void>;
  /** The content pack of this name, if a table is played with it. */
  pack(name: string): Promise<Pack | undefined>;
  /** Adds event `n`; anything but chat and private acts brings the summary up to date. Rejects if that number is taken, or the table gone: somebody else has written. */
  append(id: string, event: StoredEvent, summary: SummaryChange): Promise<void>;
  /** Throws `Damaged` when what is kept is not what was written. */
  load(id: string): Promise<{ readonly table: StoredTable; readonly events: readonly StoredEvent[] } | undefined>;
  summaries(ids: readonly string[]): Promise<readonly TableSummary[]>;
  /** Public tables that are not over, the latest first. */
  listPublic(most: number): Promise<readonly TableSummary[]>;
  /** Tables at which a bot is to move. */
  botsDue(): Promise<readonly string[]>;
  /** Tables at which somebody's time was over at this moment, the longest first, at most so many. */
  overdue(at: number, most: number): Promise<readonly string[]>;
  /** Bytes that imported games take up here. */
  importedBytes(): Promise<number>;
  /** Imported tables at which nothing has happened since this moment, the longest first, at most so many. */
  staleImports(before: number, most: number): Promise<readonly string[]>;
  remove(id: string): Promise<void>;
  /** A secret of this store's own, the same for ever: seals what is exported. */
  secret(): Promise<string>;
  /** A whole copy in a file, taken while people play. */
  backup(file: string): Promise<void>;
  /** `ok`: what is to be kept can be written. */
  health(): Promise<{ readonly ok: boolean; readonly tables: number; readonly problem?: string }>;
  close(): Promise<void>;
}
