import { Refused, type Seat } from '@tabularium/kernel';
import type { Join } from '@tabularium/protocol';
import { cleanText } from '../acts.ts';
import { SERVER } from '../record.ts';
import type { Room } from '../room.ts';
import { say } from '../say.ts';
import { hashOf, newToken } from '../tokens.ts';

/** Takes an open seat; the secret goes to who took it, and to nobody else. */
export const joinTable = (room: Room, { seat, name }: Join): Promise<{ readonly seat: Seat; readonly token: string }> =>
  room.inTurn(async () => {
    const { seats } = room.record;
    const taken = seat ?? seats.findIndex((s) => s.kind === 'open');
    if (taken === -1) throw new Refused(say('server.noOpenSeat'));
    if (seats[taken]?.kind !== 'open') throw new Refused(say('server.seatTaken'));
    const token = newToken();
    const now = { kind: 'human', name: cleanText(name), tokenHash: hashOf(token), joined: true } as const;
    await room.commit(SERVER, '', { t: 'seat', seat: taken, now });
    room.tellTable();
    return { seat: taken, token };
  });
