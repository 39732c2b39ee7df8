/** The same people, the same agreement, new dice. */
import { go } from '../app/route.ts';
import { api } from '../app/api.ts';

export { problemOf } from '../app/api.ts';
import { rememberRematch, secretsFor } from '../app/my-tables.ts';
import type { GameUi } from '../games/game-ui.ts';
import { around, newId, newSeed } from '../source/around.ts';
import { newLocal } from '../source/local.ts';
import type { Screen, TableSource } from '../source/source.ts';

export const rematch = async (ui: GameUi, source: TableSource, { table }: Screen): Promise<void> => {
  if (source.kind === 'remote') {
    const id = table.rematch ?? (await api.rematch(table.id, secretsFor(table.id))).id;
    rememberRematch(table.id, id, table.seats.length, table);
    go({ at: 'table', id });
    return;
  }
  const saved = await around.saves.get(table.id);
  const id = newId();
  const again = await newLocal(
    ui.module,
    {
      id,
      name: table.name,
      seats: table.seats,
      options: table.options,
      seed: newSeed(),
      screen: saved?.screen ?? false,
    },
    around,
  );
  again.close();
  go({ at: 'local', id });
};
