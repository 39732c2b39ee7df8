/** Which doors a secret opens. */
import type { Eye, Seat } from '@tabularium/kernel';
import type { Viewer } from '../showing/audience.ts';
import type { Room } from '../tables/room.ts';
import { fitsHash } from './tokens.ts';

/** The seat that a token opens; the owner's own opens none but may do more. */
export const seatOf = (room: Room, token: string): Seat | undefined => {
  const seat = room.record.seats.findIndex((s) => s.tokenHash !== undefined && fitsHash(token, s.tokenHash));
  return seat === -1 ? undefined : seat;
};

/** By which hash a seat is known now, for who has just shown the secret of it. */
export const secretOf = (room: Room, eye: Eye): Pick<Viewer, 'secret'> => {
  const secret = eye === 'public' ? undefined : room.record.seats[eye]?.tokenHash;
  return secret === undefined ? {} : { secret };
};

export const isOwner = (room: Room, token: string | undefined): boolean =>
  token !== undefined && fitsHash(token, room.record.table.ownerHash);
