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

/** Who asks for what came with the nonce of somebody who joins. */
const JOINER = 'join';

/** Takes an open seat; the secret goes to who took it, and to nobody else. */
export const joinTable = async (room: Room, { seat, name, nonce }: Join): Promise<Taken> => {
  // Made of the nonce, so that it can be told again though it is kept only as a hash.
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
    room.tellTable();
    return { seat: taken, token };
  });
};

/** A message that comes late does not take a seat again that has been made free since. */
const takenBefore = (room: Room, token: string): Taken => {
  const seat = seatOf(room, token);
  if (seat === undefined) throw new Refused(msg('server.freed'));
  return { seat, token };
};
