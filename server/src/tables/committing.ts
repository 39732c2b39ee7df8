/**
 * How something comes to stand at a table: it is tried, stored durably, and only then told to anybody. What another
 * process has stored is taken in and told in the same way.
 */
import { Refused, type Undone } from '@tabularium/kernel';
import type { ServerMessage } from '@tabularium/protocol';
import { msg } from '../common/msg.ts';
import { failedAs, newRequestId } from '../common/request-id.ts';
import { timed } from '../metrics/metrics.ts';
import { countStored, countTakenIn } from '../metrics/room-metrics.ts';
import type { Viewer } from '../showing/audience.ts';
import { toldNumber } from '../showing/numbers.ts';
import { Conflict } from '../store/conflict.ts';
import type { EventBody, StoredEvent } from '../store/store.ts';
import { overtaken } from './queue.ts';
import { letGo } from './past.ts';
import { askedBy, newRecord, nonceKey, replayEvents, summaryOf, tookEvent } from './record.ts';
import type { Room } from './room.ts';
import { needsNewer, restoreEvent } from './taking-in.ts';
import { beforeEvent, tellEvent } from './telling.ts';

/** Somebody who asks for something at a table. */
export type Asker = Pick<Viewer, 'eye' | 'secret'>;

/** Throws if the seat was freed, and perhaps taken by somebody else, since this person showed their token. */
export const demandGood = ({ record }: Room, { eye, secret }: Asker): void => {
  if (secret === undefined || eye === 'public') return;
  if (record.seats[eye]?.tokenHash !== secret) throw new Refused(msg('server.freed'));
};

/** Carries a message out once. If it arrives again with the same nonce, it gets the first answer. */
export const carryOut = async (
  room: Room,
  by: Asker,
  nonce: string,
  work: () => Promise<void>,
): Promise<ServerMessage> => {
  const { eye } = by;
  try {
    demandGood(room, by);
    const known = room.record.nonces.get(nonceKey(askedBy(eye), nonce));
    if (known !== undefined) return { t: 'ok', nonce, n: toldNumber(room.record, eye, known) };
    await work();
    return { t: 'ok', nonce, n: toldNumber(room.record, eye, room.record.n) };
  } catch (e) {
    if (!(e instanceof Refused)) throw e;
    if (room.store.shared && !room.closed && (await catchUp(room)) > 0) throw overtaken(e);
    return { t: 'no', nonce, reason: e.reason, rules: e.rules, offered: e.offered };
  }
};

/** Stores an event and then tells it. */
export const commit = async (
  room: Room,
  by: string,
  nonce: string,
  body: EventBody,
  undone?: Undone,
): Promise<void> => {
  const { record, store } = room;
  // Time does not go back at a table, though a clock may be set back.
  const event = { n: record.n + 1, at: Math.max(room.clock(), record.last), by, nonce, body };
  const before = beforeEvent(record, body, undone);
  try {
    tookEvent(record, event);
    await store.append(room.id, event, summaryOf(record));
  } catch (e) {
    if (e instanceof Conflict && store.shared) await backTo(room, event.n - 1);
    else room.broken(e);
    throw e;
  }
  tellEvent(room, event, before);
  letGo(record);
  countStored(room, event);
  queueMicrotask(room.onChange);
};

/** Takes in what other processes have stored, and returns how many events that was. */
export const catchUp = async (room: Room): Promise<number> => {
  const { shared } = room.store;
  if (!shared) return 0;
  const news = await shared.tail(room.id, room.record.n);
  if (!news) return refuseAll(room, 'server.removed');
  try {
    for (const event of news) takeIn(room, event);
    letGo(room.record);
  } catch (e) {
    if (!(e instanceof Refused)) room.broken(e);
    throw e;
  }
  return news.length;
};

/** What was stored elsewhere happens here, and is told as if it had been stored here. */
const takeIn = (room: Room, event: StoredEvent): void => {
  const { record } = room;
  // A newer release has brought the game to rules that this one does not have. Whoever comes again finds that release.
  if (needsNewer(record, event)) refuseAll(room, 'server.closing');
  const before = beforeEvent(record, event.body, restoreEvent(record, event));
  tookEvent(record, event);
  tellEvent(room, event, before);
  countTakenIn(room, event);
};

const refuseAll = (room: Room, why: 'server.removed' | 'server.closing'): never => {
  room.close(msg(why));
  throw new Refused(msg(why));
};

/** Memory is ahead by an event that was not stored: back to what everybody here was shown, and on from there. */
const backTo = async (room: Room, shown: number): Promise<void> => {
  try {
    await timed(room.metrics, 'rebuild_seconds', () => rebuild(room, shown));
  } catch (e) {
    if (!(e instanceof Refused)) room.broken(e);
    throw e;
  }
};

const rebuild = async (room: Room, shown: number): Promise<void> => {
  const stored = await room.store.load(room.id);
  if (!stored) return room.close(msg('server.removed'));
  // A database that took over from another lacks what was shown here: everybody must begin from what it has.
  if (stored.events.length < shown) return room.close(failedAs(newRequestId()));
  const { game, notBefore, clocks } = room.record;
  room.record = newRecord(game, stored.table, clocks.outages);
  room.record.notBefore = notBefore;
  replayEvents(room.record, stored.events.slice(0, shown));
  for (const event of stored.events.slice(shown)) takeIn(room, event);
  letGo(room.record);
};
