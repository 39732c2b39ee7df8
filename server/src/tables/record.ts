/** A table as its events have made it: folded from what is stored, the same way when loaded and when played. */
import { copy, Damaged, type Entry, Match, NOBODY, type Seat, SILENCE, type State } from '@tabularium/kernel';
import { commitment, keyedDraw } from '@tabularium/kernel/keyed';
import { type ChatLine, LIMITS, type TableInfo } from '@tabularium/protocol';
import type { LoadedGame } from '../games/games.ts';
import type { StoredEvent, StoredSeat, StoredTable, SummaryChange } from '../store/store.ts';

export interface TableRecord {
  readonly game: LoadedGame;
  readonly table: StoredTable;
  readonly match: Match<unknown, unknown>;
  /** The hash of the key of the dice. */
  readonly commitment: string;
  /** The last event's number. */
  n: number;
  readonly seats: StoredSeat[];
  readonly chat: ChatLine[];
  /** Those lines of chat that are not for everybody. */
  readonly whispers: Pick<ChatLine, 'n' | 'room'>[];
  /** When each input was made, and by which event. */
  readonly made: { readonly at: number; readonly n: number }[];
  /** Inputs of each seat, and how many there were when who sits there now took it. */
  readonly own: number[];
  readonly found: number[];
  /** Events by who asked for them and under which nonce. */
  readonly nonces: Map<string, number>;
  /** Since when the table waits as it does: the last input, one taken back, or somebody who took or left a seat. */
  waitingSince: number;
  /** Nobody is passed over earlier, whatever the time: whoever could not reach the server has had no chance to answer. */
  notBefore: number;
  rematch: string | undefined;
  /** Those who look on may not speak. */
  silenced: boolean;
  handOver: { readonly seat: Seat; readonly agreed: readonly Seat[] } | undefined;
}

export const newRecord = (game: LoadedGame, table: StoredTable): TableRecord => ({
  game,
  table,
  // A copy: a match plays on in what it is given, and the beginning may be another table's as well.
  match: new Match(game.module, copy(table.start) as State<unknown>, keyedDraw(table.key), table.version),
  commitment: commitment(table.key),
  n: 0,
  seats: [...table.seats],
  chat: [],
  whispers: [],
  made: [],
  own: table.seats.map(() => 0),
  found: table.seats.map(() => 0),
  nonces: new Map(),
  waitingSince: table.created,
  notBefore: 0,
  rematch: undefined,
  silenced: false,
  handOver: undefined,
});

export const nonceKey = (by: string, nonce: string): string => `${by}/${nonce}`;

/** Who asks for what the server itself writes: such events have no second arrival. */
export const SERVER = 'server';

/** How often a position is compared with the one recorded while a table is loaded. */
const CHECK_EVERY = 32;

/**
 * Takes in what is read from the store. What was taken back need not be gone through again.
 * Throws `Damaged` when an event is missing or a position is not the one recorded.
 */
export const replayEvents = (r: TableRecord, events: readonly StoredEvent[]): void => {
  const standing: Entry[] = [];
  for (const event of events) {
    if (event.n !== r.n + 1) throw new Damaged(`event ${r.n + 1} is missing`);
    if (event.body.t === 'input') standing.push(event.body.entry);
    else if (event.body.t === 'undo') standing.pop();
    tookEvent(r, event);
  }
  for (const [i, entry] of standing.entries()) {
    r.match.restore(entry);
    // A fault that a later change covers up would not show at the end.
    if ((i + 1) % CHECK_EVERY === 0) r.match.checkRestored();
  }
  r.match.checkRestored();
};

