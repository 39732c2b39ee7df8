/** What people say to each other at a table, and that they are about to. */
import { type Eye, Refused, type Seat } from '@tabularium/kernel';
import type { ChatLine, ServerMessage } from '@tabularium/protocol';
import { cleanText } from '../common/clean-text.ts';
import { msg } from '../common/msg.ts';
import { Bucket, type Rate } from '../connections/bucket.ts';
import { tell } from '../showing/audience.ts';
import { outside, personOf } from '../showing/eye.ts';
import type { By, Of } from './acts.ts';
import { demandChat } from './budget.ts';
import { askedBy } from './record.ts';
import type { Room } from './room.ts';

const CHAT: Rate = { burst: 12, perSecond: 1 };
/** A client says once in some seconds that somebody writes. */
const WRITING: Rate = { burst: 4, perSecond: 1 / 2 };

export const talk = (room: Room, by: By, { nonce, room: among, text }: Of<'say'>): Promise<ServerMessage> =>
  room.once(by, nonce, async () => {
    const { eye, owner } = by;
    if (eye === 'public' && room.record.muted && !owner) throw new Refused(msg('server.muted'));
    const said = cleanText(text);
    if (said === '') throw new Refused(msg('server.emptyText'));
    demandChat(room.record, eye);
    const to = roomAmong(room, eye, among);
    if (!bucketOf(room.chatter, eye, CHAT, room).take(room.clock())) throw new Refused(msg('server.tooFast'));
    const line = { by: personOf(eye), room: to, text: said };
    await room.commit(askedBy(eye), nonce, { t: 'chat', line });
  });

/**
 * Somebody at a seat is writing: those who will be able to read it are told, and nobody else. It is no event of the table: it has
 * no number, is not stored and gets no answer. What cannot be, or comes too often, is dropped.
 */
export const writes = (room: Room, { eye }: Pick<By, 'eye'>, { room: among }: Of<'writing'>): void => {
  if (eye === 'public' || !bucketOf(room.writers, eye, WRITING, room).take(room.clock())) return;
  const to = maybeRoom(room, eye, among);
  if (!to) return;
  const others = [eye, ...outside(to, room.record.seats.length)];
  tell(room.audience, (e) => (others.includes(e) ? undefined : { t: 'writing', by: eye, room: to }));
};

const bucketOf = <E extends Eye>(known: Map<E, Bucket>, eye: E, rate: Rate, { clock }: Room): Bucket => {
  const found = known.get(eye) ?? new Bucket(rate, clock());
  known.set(eye, found);
  return found;
};

/** The room of these seats, with whoever writes in it; nothing if there is none. */
const maybeRoom = ({ record }: Room, by: Seat, among: ChatLine['room']): ChatLine['room'] | undefined => {
  if (among === 'table') return among;
  const all = [...new Set([...among, by])].sort((a, b) => a - b);
  return all.length < 2 || all.some((s) => s >= record.seats.length) ? undefined : all;
};

const roomAmong = (room: Room, by: Eye, among: ChatLine['room']): ChatLine['room'] => {
  if (among === 'table') return among;
  if (by === 'public') throw new Refused(msg('server.notSeated'));
  const found = maybeRoom(room, by, among);
  if (!found) throw new Refused(msg('server.alone'));
  return found;
};
