/** How long somebody must have been away before others may decide without them. */
import { Refused, type Seat } from '@tabularium/kernel';
import { msg } from '../common/msg.ts';
import { awayUntil, isPaused, waitingFor } from './clock.ts';
import type { Room } from './room.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** With a time to answer, the wait for a bot is a quarter of it: 15 minutes of an hour, nearly two days of a week. */
const SHARE_OF_ANSWER_TIME = 4;
/** A bot gives the seat back to whoever comes; another person does not. So that takes so many times as long. */
const LONGER_FOR_PERSON = 4;

/** At an untimed table people play together live, so a short wait is enough for a lost connection. */
const waitOf = ({ record: { clocks }, awayMs }: Room, by: 'bot' | 'person'): number => {
  const forBot = clocks.answerTime === undefined ? awayMs : (1000 * clocks.answerTime) / SHARE_OF_ANSWER_TIME;
  return by === 'bot' ? forBot : LONGER_FOR_PERSON * forBot;
};

/**
 * Throws unless the person of this seat is disconnected, not on vacation, and has been away long enough for the pace of this
 * table. Whoever has a bot in their place already was found away before.
 */
export const demandAway = (room: Room, seat: Seat, by: 'bot' | 'person'): void => {
  const { record } = room;
  const { kind, tokenHash } = record.seats[seat]!;
  if (tokenHash === undefined) return;
  if (isPaused(record)) throw new Refused(msg('server.paused'));
  if (awayUntil(record, seat, room.clock()) !== undefined) throw new Refused(msg('server.onVacation'));
  if (room.isHere(seat)) throw new Refused(msg('server.notAbsent'));
  if (kind === 'bot') return;
  const left = room.lastHere(seat) + waitOf(room, by) - room.clock();
  if (left > 0) throw new Refused(msg('server.notAwayLong', { minutes: Math.ceil(left / MINUTE) }));
};

/** The game waits for them, and has for a week and for four times the time to answer, and they are not here. */
export const isGone = (room: Room, seat: Seat): boolean => {
  const { record, goneMs } = room;
  const { clocks, waitingSince, lastActed } = record;
  if (room.isHere(seat) || !waitingFor(record).includes(seat)) return false;
  if (awayUntil(record, seat, room.clock()) !== undefined) return false;
  const long = Math.max(goneMs, 4000 * (clocks.answerTime ?? 0));
  return room.clock() - Math.max(waitingSince, lastActed[seat] ?? 0) >= long;
};

export const GONE_MS = 7 * DAY;

/** Not here for a day, and for the whole time to answer: a pause does not last because somebody does not come back to end it. */
export const isLongAway = (room: Room, seat: Seat): boolean => {
  const { record } = room;
  if (room.isHere(seat) || awayUntil(record, seat, room.clock()) !== undefined) return false;
  return room.clock() - room.lastHere(seat) >= Math.max(DAY, 1000 * (record.clocks.answerTime ?? 0));
};
