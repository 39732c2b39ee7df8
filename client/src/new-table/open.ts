import { api } from '../app/api.ts';
import { rememberTable } from '../app/my-tables.ts';
import { go } from '../app/route.ts';
import { loadGame } from '../games/registry.ts';
import { around, newId, newSeed } from '../source/around.ts';
import { newLocal } from '../source/local.ts';
import { type TableDraft, toNewTable, toSeatInfos } from './draft.ts';

/** Sets the table and goes there. */
export const openTable = async (game: string, draft: TableDraft, player: string): Promise<void> => {
  if (draft.where === 'server') {
    const wanted = toNewTable(game, draft, player);
    const opened = await api.create(wanted);
    rememberTable(opened, { game, name: wanted.name ?? '' });
    go({ at: 'table', id: opened.id });
    return;
  }
  const id = newId();
  const { name, options, seats, screen } = draft;
  const { module } = await loadGame(game, { options, seats: seats.length });
  const table = await newLocal(
    module,
    { id, name, options, seats: toSeatInfos(seats, player), seed: newSeed(), screen },
    around,
  );
  table.close();
  go({ at: 'local', id });
};
