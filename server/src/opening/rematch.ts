import { Refused } from '@tabularium/kernel';
import { isOver, newRecord, SERVER } from '../tables/record.ts';
import type { Room } from '../tables/room.ts';
import { msg } from '../common/msg.ts';
import type { Tables } from '../tables/tables.ts';
import { newTableId } from '../seats/tokens.ts';
import { freshTable } from './create.ts';

/**
 * The same people, options and bots once more, everybody one seat further on.
 * The secrets stay good: each opens its owner's new seat, so nobody need be sent a link.
 */
export const rematch = (tables: Tables, room: Room): Promise<{ readonly id: string }> =>
  room.inTurn(async () => {
    const { record } = room;
    if (!isOver(record)) throw new Refused(msg('server.running'));
    if (record.rematch !== undefined) return { id: record.rematch };
    const { game, table } = record;
    // Who left a seat has seen nothing of the new game.
    const seats = record.seats.map((_, i) => {
      const { before: __, ...seat } = record.seats.at(i - 1)!;
      return seat;
    });
    const seated = { id: newTableId(), ownerHash: table.ownerHash, seats };
    await tables.add(newRecord(game, freshTable(tables, game, table, seated)));
    await room.commit(SERVER, '', { t: 'rematch', table: seated.id });
    room.tellTable();
    return { id: seated.id };
  });
