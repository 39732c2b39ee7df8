/**
 * How much of a table each seat may fill. What is written down is kept for good and read whenever the table is loaded, so
 * there is a limit; nobody may use it up for the others.
 */
import { type Eye, Refused, type Seat } from '@tabularium/kernel';
import { LIMITS } from '@tabularium/protocol';
import { msg } from '../common/msg.ts';
import { Bucket, type Rate } from '../connections/bucket.ts';
import { personOf } from '../showing/eye.ts';
import { isPrivate, type StoredEvent } from '../store/store.ts';
import type { TableRecord } from './record.ts';
import type { Room } from './room.ts';

/** What has been written down, by who asked for it. */
export interface Used {
  /** By seat: what everybody is told of, and what was done in private. Bots are not counted. */
  readonly seats: number[];
  readonly privately: number[];
  /** By spectators, and by those who take seats. */
  others: number;
}

export const unused = (seats: number): Used => ({
  seats: Array.from({ length: seats }, () => 0),
  privately: Array.from({ length: seats }, () => 0),
  others: 0,
});

export const countEvent = ({ used, seats }: TableRecord, { by, body }: StoredEvent): void => {
  const seat = /^\d+$/.test(by) ? Number(by) : -1;
  if (seat === -1) used.others++;
  else if (seats[seat]?.kind !== 'human') return;
  else if (isPrivate(body)) used.privately[seat]!++;
  else used.seats[seat]!++;
};

/** Each seat has a share, and all who have none share one more. */
const shareOf = ({ seats }: TableRecord): number => Math.floor(LIMITS.events / (seats.length + 1));

/** Refuses what would go beyond the share of whoever asks; the others are not touched by it. */
export const demandShare = (record: TableRecord, eye: Eye): void => {
  const most = shareOf(record);
  if (eye === 'public' ? record.used.others >= most : record.used.seats[eye]! >= most)
    throw new Refused(eye === 'public' ? msg('server.full') : msg('server.seatFull', { most }));
};

/** Somebody who writes an offer by hand is slower than this. */
const PRIVATE_RATE: Rate = { burst: 120, perSecond: 1 };

/** Refuses what somebody does in private too often. Only whoever does it ever hears of that. */
export const demandPrivate = ({ record, privateActs, clock }: Room, seat: Seat): void => {
  const most = LIMITS.privateInputs;
  if (record.used.privately[seat]! >= most) throw new Refused(msg('server.privateFull', { most }));
  const bucket = privateActs.get(seat) ?? new Bucket(PRIVATE_RATE, clock());
  privateActs.set(seat, bucket);
  if (!bucket.take(clock())) throw new Refused(msg('server.tooFast'));
};

/** How many lines of chat each seat may write; spectators together have their own number. */
const chatShareOf = ({ seats }: TableRecord): number =>
  Math.floor((LIMITS.chatLines - LIMITS.spectatorLines) / seats.length);

export const demandChat = (record: TableRecord, eye: Eye): void => {
  const most = eye === 'public' ? LIMITS.spectatorLines : chatShareOf(record);
  const person = personOf(eye);
  const own = record.chat.filter((line) => line.by === person).length;
  if (own >= most) throw new Refused(msg('server.chatFull', { most }));
};
