/** The tables of a person on all their devices: holding what a device has the secrets of, and listing what is held. */
import type { MySeats, MyTable, MyTables } from '@tabularium/protocol';
import { accessTo, seatOf } from '../seats/access.ts';
import { hashOf } from '../seats/tokens.ts';
import type { Tables } from '../tables/tables.ts';
import { type Hold, TABLE_ITSELF } from './holds.ts';
import type { SignedIn } from './people.ts';

/** A table must be loaded to try a secret there, so this many are tried in one request. The device sends the others again. */
const MOST_TRIED = 20;
const MOST_LISTED = 100;

/** Lists what a person holds, after holding what the secrets of this device open. `stale` are the tables at which they open nothing. */
export const myTables = async (
  tables: Tables,
  me: SignedIn,
  session: string,
  shown: MySeats['seats'],
): Promise<MyTables> => {
  const held = await tables.people.holds.of(me.person);
  const hashes = new Set(held.map((h) => `${h.table} ${h.hash}`));
  const isHeld = (table: string, secret: string | undefined): boolean =>
    secret === undefined || hashes.has(`${table} ${hashOf(secret)}`);
  const untried = shown.filter((s) => !isHeld(s.table, s.token) || !isHeld(s.table, s.owner));
  const stale: string[] = [];
  for (const { table, token, owner } of untried.slice(0, MOST_TRIED)) {
    const room = await tables.room(table).catch(() => undefined);
    if (!room) continue;
    await accessTo(room, tables.people, { token, owner, person: session });
    if (token !== undefined && seatOf(room, token) === undefined) stale.push(table);
  }
  const now = untried.length > 0 ? await tables.people.holds.of(me.person) : held;
  return { tables: await listed(tables, now), stale };
};

/** The latest held first, each table once. */
const listed = async (tables: Tables, held: readonly Hold[]): Promise<readonly MyTable[]> => {
  const ids = [...new Set(held.map((h) => h.table))].slice(0, MOST_LISTED);
  const summaries = await tables.store.summaries(ids);
  return ids.flatMap((id) => {
    const summary = summaries.find((s) => s.id === id);
    const here = held.filter((h) => h.table === id).map((h) => h.seat);
    const mine = here.filter((seat) => seat !== TABLE_ITSELF).sort((a, b) => a - b);
    return summary ? [{ ...summary, mine, owner: here.includes(TABLE_ITSELF) }] : [];
  });
};
