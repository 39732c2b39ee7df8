import { Refused } from '@tabularium/kernel';
import { isOver, newRecord, SERVER } from '../tables/record.ts';
import type { Room } from '../tables/room.ts';
import { msg } from '../common/msg.ts';
import type { Tables } from '../tables/tables.ts';
import { newTableId } from '../seats/tokens.ts';
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
    const seated = { id: newTableId(), ownerHash: table.ownerHash, seats };
    const fresh = freshTable(tables, game, table, seated);
    await tables.add(newRecord(game, { ...fresh, code: await freeCode(tables) }));
    await tables.people.holds.follow(room.id, seated.id, seats.length);
    await room.commit(SERVER, '', { t: 'rematch', table: seated.id });
    return { id: seated.id };
  });
