/**
 * The clocks of a table, computed from its events. Each seat has its own: first runs the time to answer, then what was given to
 * it besides (an extension), then its bank. Whose clock is running at this moment is in deadline.ts, because that depends on the game.
 */
import { NOBODY, type Seat } from '@tabularium/kernel';
import { type EventBody, isPrivate, type StoredEvent, type StoredTable } from '../store/store.ts';
import { isEnded } from '../votes/ended.ts';
import type { TableRecord } from './record.ts';
import { ranUntil, type Stop } from './stops.ts';

/** What each seat has, in milliseconds. */
interface Times {
  /** For how long its clock had run for its present question when it was last started. */
  readonly used: number[];
  /** Given to it besides the time to answer, for its present question or the next. */
  readonly extra: number[];
  /** What is left of its bank, but for the present question. */
  readonly banks: number[];
}

export interface Clocks extends Times {
  /** Seconds to answer; undefined if nobody is timed. */
  answerTime: number | undefined;
  /** Seconds of a whole bank; 0 for none. */
  bank: number;
  /** When the clock of each seat was last started. It runs since, but for the times in which it stood still. */
  readonly since: number[];
  readonly pauses: Stop[];
  /** The vacations of the person at each seat. */
  readonly vacations: Stop[][];
  /** While the server was down nobody's clock ran. The same list for all tables; not from events. */
  outages: readonly Stop[];
  /** What each seat had before each of the last inputs, for whoever takes one back. The last belongs to the last input. */
  readonly before: Times[];
}

/** Further back nobody takes an input back; if they should, all clocks are started anew. */
const MOST_BEFORE = 64;

export const newClocks = (
  { seats, created, answerTime, bank = 0 }: Pick<StoredTable, 'seats' | 'created' | 'answerTime' | 'bank'>,
  outages: readonly Stop[],
): Clocks => ({
  answerTime,
  bank,
  used: seats.map(() => 0),
  extra: seats.map(() => 0),
  banks: seats.map(() => 1000 * bank),
  since: seats.map(() => created),
  pauses: [],
  vacations: seats.map(() => []),
  outages,
  before: [],
});

/** While a table is paused nobody may move, no bot does, and no clock runs. */
export const isPaused = ({ clocks }: Pick<TableRecord, 'clocks'>): boolean => pausedSince(clocks) !== undefined;

export const pausedSince = ({ pauses }: Clocks): number | undefined => {
  const last = pauses.at(-1);
  return last?.to === undefined ? last?.from : undefined;
};

/** The seats that the game waits for; none before it begins, or while the table is paused. */
export const waitingFor = (r: TableRecord): readonly Seat[] =>
  r.waits || isPaused(r) || isEnded(r) ? [] : r.match.engine.waitingFor(r.match.state);

export const isTimed = ({ clocks }: Pick<TableRecord, 'clocks'>): boolean => clocks.answerTime !== undefined;

/** Until when the person of this seat is away at this moment, if they are. */
export const awayUntil = ({ clocks }: Pick<TableRecord, 'clocks'>, seat: Seat, now: number): number | undefined => {
  const { to = 0 } = clocks.vacations[seat]?.at(-1) ?? {};
  return to > now ? to : undefined;
};

export const stopsOf = ({ pauses, vacations, outages }: Clocks, seat: Seat): readonly Stop[] => [
  ...pauses,
  ...vacations[seat]!,
  ...outages,
];

/** For how long the clock of a seat has run for its present question. */
export const usedAt = (clocks: Clocks, seat: Seat, now: number): number =>
  clocks.used[seat]! + ranUntil(stopsOf(clocks, seat), clocks.since[seat]!, now);

/** Applies an event to the clocks. The rest of the record is as it was before the event. */
export const runClocks = (r: TableRecord, { at, body }: StoredEvent): void => {
  const { clocks } = r;
  switch (body.t) {
    case 'input':
      return runInput(clocks, at, body);
    case 'undo':
      return runUndo(clocks, at, body, r.inputEvents.length);
    case 'seat':
      return runSeat(r, at, body);
    case 'begin':
      return startAll(clocks, at);
    case 'pause':
      return pause(clocks, at, body.on);
    case 'extend':
      for (const seat of body.seat === undefined ? clocks.since.keys() : [body.seat])
        forTimes(clocks, (times) => void (times.extra[seat]! += 1000 * body.seconds));
      return undefined;
    case 'pace':
      clocks.answerTime = body.answerTime ?? undefined;
      if (body.bank !== undefined) fillBanks(clocks, body.bank);
      return startAll(clocks, at);
    case 'vacation':
      return goAway(clocks.vacations[body.seat]!, at, body.until ?? at);
    default:
      return undefined;
  }
};

