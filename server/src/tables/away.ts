/** How long somebody must have been away before a bot may play for them. */
import { Refused, type Seat } from '@tabularium/kernel';
import { say } from '../common/say.ts';
import { isPresent } from '../showing/audience.ts';
import type { TableRecord } from './record.ts';
import type { Room } from './room.ts';

const MINUTE = 60_000;
/** Where nobody is timed, people sit together: somebody who lost the connection is soon back. */
const UNTIMED_MS = 5 * MINUTE;
/** Where people have a time to answer, a quarter of it: a quarter of an hour of an hour, nearly two days of a week. */
const SHARE_OF_ANSWER_TIME = 4;

const waitOf = ({ table: { answerTime } }: TableRecord): number =>
  answerTime === undefined ? UNTIMED_MS : Math.max(MINUTE, (1000 * answerTime) / SHARE_OF_ANSWER_TIME);

/** Refuses to hand over the seat of somebody who is there, or has not been away for long enough at a table of this pace. */
export const demandAway = ({ record, audience, clock, lastHere }: Room, seat: Seat): void => {
  if (isPresent(audience, seat)) throw new Refused(say('server.notAbsent'));
  const left = lastHere(seat) + waitOf(record) - clock();
  if (left > 0) throw new Refused(say('server.notAwayLong', { minutes: Math.ceil(left / MINUTE) }));
};
