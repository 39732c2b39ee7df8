/** The state of a table, computed from its events. The same code runs when a table is loaded and when it is played. */
import {
  copy,
  Damaged,
  type Entry,
  type Eye,
  LongMatch,
  NOBODY,
  type Seat,
  SILENCE,
  type State,
  Told,
} from '@tabularium/kernel';
import { commitment, keyedDraw } from '@tabularium/kernel/keyed';
import { type ChatLine, LIMITS } from '@tabularium/protocol';
import { countAnew, countEvent, type Used, unused } from './budget.ts';
import { type Clocks, newClocks, runClocks, waitingFor } from './clock.ts';
import { dueAt } from './deadline.ts';
import type { Stop } from './stops.ts';
import type { LoadedGame } from '../games/games.ts';
import { outside, personOf } from '../showing/eye.ts';
import { isEnded } from '../votes/ended.ts';
import { countVotes, newVotes, type Votes } from '../votes/votes.ts';
import {
  isForAll,
  isPrivate,
  type StoredEvent,
  type StoredSeat,
  type StoredTable,
  type SummaryChange,
} from '../store/store.ts';

export interface TableRecord {
  readonly game: LoadedGame;
  readonly table: StoredTable;
  readonly match: LongMatch<unknown, unknown>;
  /** The hash of the key of the dice. */
  readonly commitment: string;
  /** The last event's number, and its time. */
  n: number;
  last: number;
  readonly seats: StoredSeat[];
  readonly chat: ChatLine[];
  /** How each eye numbers events: those hidden from it are not counted. */
  readonly told: Told;
  /** For each input: when it was made, and the number of its event. */
  readonly inputEvents: { readonly at: number; readonly n: number }[];
  /** How much of the table's event limit each seat has used. */
  readonly used: Used;
  /** When each seat last did something that everybody may know of. */
  readonly lastActed: number[];
  /** How many inputs each seat has made, and how many of them (`found`) before the present player took the seat. */
  readonly own: number[];
  readonly found: number[];
  /** Event numbers by who asked and nonce, so that a message that arrives twice is carried out once. */
  readonly nonces: Map<string, number>;
  readonly clocks: Clocks;
  /** When the table began to wait: the last input or undo, or the last time somebody took or left a seat. */
  waitingSince: number;
  /** Nobody is passed over before this time: while the server was down nobody could answer. */
  notBefore: number;
  /** The game has not begun: nobody may move, no bot does, and no clock runs. */
  waits: boolean;
  rematch: string | undefined;
  /** Spectators may not chat. */
  muted: boolean;
  readonly votes: Votes;
  /** The table has ended the game without a result. */
  closed: 'ended' | 'abandoned' | undefined;
  /** The seat of a bot that could not answer. It is not asked again until something else happens at the table. */
  stuck: Seat | undefined;
}

export const newRecord = (game: LoadedGame, table: StoredTable, outages: readonly Stop[] = []): TableRecord => ({
  game,
  table,
  // A copy, because a match changes the state it is given, and a start may be shared with another table.
  match: new LongMatch(game.module, copy(table.start) as State<unknown>, keyedDraw(table.key), table.version),
  commitment: commitment(table.key),
  n: 0,
  last: table.created,
  seats: [...table.seats],
  chat: [],
  told: new Told(),
  inputEvents: [],
  used: unused(table.seats.length),
  lastActed: table.seats.map(() => table.created),
  own: table.seats.map(() => 0),
  found: table.seats.map(() => 0),
  nonces: new Map(),
  clocks: newClocks(table, outages),
  waitingSince: table.created,
  notBefore: 0,
  waits: table.waits === true && hasOpen(table.seats),
  rematch: undefined,
  muted: false,
  votes: newVotes(),
  closed: undefined,
  stuck: undefined,
});

/** The name under which an event keeps who asked for it. Stored files hold it, so it does not change. */
export const askedBy = (eye: Eye): string => String(personOf(eye));

export const nonceKey = (by: string, nonce: string): string => `${by}/${nonce}`;

/** `by` of events that the server itself adds. They need no nonce. */
export const SERVER = 'server';

/** While a table is loaded, the digest of the position is compared after every so many inputs. */
const CHECK_EVERY = 32;

