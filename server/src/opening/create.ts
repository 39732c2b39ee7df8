/** A new table from the beginning. */
import { open, Refused, type Source } from '@tabularium/kernel';
import { commitment, keyedDraw, newKey } from '@tabularium/kernel/keyed';
import type { NewTable, OpenedTable } from '@tabularium/protocol';
import { cleanText } from '../acts.ts';
import { type Game, type Games, gameById, gameIds } from '../games.ts';
import { newRecord } from '../record.ts';
import { say } from '../say.ts';
import type { StoredTable } from '../store/store.ts';
import type { Tables } from '../tables.ts';
import { type Seated, seat } from './seats.ts';

export const demandGame = (games: Games, id: string): Game => {
  const game = gameById(games, id);
  if (!game) throw new Refused(say('server.noGame', { game: id, allowed: gameIds(games).join(', ') }));
  return game;
};

export const createTable = async (tables: Tables, wanted: NewTable): Promise<OpenedTable> => {
  const game = demandGame(tables.games, wanted.game);
  const seated = seat(game, wanted.seats);
  await tables.add(newRecord(game, freshTable(tables, game, wanted, seated)));
  return seated.secrets;
};

/** The table as it is before the first move, with dice of its own. */
export const freshTable = (
  tables: Tables,
  game: Game,
  wanted: Pick<NewTable, 'name' | 'options' | 'visibility'>,
  { id, ownerHash, seats }: Omit<Seated, 'secrets'>,
): StoredTable => {
  const key = newKey();
  const source: Source = { t: 'key', commitment: commitment(key) };
  const { table, match, opening } = open(game.module, seats.length, wanted.options, source, keyedDraw(key));
  return {
    id,
    name: cleanText(wanted.name ?? ''),
    game: game.module.meta.id,
    version: game.module.meta.version,
    options: table.options,
    visibility: wanted.visibility,
    seats,
    ownerHash,
    created: tables.clock(),
    key,
    start: match.start,
    opening,
  };
};
