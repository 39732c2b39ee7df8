/** How long somebody must have been away before a bot may play for them. */
import { Refused, type Seat } from '@tabularium/kernel';
import { msg } from '../common/msg.ts';
import { awayUntil, isPaused } from './clock.ts';
import type { Room } from './room.ts';

const MINUTE = 60_000;
/** With a time to answer, the wait is a quarter of it: 15 minutes of an hour, nearly two days of a week. */
const SHARE_OF_ANSWER_TIME = 4;

/** At an untimed table people play together live, so a short wait is enough for a lost connection. */
const waitOf = ({ record: { clocks }, awayMs }: Room): number =>
  clocks.answerTime === undefined ? awayMs : (1000 * clocks.answerTime) / SHARE_OF_ANSWER_TIME;

/** Throws unless the person of this seat is disconnected and has been away long enough for the pace of this table. */
export const demandAway = (room: Room, seat: Seat): void => {
  if (isPaused(room.record)) throw new Refused(msg('server.paused'));
  if (awayUntil(room.record, seat, room.clock()) !== undefined) throw new Refused(msg('server.onVacation'));
  if (room.isHere(seat)) throw new Refused(msg('server.notAbsent'));
  const left = room.lastHere(seat) + waitOf(room) - room.clock();
  if (left > 0) throw new Refused(msg('server.notAwayLong', { minutes: Math.ceil(left / MINUTE) }));
};
