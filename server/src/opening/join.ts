import { Refused, type Seat } from '@tabularium/kernel';
import type { Join } from '@tabularium/protocol';
import { seatOf } from '../seats/access.ts';
import { demandShare } from '../tables/budget.ts';
import { nonceKey } from '../tables/record.ts';
import type { Room } from '../tables/room.ts';
import { msg } from '../common/msg.ts';
import { hashOf, newToken, tokenFrom } from '../seats/tokens.ts';
import { cleanName } from './seats.ts';

interface Taken {
  readonly seat: Seat;
  readonly token: string;
}

/** `by` of events that come from joining. */
const JOINER = 'join';

/** Takes an open seat. The token is returned to the person who took it and to nobody else. */
export const joinTable = async (room: Room, { seat, name, nonce }: Join): Promise<Taken> => {
  // Derived from the nonce, so that a repeated request can return it again although only its hash is stored.
  const token = nonce === undefined ? newToken() : tokenFrom(await room.store.secret(), room.id, nonce);
  return room.inTurn(async () => {
    const { seats, nonces } = room.record;
    demandShare(room.record, 'public');
    const asked = nonce === undefined ? '' : hashOf(nonce);
    if (nonce !== undefined && nonces.has(nonceKey(JOINER, asked))) return takenBefore(room, token);
    const taken = seat ?? seats.findIndex((s) => s.kind === 'open');
    if (taken === -1) throw new Refused(msg('server.noOpenSeat'));
    if (seats[taken]?.kind !== 'open') throw new Refused(msg('server.seatTaken'));
    const { before } = seats[taken];
    const came = { kind: 'human', name: cleanName(name), tokenHash: hashOf(token), joined: true } as const;
    const now = before ? { ...came, before } : came;
    await room.commit(JOINER, asked, { t: 'seat', seat: taken, now });
    return { seat: taken, token };
  });
};

/** A repeated request does not take the seat again if it was freed in the meantime. */
const takenBefore = (room: Room, token: string): Taken => {
  const seat = seatOf(room, token);
  if (seat === undefined) throw new Refused(msg('server.freed'));
  return { seat, token };
};
