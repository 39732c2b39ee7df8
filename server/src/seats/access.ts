/** What a token allows. */
import type { Eye, Seat } from '@tabularium/kernel';
import type { Viewer } from '../showing/audience.ts';
import type { Room } from '../tables/room.ts';
import { fitsHash } from './tokens.ts';

/** The seat that a token belongs to. The owner's token belongs to no seat. */
export const seatOf = (room: Room, token: string): Seat | undefined => {
  const seat = room.record.seats.findIndex((s) => s.tokenHash !== undefined && fitsHash(token, s.tokenHash));
  return seat === -1 ? undefined : seat;
};

/** The current token hash of a seat. A viewer keeps it, so that we notice when the seat has changed hands since. */
export const secretOf = (room: Room, eye: Eye): Pick<Viewer, 'secret'> => {
  const secret = eye === 'public' ? undefined : room.record.seats[eye]?.tokenHash;
  return secret === undefined ? {} : { secret };
};

export const isOwner = (room: Room, token: string | undefined): boolean =>
  token !== undefined && fitsHash(token, room.record.table.ownerHash);