/** Everything an event changes, apart from the match, which has already moved. */
export const tookEvent = (r: TableRecord, { n, at, by, nonce, body }: StoredEvent): void => {
  r.n = n;
  if (by !== SERVER) r.nonces.set(nonceKey(by, nonce), n);
  switch (body.t) {
    case 'input': {
      const { by: seat, verb } = body.entry.input;
      r.made.push({ at, n });
      r.waitingSince = at;
      if (seat === NOBODY) return;
      r.own[seat]!++;
      // Who was passed over has done nothing.
      if (verb === SILENCE) r.found[seat]!++;
      // Whoever plays is not absent: what was agreed before no longer counts.
      else if (r.handOver?.seat === seat) r.handOver = undefined;
      return;
    }
    case 'undo': {
      const seat = Number(by);
      r.made.pop();
      r.waitingSince = at;
      r.own[seat]!--;
      // Who took back what somebody did there before has begun to play all the same.
      r.found[seat] = Math.min(r.found[seat]!, r.own[seat]!);
      return;
    }
    case 'chat':
      r.chat.push({ n, at, ...body.line });
      if (body.line.room !== 'table') r.whispers.push({ n, room: body.line.room });
      return;
    case 'seat':
      if (r.seats[body.seat]?.tokenHash !== body.now.tokenHash) r.found[body.seat] = r.own[body.seat]!;
      r.seats[body.seat] = body.now;
      r.waitingSince = at;
      r.handOver = undefined;
      return;
    case 'handOver':
      r.handOver = body.agreed.length > 0 ? { seat: body.seat, agreed: body.agreed } : undefined;
      return;
    case 'silence':
      r.silenced = body.on;
      return;
    case 'rematch':
      r.rematch = body.table;
      return;
    default:
      body satisfies never;
  }
};

/** Taken by the link, and nothing was done there since. */
export const isIdle = (r: TableRecord, seat: Seat): boolean =>
  r.seats[seat]?.kind === 'human' && r.seats[seat].joined === true && r.own[seat]! <= r.found[seat]! && !isOver(r);

export const isOver = (r: TableRecord): boolean => r.match.state.over !== undefined;

/** Nobody vouches for a finished game from a file that the rules did not confirm: it can be looked at, and that is all. */
export const isVerified = ({ table }: TableRecord): boolean => table.origin?.t !== 'import' || table.origin.verified;

export const isBotsOnly = (r: TableRecord): boolean => r.seats.every((s) => s.kind === 'bot');

/**
 * Bots among themselves may ward off defeat for ever, and what they do is kept for ever: there they stop when the
 * game is as long as one that can be read back. Where a person sits, the person sets the pace.
 */
export const areBotsDone = (r: TableRecord, most: number = LIMITS.inputs): boolean =>
  isFull(r) || (isBotsOnly(r) && r.match.entries.length >= most);

/** More is not written down by anybody: all of it is read when the table is next loaded. */
export const isFull = (r: TableRecord): boolean => r.n >= LIMITS.events;

export const isTimed = ({ table }: TableRecord): boolean => table.answerTime !== undefined;

/** Those waited for without whom the game can go on: people, at a table that has a time to answer. */
export const timedSeats = (r: TableRecord): readonly Seat[] => {
  if (!isTimed(r)) return [];
  const { engine, state } = r.match;
  return engine.waitingFor(state).filter((s) => r.seats[s]?.kind === 'human' && engine.knowsSilence(state, s));
};

/** When the time of those waited for is over; nothing where the game cannot go on without them, or nobody is timed. */
const timeOver = (r: TableRecord): number | null =>
  timedSeats(r).length > 0 ? r.waitingSince + 1000 * r.table.answerTime! : null;

/** What everybody is told of it. */
export const deadlineOf = (r: TableRecord): TableInfo['deadline'] => {
  const over = timeOver(r);
  return over === null ? undefined : { at: Math.max(over, r.notBefore), seats: timedSeats(r) };
};

export const summaryOf = (r: TableRecord): SummaryChange => {
  const waiting = r.match.engine.waitingFor(r.match.state);
  return {
    ended: isOver(r),
    openSeats: r.seats.filter((s) => s.kind === 'open').length,
    waiting,
    inputs: r.match.entries.length,
    seats: r.seats.map(({ kind, name }) => ({ kind, name })),
    botDue: waiting.some((s) => r.seats[s]?.kind === 'bot') && !areBotsDone(r),
    due: timeOver(r),
  };
};
