/** Whose clock is running, and when it will have run out. */
import type { Seat } from '@tabularium/kernel';
import type { TableInfo } from '@tabularium/protocol';
import { isTimed, stopsOf, usedAt, waitingFor } from './clock.ts';
import type { TableRecord } from './record.ts';
import { whenRan } from './stops.ts';

/** When the time to answer of a seat is over, and when its bank will be empty, too: then the game goes on without it. */
export interface SeatTime {
  readonly seat: Seat;
  readonly answer: number;
  readonly due: number;
}

/** The people we wait for and can go on without, at a table with a time to answer. */
export const timedSeats = (r: TableRecord): readonly Seat[] => {
  if (!isTimed(r)) return [];
  const { engine, state } = r.match;
  return waitingFor(r).filter((s) => r.seats[s]?.kind === 'human' && engine.knowsSilence(state, s));
};

/** A call has one time for all, so banks stand still there: nobody's bank shows who thought about stepping in. */
const runsBanks = ({ match: { engine, state } }: TableRecord): boolean => !engine.isCall(state);

/** The clocks that are running; those of whoever is on vacation will run when they are back. */
export const seatTimes = (r: TableRecord): readonly SeatTime[] => {
  const withBanks = runsBanks(r);
  return timedSeats(r).map((seat) => {
    const { clocks } = r;
    const left = 1000 * clocks.answerTime! + clocks.extra[seat]! - clocks.used[seat]!;
    const when = (ms: number): number => whenRan(stopsOf(clocks, seat), clocks.since[seat]!, ms);
    const answer = when(left);
    return { seat, answer, due: withBanks ? when(left + clocks.banks[seat]!) : answer };
  });
};

/** When the next clock runs out; null if none is running. */
export const dueAt = (r: TableRecord): number | null => {
  const times = seatTimes(r);
  return times.length > 0 ? Math.min(...times.map((t) => t.due)) : null;
};

/** Where the game is not going on because of somebody: in a call nobody is named, and a clock of their own would name them. */
export const shownTimes = (r: TableRecord): readonly SeatTime[] =>
  runsBanks(r) ? seatTimes(r).map(({ seat, answer, due }) => ({ seat, answer, due: Math.max(due, r.notBefore) })) : [];

/** The same as everybody is told, with the seats that the game goes on without then. */
export const deadlineOf = (r: TableRecord): TableInfo['deadline'] => {
  const times = seatTimes(r).map(({ seat, due }) => ({ seat, due: Math.max(due, r.notBefore) }));
  if (times.length === 0) return undefined;
  const at = Math.min(...times.map((t) => t.due));
  return { at, seats: times.filter((t) => t.due === at).map((t) => t.seat) };
};

/** How long each seat is waited for beyond its time to answer, as an event keeps it. */
export const spentAt = (r: TableRecord, now: number): readonly (readonly [Seat, number])[] => {
  const { clocks } = r;
  if (!runsBanks(r)) return [];
  return timedSeats(r).flatMap((seat) => {
    const most = clocks.extra[seat]! + clocks.banks[seat]!;
    const over = Math.min(most, usedAt(clocks, seat, now) - 1000 * clocks.answerTime!);
    return over > 0 ? [[seat, Math.floor(over)] as const] : [];
  });
};
