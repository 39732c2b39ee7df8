/**
 * How many events each person may add to a table. Events are kept for good and all of them are read when the table is
 * loaded, so there is a limit. It is divided into shares, so that nobody can use it up for the others: neither for those
 * at other seats, nor for a bot or a person who plays the same seat later.
 */
import { type Eye, Refused, type Seat } from '@tabularium/kernel';
import { LIMITS } from '@tabularium/protocol';
import { msg } from '../common/msg.ts';
import { Bucket, type Rate } from '../connections/bucket.ts';
import { personOf } from '../showing/eye.ts';
import { isPrivate, type StoredEvent } from '../store/store.ts';
import type { TableRecord } from './record.ts';
import type { Room } from './room.ts';

/** How many events were stored, by who asked for them. */
export interface Used {
  /** By the person who has the seat now: public events, and private ones (`privately`). */
  readonly seats: number[];
  readonly privately: number[];
  /** By people without a seat: spectators, and those who join. */
  others: number;
  /** By people who have given up their seat since. */
  gone: number;
  /** Inputs of bots. */
  bots: number;
}

export const unused = (seats: number): Used => ({
  seats: Array.from({ length: seats }, () => 0),
  privately: Array.from({ length: seats }, () => 0),
  others: 0,
  gone: 0,
  bots: 0,
});

export const countEvent = ({ used, seats }: TableRecord, { by, body }: StoredEvent): void => {
  const seat = /^\d+$/.test(by) ? Number(by) : -1;
  if (seat === -1) used.others++;
  else if (body.t === 'input' && seats[seat]?.kind === 'bot') used.bots++;
  else if (isPrivate(body)) used.privately[seat]!++;
  else used.seats[seat]!++;
};

/**
 * Somebody else has the seat: they begin with a whole share. A table does not grow for ever by people who come and go,
 * though: when those who have gone have filled it, the next ones begin where the last left off. Bots play on even then.
 */
export const countAnew = ({ used }: TableRecord, seat: Seat): void => {
  if (used.gone >= LIMITS.events) return;
  used.gone += used.seats[seat]! + used.privately[seat]!;
  used.seats[seat] = 0;
  used.privately[seat] = 0;
};

/** Each seat has one share, and all people without a seat have one together. */
const shareOf = ({ seats }: TableRecord): number => Math.floor(LIMITS.events / (seats.length + 1));

/** Throws if whoever asks has used up their share. The shares of others are not affected. */
export const demandShare = (record: TableRecord, eye: Eye): void => {
  const most = shareOf(record);
  if (eye === 'public' ? record.used.others >= most : record.used.seats[eye]! >= most)
    throw new Refused(eye === 'public' ? msg('server.full') : msg('server.seatFull', { most }));
};

/** More than anybody needs who composes offers by hand. */
const PRIVATE_RATE: Rate = { burst: 120, perSecond: 1 };

/** Throws if a seat acts in private too often. Only that seat is told. */
export const demandPrivate = ({ record, privateActs, clock }: Room, seat: Seat): void => {
  const most = LIMITS.privateInputs;
  if (record.used.privately[seat]! >= most) throw new Refused(msg('server.privateFull', { most }));
  const bucket = privateActs.get(seat) ?? new Bucket(PRIVATE_RATE, clock());
  privateActs.set(seat, bucket);
  if (!bucket.take(clock())) throw new Refused(msg('server.tooFast'));
};

/** Throws if a seat does too much at once. Everything it does is stored, and shown to all others. */
export const demandPace = ({ deeds, deedRate, clock }: Room, seat: Seat): void => {
  const bucket = deeds.get(seat) ?? new Bucket(deedRate, clock());
  deeds.set(seat, bucket);
  if (!bucket.take(clock())) throw new Refused(msg('server.tooFast'));
};

/** How many lines of chat each seat may write; all spectators together have a number of their own. */
const chatShareOf = ({ seats }: TableRecord): number =>
  Math.floor((LIMITS.chatLines - LIMITS.spectatorLines) / seats.length);

export const demandChat = (record: TableRecord, eye: Eye): void => {
  const most = eye === 'public' ? LIMITS.spectatorLines : chatShareOf(record);
  const person = personOf(eye);
  const own = record.chat.filter((line) => line.by === person).length;
  if (own >= most) throw new Refused(msg('server.chatFull', { most }));
};
