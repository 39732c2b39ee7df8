/** A new secret for a seat, when the old one may be in the wrong hands. */
import { Refused, type Seat } from '@tabularium/kernel';
import { msg } from '../common/msg.ts';
import { dropHolds } from '../people/holds.ts';
import type { People } from '../people/people.ts';
import { demandShare } from '../tables/budget.ts';
import { askedBy, isOver, nonceKey } from '../tables/record.ts';
import type { Room } from '../tables/room.ts';
import { type Access, demandOpened, seatOf } from './access.ts';
import { hashOf, tokenFrom } from './tokens.ts';

interface Renewed {
  readonly seat: Seat;
  readonly token: string;
}

/**
 * Old links open nothing from now on, and nobody holds the seat but the person who asks. The secret is derived from the nonce,
 * so that whoever did not hear the answer can ask again, although what they show opens nothing any more.
 */
export const renewSeat = async (room: Room, people: People, access: Access, nonce: string): Promise<Renewed> => {
  const token = tokenFrom(await room.store.secret(), room.id, `renew/${nonce}`);
  const hash = hashOf(token);
  const done = await room.inTurn(async () => {
    const before = seatOf(room, token);
    if (before !== undefined) return { seat: before, isNew: false };
    const { eye: seat, secret } = demandOpened(access);
    if (seat === 'public') throw new Refused(msg('server.notSeated'));
    if (room.record.seats[seat]?.tokenHash !== secret) throw new Refused(msg('server.freed'));
    if (room.record.nonces.has(nonceKey(askedBy(seat), hash))) throw new Refused(msg('server.badToken'));
    if (isOver(room.record)) throw new Refused({ k: 'kernel.over' });
    demandShare(room.record, seat);
    // The nonce itself must not be stored: whoever knows it is given the secret.
    await room.commit(askedBy(seat), hash, { t: 'renew', seat, tokenHash: hash });
    return { seat, isNew: true };
  });
  const { person } = access;
  if (done.isNew) await dropHolds(room.store.sql, room.id, done.seat);
  if (person !== undefined) await people.holds.add(person, room.id, done.seat, hash);
  return { seat: done.seat, token };
};