/**
 * Applies stored events. Inputs that were undone are skipped.
 * Throws `Damaged` when an event is missing or a position does not have its recorded digest.
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
    // A fault that a later change overwrites would not show at the end.
    if ((i + 1) % CHECK_EVERY === 0) r.match.checkRestored();
  }
  r.match.checkRestored();
};

/** Applies an event to everything but the match, which has already changed. */
export const tookEvent = (r: TableRecord, event: StoredEvent): void => {
  const { n, at, by, nonce, body } = event;
  r.n = n;
  r.last = at;
  runClocks(r, event);
  countVotes(r, event);
  if (by !== SERVER) countEvent(r, event);
  if (by in r.lastActed && isForAll(body)) r.lastActed[Number(by)] = at;
  if (by !== SERVER) r.nonces.set(nonceKey(by, nonce), n);
  switch (body.t) {
    case 'input': {
      const { by: seat, verb } = body.entry.input;
      r.inputEvents.push({ at, n });
      if (body.unseen) r.told.hide(n, body.unseen);
      // A private input restarts no clock and does not count as a move.
      if (isPrivate(body)) return;
      if (!body.called) r.waitingSince = at;
      r.stuck = undefined;
      if (seat === NOBODY) return;
      r.own[seat]!++;
      // Being passed over does not count as a move.
      if (verb === SILENCE) r.found[seat]!++;
      return;
    }
    case 'undo': {
      const seat = Number(by);
      // Replayed inputs belong to this event but keep their original time.
      const again = (body.again ?? []).map((played) => ({ at: played.at, n }));
      r.inputEvents.splice((body.input ?? r.inputEvents.length) - 1, Infinity, ...again);
      if (body.unseen) r.told.hide(n, body.unseen);
      if (isPrivate(body)) return;
      if (!body.called) r.waitingSince = at;
      r.stuck = undefined;
      r.own[seat]!--;
      // Undoing an input of the seat's previous player also counts as having played.
      r.found[seat] = Math.min(r.found[seat]!, r.own[seat]!);
      return;
    }
    case 'chat':
      r.chat.push({ n, at, ...body.line });
      r.told.hide(n, outside(body.line.room, r.seats.length));
      return;
    case 'seat':
      r.lastActed[body.seat] = at;
      if (r.seats[body.seat]?.tokenHash !== body.now.tokenHash) {
        r.found[body.seat] = r.own[body.seat]!;
        countAnew(r, body.seat);
      }
      r.seats[body.seat] = body.now;
      if (!hasOpen(r.seats)) r.waits = false;
      r.stuck = undefined;
      r.waitingSince = at;
      return;
    case 'renew':
      r.seats[body.seat] = { ...r.seats[body.seat]!, tokenHash: body.tokenHash };
      return;
    case 'ended':
      r.closed = body.how;
      return;
    case 'stuck':
      r.stuck = body.seat;
      return;
    case 'mute':
    case 'silence':
      r.muted = body.on;
      return;
    case 'begin':
      for (const { seat, now } of body.seats) r.seats[seat] = now;
      r.waits = false;
      r.waitingSince = at;
      return;
    case 'rematch':
      r.rematch = body.table;
      return;
    case 'pause':
    case 'extend':
    case 'pace':
    case 'vacation':
    case 'vote':
    case 'handOver':
      // They are about the clocks or the votes alone, or about nothing any more.
      return;
    default:
      body satisfies never;
  }
};

const hasOpen = (seats: readonly StoredSeat[]): boolean => seats.some((s) => s.kind === 'open');

/** Taken through the link, with no move since. */
export const isIdle = (r: TableRecord, seat: Seat): boolean =>
  r.seats[seat]?.kind === 'human' && r.seats[seat].joined === true && r.own[seat]! <= r.found[seat]! && !isOver(r);

/** The game is over, or the table has ended it. */
export const isOver = (r: TableRecord): boolean => r.match.state.over !== undefined || isEnded(r);

/** False for a finished game from a file that the rules could not confirm. It can be looked at, but not continued or sealed. */
export const isVerified = ({ table }: TableRecord): boolean => table.origin?.t !== 'import' || table.origin.verified;

export const isBotsOnly = (r: TableRecord): boolean => r.seats.every((s) => s.kind === 'bot');

/**
 * A game among bots may never end, and every input is kept, so bots stop at the longest game that can be imported. A
 * game with a person in it may be longer, up to what a table keeps; what people do does not count there.
 */
export const areBotsDone = (r: TableRecord, most: number = LIMITS.inputs): boolean =>
  r.used.bots >= LIMITS.events || (isBotsOnly(r) && r.match.last >= most);

export const summaryOf = (r: TableRecord): SummaryChange => {
  const waiting = waitingFor(r);
  return {
    ended: isOver(r),
    openSeats: r.seats.filter((s) => s.kind === 'open').length,
    waiting,
    inputs: r.match.inputsFor('public'),
    seats: r.seats.map(({ kind, name }) => ({ kind, name })),
    botDue: waiting.some((s) => r.seats[s]?.kind === 'bot' && s !== r.stuck) && !areBotsDone(r),
    due: dueAt(r),
  };
};
