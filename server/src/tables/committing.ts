/**
 * How something comes to stand at a table: it is tried, stored durably, and only then told to anybody. What another
 * process has stored is taken in and told in the same way.
 */
import { Refused, type Undone } from '@tabularium/kernel';
import type { ServerMessage } from '@tabularium/protocol';
import { msg } from '../common/msg.ts';
import { timed } from '../metrics/metrics.ts';
import { countStored, countTakenIn } from '../metrics/room-metrics.ts';
import type { Viewer } from '../showing/audience.ts';
import { toldNumber } from '../showing/numbers.ts';
import { Conflict } from '../store/conflict.ts';
import type { ToldEvent } from '../store/shared.ts';
import type { EventBody, StoredEvent } from '../store/store.ts';
import { overtaken } from './queue.ts';
import { letGo } from './past.ts';
import { askedBy, isOver, newRecord, nonceKey, replayEvents, summaryOf, tookEvent } from './record.ts';
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
  const after = { n: record.n, at: record.last };
  const event = { n: record.n + 1, at: Math.max(room.clock(), record.last), by, nonce, body };
  const before = beforeEvent(record, body, undone);
  try {
    tookEvent(record, event);
    await store.append(room.id, event, summaryOf(record), after.at);
  } catch (e) {
    if (e instanceof Conflict && store.shared) await backTo(room, after);
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
  const { n, last: at } = room.record;
  // The last that is known comes along. At the end of a game there are no rules any more that could go wrong.
  const isAsked = n > 0 && !isOver(room.record);
  const found = await shared.tail(room.id, isAsked ? n - 1 : n);
  if (!found) return refuseAll(room, 'server.removed');
  if (isAsked && !isThere(found[0], { n, at })) {
    closeAsLost(room);
    throw new Refused(room.closed!);
  }
  const news = isAsked ? found.slice(1) : found;
  takeInAll(room, news);
  return news.length;
};

/** Takes in what another process has told, if it follows the last event here; whether it did. */
export const takeInTold = (room: Room, { after, event }: ToldEvent): boolean => {
  const { n, last } = room.record;
  if (event.n !== n + 1 || after !== last) return false;
  takeInAll(room, [event]);
  return true;
};

const takeInAll = (room: Room, news: readonly StoredEvent[]): void => {
  try {
    for (const event of news) takeIn(room, event);
    letGo(room.record);
  } catch (e) {
    if (!(e instanceof Refused)) room.broken(e);
    throw e;
  }
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

/** The last event that everybody here was shown. Of two with the same number, the time tells which it was. */
type Last = Pick<StoredEvent, 'n' | 'at'>;

const isThere = (stored: StoredEvent | undefined, { n, at }: Last): boolean => stored?.n === n && stored.at === at;

/** A database that took over from another lacks what was shown here, and may have something else in its place: everybody begins anew. */
const closeAsLost = (room: Room): void => room.broken(new Error('the database lacks what it had stored'));

/** Memory is ahead by an event that was not stored: back to what everybody here was shown, and on from there. */
const backTo = async (room: Room, shown: Last): Promise<void> => {
  try {
    await timed(room.metrics, 'rebuild_seconds', () => rebuild(room, shown));
  } catch (e) {
    if (!(e instanceof Refused)) room.broken(e);
    throw e;
  }
};

const rebuild = async (room: Room, last: Last): Promise<void> => {
  const stored = await room.store.load(room.id);
  if (!stored) return room.close(msg('server.removed'));
  const shown = last.n;
  if (shown > 0 && !isThere(stored.events[shown - 1], last)) return closeAsLost(room);
  const { game, notBefore, clocks } = room.record;
  room.record = newRecord(game, stored.table, clocks.outages);
  room.record.notBefore = notBefore;
  replayEvents(room.record, stored.events.slice(0, shown));
  for (const event of stored.events.slice(shown)) takeIn(room, event);
  letGo(room.record);
};
