/** The tables of a person who is signed in: this device shows what it has the secrets of, and is told what is held on all devices. */
import type { MySeats, MyTable as Held, TableSummary } from '@tabularium/protocol';
import { forgetSeat, keepSession, type MyTable, myTables, secretsFor, session } from '../app/my-tables.ts';
import { isSignedOut, peopleApi } from './people-api.ts';

/** How many secrets the server takes at once. */
const MOST_SHOWN = 100;

const secretsHere = (): MySeats['seats'] =>
  myTables()
    .filter((table) => table.missing === undefined)
    .slice(0, MOST_SHOWN)
    .map(({ id }) => {
      const { token, owner } = secretsFor(id);
      return { table: id, token, owner };
    });

/** Everything that the person holds. Secrets that open nothing any more are forgotten: what is held opens the seat. */
export const heldTables = async (): Promise<readonly Held[]> => {
  const own = session();
  if (own === undefined) return [];
  try {
    const { tables, stale } = await peopleApi.tables(own, secretsHere());
    for (const id of stale) {
      const { token } = secretsFor(id);
      if (token !== undefined) forgetSeat(id, token);
    }
    return tables;
  } catch (e) {
    if (isSignedOut(e)) keepSession(null);
    throw e;
  }
};

/** As they stand among one's tables, with what is known of each. */
export const heldElsewhere = async (): Promise<readonly (MyTable & { readonly row: TableSummary })[]> =>
  (await heldTables()).map((row) => ({
    id: row.id,
    game: row.game,
    name: row.name,
    seats: {},
    own: row.mine[0] ?? -1,
    visited: row.updated,
    row,
  }));
