/** A table as its events have made it: folded from what is stored, the same way when loaded and when played. */
import {
  copy,
  Damaged,
  type Entry,
  type Eye,
  Match,
  NOBODY,
  type Seat,
  SILENCE,
  type State,
  Told,
} from '@tabularium/kernel';
import { commitment, keyedDraw } from '@tabularium/kernel/keyed';
import { type ChatLine, LIMITS, type TableInfo } from '@tabularium/protocol';
import { countEvent, type Used, unused } from './budget.ts';
import type { LoadedGame } from '../games/games.ts';
import { outside, personOf } from '../showing/eye.ts';
import { isPrivate, type StoredEvent, type StoredSeat, type StoredTable, type SummaryChange } from '../store/store.ts';

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
  /** The numbers under which each eye knows events: without those it may not know of. */
  readonly told: Told;
  /** When each input was made, and by which event. */
  readonly inputEvents: { readonly at: number; readonly n: number }[];
  /** What of the table's space everybody has used. */
  readonly used: Used;
  /** When each seat last did something that everybody may know of. */
  readonly lastActed: number[];
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
  /** A bot that could not answer what it is asked. It is left alone until something else happens at the table. */
  stuck: Seat | undefined;
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
  told: new Told(),
  inputEvents: [],
  used: unused(table.seats.length),
  lastActed: table.seats.map(() => table.created),
  own: table.seats.map(() => 0),
  found: table.seats.map(() => 0),
  nonces: new Map(),
  waitingSince: table.created,
  notBefore: 0,
  rematch: undefined,
  silenced: false,
  handOver: undefined,
  stuck: undefined,
});

/** The name under which an event keeps who asked for it. Stored files hold it, so it does not change. */
export const askedBy = (eye: Eye): string => String(personOf(eye));

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
  const standing: { readonly entry: Entry; readonly unseen?: readonly Eye[] }[] = [];
  for (const event of events) {
    if (event.n !== r.n + 1) throw new Damaged(`event ${r.n + 1} is missing`);
    const { body } = event;
    if (body.t === 'input') standing.push(body);
    else if (body.t === 'undo') standing.splice((body.input ?? standing.length) - 1, Infinity, ...(body.again ?? []));
    tookEvent(r, event);
  }
  for (const [i, { entry, unseen }] of standing.entries()) {
    r.match.restore(entry, unseen);
    // A fault that a later change covers up would not show at the end.
    if ((i + 1) % CHECK_EVERY === 0) r.match.checkRestored();
  }
  r.match.checkRestored();
};

/** Everything an event changes, apart from the match, which has already moved. */
export const tookEvent = (r: TableRecord, event: StoredEvent): void => {
  const { n, at, by, nonce, body } = event;
  r.n = n;
  if (by !== SERVER) countEvent(r, event);
  if (by in r.lastActed && !isPrivate(body)) r.lastActed[Number(by)] = at;
  if (by !== SERVER) r.nonces.set(nonceKey(by, nonce), n);
  switch (body.t) {
    case 'input': {
      const { by: seat, verb } = body.entry.input;
      r.inputEvents.push({ at, n });
      if (body.unseen) r.told.hide(n, body.unseen);
      // What some may not know of starts no clock, and nobody counts as having moved by it.
      if (isPrivate(body)) return;
      r.waitingSince = at;
      r.stuck = undefined;
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
      // What was played again is news of this event for who knows of it, but was done when it was done.
      const again = (body.again ?? []).map((played) => ({ at: played.at, n }));
      r.inputEvents.splice((body.input ?? r.inputEvents.length) - 1, Infinity, ...again);
      if (body.unseen) r.told.hide(n, body.unseen);
      if (isPrivate(body)) return;
      r.waitingSince = at;
      r.stuck = undefined;
      r.own[seat]!--;
      // Who took back what somebody did there before has begun to play all the same.
      r.found[seat] = Math.min(r.found[seat]!, r.own[seat]!);
      return;
    }
    case 'chat':
      r.chat.push({ n, at, ...body.line });
      r.told.hide(n, outside(body.line.room, r.seats.length));
      return;
    case 'seat':
      r.lastActed[body.seat] = at;
      if (r.seats[body.seat]?.tokenHash !== body.now.tokenHash) r.found[body.seat] = r.own[body.seat]!;
      r.seats[body.seat] = body.now;
      r.stuck = undefined;
      r.waitingSince = at;
      r.handOver = undefined;
      return;
    case 'handOver':
      r.handOver = body.agreed.length > 0 ? { seat: body.seat, agreed: body.agreed } : undefined;
      return;
    case 'stuck':
      r.stuck = body.seat;
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
const isFull = (r: TableRecord): boolean => r.told.number(r.n, 'public') >= LIMITS.events;

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
    inputs: r.match.inputsFor('public'),
    seats: r.seats.map(({ kind, name }) => ({ kind, name })),
    botDue: waiting.some((s) => r.seats[s]?.kind === 'bot' && s !== r.stuck) && !areBotsDone(r),
    due: timeOver(r),
  };
};
