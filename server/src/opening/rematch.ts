import { Refused } from '@tabularium/kernel';
import { isOver, newRecord, SERVER, type TableRecord } from '../tables/record.ts';
import type { Room } from '../tables/room.ts';
import { msg } from '../common/msg.ts';
import type { Tables } from '../tables/tables.ts';
import { rematchId } from '../seats/tokens.ts';
import { paceOf } from './clone.ts';
import { freeCode, freshTable } from './create.ts';

/**
 * Opens a table for the same people, options and bots, with everybody moved on by one seat.
 * Tokens stay valid: each opens its owner's new seat, so nobody needs a new link.
 */
export const rematch = (tables: Tables, room: Room): Promise<{ readonly id: string }> =>
  room.inTurn(async () => {
    const { record } = room;
    if (!isOver(record)) throw new Refused(msg('server.running'));
    if (record.rematch !== undefined) return { id: record.rematch };
    const { game, table } = record;
    // The names of former players are dropped: they have seen nothing of the new game.
    const seats = record.seats.map((_, i) => {
      const { before: __, ...seat } = record.seats.at(i - 1)!;
      return seat;
    });
    const seated = { id: rematchId(await tables.store.secret(), table.id), ownerHash: table.ownerHash, seats };
    const fresh = freshTable(tables, game, { ...table, ...paceOf(record) }, seated);
    await addOnce(
      tables,
      newRecord(game, { ...fresh, series: table.series ?? table.id, code: await freeCode(tables) }),
    );
    await tables.people.holds.follow(room.id, seated.id, seats.length);
    await room.commit(SERVER, '', { t: 'rematch', table: seated.id });
    return { id: seated.id };
  });

/** Another process may have opened it in the same moment, or died before it could say so. */
const addOnce = async (tables: Tables, record: TableRecord): Promise<void> => {
  try {
    await tables.add(record);
  } catch (e) {
    if (!(await tables.room(record.table.id))) throw e;
  }
};
