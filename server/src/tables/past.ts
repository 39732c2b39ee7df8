/**
 * A long game is not held whole. A table in memory keeps where it stands and the last inputs; the others are read from the store
 * when somebody wants to see them.
 */
import { Damaged, Refused } from '@tabularium/kernel';
import { msg } from '../common/msg.ts';
import { failedAs, newRequestId } from '../common/request-id.ts';
import type { StoredEvent, StoredTable } from '../store/store.ts';
import { newRecord, replayEvents, type TableRecord } from './record.ts';
import type { Room } from './room.ts';

/** So many inputs are held at least, and about twice as many at most. */
export const HELD = 64;

/** Lets go of what the table needs no more to go on. All of it must be in the store. */
export const letGo = ({ match }: TableRecord): void => {
  if (match.entries.length >= 2 * HELD) match.release(HELD);
};

/** The table as it is now, with every input. May be called only from inside `inTurn`. */
export const wholeOf = async (room: Room): Promise<TableRecord> => {
  const { record } = room;
  if (record.match.released === 0) return record;
  // Whoever looks back looks at more than one position. It stays until memory is wanted for something else.
  let whole = room.whole?.deref();
  if (!whole || !goesOn(whole, record.match)) {
    whole = await readAgain(room);
    room.whole = new WeakRef(whole);
  }
  return { ...record, match: whole };
};

/** The table with everything after input number `n`. May be called only from inside `inTurn`. */
export const heldFrom = async (room: Room, n: number): Promise<TableRecord> =>
  n >= room.record.match.released ? room.record : wholeOf(room);

type AnyMatch = TableRecord['match'];

/** Adds what has been played since, unless it does not follow: something was taken back, or there is too much of it. */
const goesOn = (whole: AnyMatch, now: AnyMatch): boolean => {
  if (whole.last < now.released || whole.last > now.last) return false;
  for (let n = now.released + 1; n <= whole.last; n++) if (whole.entry(n).digest !== now.entry(n).digest) return false;
  for (let n = whole.last + 1; n <= now.last; n++) whole.restore(now.entry(n), now.unseenAt(n));
  return true;
};

const readAgain = async (room: Room): Promise<AnyMatch> => {
  const { table, events } = await loadOrClose(room);
  const { game, n } = room.record;
  const whole = newRecord(game, table);
  replayEvents(whole, events.slice(0, n));
  return whole.match;
};

type Stored = { readonly table: StoredTable; readonly events: readonly StoredEvent[] };

/** If the store does not have what the table has, it is closed, and whoever comes again is told what has become of it. */
const loadOrClose = async (room: Room): Promise<Stored> => {
  try {
    const stored = await room.store.load(room.id);
    if (stored && stored.events.length >= room.record.n) return stored;
    const why = stored ? failedAs(newRequestId()) : msg('server.removed');
    room.close(why);
    throw new Refused(why);
  } catch (e) {
    if (e instanceof Damaged) room.broken(e);
    throw e;
  }
};
