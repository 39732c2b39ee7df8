/** How long somebody must have been away before a bot may play for them. */
import { Refused, type Seat } from '@tabularium/kernel';
import { msg } from '../common/msg.ts';
import { isPresent } from '../showing/audience.ts';
import type { Room } from './room.ts';

const MINUTE = 60_000;
/** Where people have a time to answer, a quarter of it: a quarter of an hour of an hour, nearly two days of a week. */
const SHARE_OF_ANSWER_TIME = 4;

/** Where nobody is timed people sit together, and somebody who lost the connection is soon back. */
const waitOf = ({ record: { table }, awayMs }: Room): number =>
  table.answerTime === undefined ? awayMs : (1000 * table.answerTime) / SHARE_OF_ANSWER_TIME;

/** Refuses to hand over the seat of somebody who is there, or has not been away for long enough at a table of this pace. */
export const demandAway = (room: Room, seat: Seat): void => {
  if (isPresent(room.audience, seat)) throw new Refused(msg('server.notAbsent'));
  const left = room.lastHere(seat) + waitOf(room) - room.clock();
  if (left > 0) throw new Refused(msg('server.notAwayLong', { minutes: Math.ceil(left / MINUTE) }));
};