/** The next question: the clocks of all are started anew. What was used of a bank is in the events. */
const startAll = (clocks: Clocks, at: number): void => {
  for (const seat of clocks.since.keys()) start(clocks, seat, at);
};

const start = (clocks: Clocks, seat: Seat, at: number, used = 0): void => {
  clocks.used[seat] = used;
  clocks.since[seat] = at;
};

const runInput = (clocks: Clocks, at: number, body: Extract<EventBody, { readonly t: 'input' }>): void => {
  keepBefore(clocks, at);
  // A private input restarts no clock, and an answer to a call leaves the time of the others alone.
  if (isPrivate(body)) return;
  for (const [seat, ms] of body.spent ?? []) spend(clocks, seat, ms);
  const { by } = body.entry.input;
  if (by !== NOBODY) clocks.extra[by] = 0;
  if (!body.called) startAll(clocks, at);
};

const spend = ({ extra, banks }: Times, seat: Seat, ms: number): void => {
  const ofExtra = Math.min(extra[seat]!, ms);
  extra[seat]! -= ofExtra;
  banks[seat]! -= ms - ofExtra;
};

const keepBefore = (clocks: Clocks, at: number): void => {
  const { before, answerTime, since, extra, banks } = clocks;
  if (answerTime === undefined) before.length = 0;
  else before.push({ used: since.map((_, seat) => usedAt(clocks, seat, at)), extra: [...extra], banks: [...banks] });
  if (before.length > MOST_BEFORE) before.shift();
};

/** Everybody has again what they had before the input that is taken back: nobody gains time by it, and nobody loses any. */
const runUndo = (
  clocks: Clocks,
  at: number,
  body: Extract<EventBody, { readonly t: 'undo' }>,
  inputs: number,
): void => {
  const { before } = clocks;
  const index = (body.input ?? inputs) - 1 - (inputs - before.length);
  const had = before[index];
  before.splice(Math.max(0, index), Infinity, ...(had ? (body.again ?? []).map(() => had) : []));
  if (isPrivate(body) || body.called) return;
  if (!had) return startAll(clocks, at);
  for (const seat of clocks.since.keys()) {
    start(clocks, seat, at, had.used[seat]);
    clocks.extra[seat] = had.extra[seat]!;
    clocks.banks[seat] = had.banks[seat]!;
  }
};

/** Whoever takes a seat has the whole time. Somebody else than before has a whole bank, too, and was not on vacation. */
const runSeat = (
  { clocks, seats, waits }: TableRecord,
  at: number,
  { seat, now }: Extract<EventBody, { readonly t: 'seat' }>,
): void => {
  start(clocks, seat, at);
  // The game begins when the last seat is taken.
  if (waits) startAll(clocks, at);
  if (seats[seat]?.tokenHash === now.tokenHash) return;
  clocks.vacations[seat] = [];
  forTimes(clocks, (times) => {
    times.used[seat] = 0;
    times.extra[seat] = 0;
    times.banks[seat] = 1000 * clocks.bank;
  });
};

const pause = (clocks: Clocks, at: number, on: boolean): void => {
  const since = pausedSince(clocks);
  if (on && since === undefined) clocks.pauses.push({ from: at });
  if (!on && since !== undefined) clocks.pauses.splice(-1, 1, { from: since, to: at });
};

const fillBanks = (clocks: Clocks, bank: number): void => {
  clocks.bank = bank;
  forTimes(clocks, ({ banks }) => void banks.fill(1000 * bank));
};

/** Who is away already may change until when, or come back at once. */
const goAway = (vacations: Stop[], at: number, until: number): void => {
  const last = vacations.at(-1);
  if (last?.to !== undefined && last.to > at) vacations.splice(-1, 1, { from: last.from, to: until });
  else if (until > at) vacations.push({ from: at, to: until });
};

/** What holds from now on holds also if something is taken back. */
const forTimes = (clocks: Clocks, change: (times: Times) => void): void => {
  for (const times of new Set([clocks, ...clocks.before])) change(times);
};
