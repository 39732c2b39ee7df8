/** A table that waits for its people: when and how the game begins there. */
import { Refused, type Seat } from '@tabularium/kernel';
import type { ClientMessage, ServerMessage } from '@tabularium/protocol';
import { msg } from '../common/msg.ts';
import { bestBot } from '../games/games.ts';
import { demandBot } from '../opening/seats.ts';
import type { StoredSeat } from '../store/store.ts';
import type { By } from './acts.ts';
import { askedBy } from './record.ts';
import type { Room } from './room.ts';

type Begin = Extract<ClientMessage, { readonly t: 'begin' }>;

/** The owner does not wait any longer for people on the open seats. */
export const begin = (room: Room, by: By, { nonce, free, bot }: Begin): Promise<ServerMessage> =>
  room.once(by, nonce, async () => {
    const { record } = room;
    if (!by.owner) throw new Refused(msg('server.notOwner'));
    if (!record.waits) throw new Refused(msg('server.begun'));
    const seats = free === 'bots' ? botsFor(room, bot) : [];
    await room.commit(askedBy(by.eye), nonce, { t: 'begin', seats });
  });

const botsFor = ({ record }: Room, wanted: string | undefined): { seat: Seat; now: StoredSeat }[] => {
  const { game, seats } = record;
  const bot = wanted ?? bestBot(game);
  demandBot(game, bot);
  return seats.flatMap((s, seat) => (s.kind === 'open' ? [{ seat, now: { kind: 'bot', name: bot, bot } }] : []));
};
