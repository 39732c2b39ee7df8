/** A person is away for some days, and says so: their clock stands still, and nobody lets a bot play for them. */
import { Refused, type Seat } from '@tabularium/kernel';
import { type ServerMessage, vacationDays } from '@tabularium/protocol';
import { msg } from '../common/msg.ts';
import type { Of, Seated } from './acts.ts';
import { awayUntil } from './clock.ts';
import { askedBy, isOver, type TableRecord } from './record.ts';
import type { Room } from './room.ts';

const DAY = 86_400_000;

/** How long each person may be away in one game, at the pace that it has now. */
const allowance = ({ clocks }: TableRecord): number => DAY * vacationDays(clocks.answerTime);

/** What the person of this seat has left of it, besides the vacation they are on or have announced. Missing where there is none. */
export const vacationLeft = (r: TableRecord, seat: Seat): number | undefined => {
  const all = allowance(r);
  if (all === 0 || r.seats[seat]?.kind !== 'human' || isOver(r)) return undefined;
  return Math.max(0, all - r.clocks.vacations[seat]!.reduce((sum, { from, to = from }) => sum + to - from, 0));
};

/** Until when the person of this seat may be away at most; what is left of a vacation they are on is spent anew. */
export const longestVacation = (r: TableRecord, seat: Seat, now: number): number | undefined => {
  const left = vacationLeft(r, seat);
  return left === undefined ? undefined : left + (awayUntil(r, seat, now) ?? now);
};

/** Throws unless the person of this seat may be away until then. */
const demandVacation = (r: TableRecord, seat: Seat, until: number, now: number): void => {
  const most = longestVacation(r, seat, now);
  if (most === undefined) throw new Refused(msg('server.noVacation'));
  if (until <= now) throw new Refused(msg('server.vacationPast'));
  if (until > most) throw new Refused(msg('server.vacationLong', { days: Math.floor((most - now) / DAY) }));
};

/** Away until then, or back (`null`). */
export const goOnVacation = (room: Room, by: Seated, { nonce, until }: Of<'vacation'>): Promise<ServerMessage> =>
  room.once(by, nonce, async () => {
    const { record } = room;
    const { eye: seat } = by;
    if (isOver(record)) throw new Refused({ k: 'kernel.over' });
    const now = Math.max(room.clock(), record.last);
    if (until === null && awayUntil(record, seat, now) === undefined) return;
    if (until !== null) demandVacation(record, seat, until, now);
    await room.commit(askedBy(seat), nonce, { t: 'vacation', seat, until });
  });
