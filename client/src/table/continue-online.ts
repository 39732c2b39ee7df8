/** A game from this device goes on at a table of the server. */
import type { GameFile } from '@tabularium/kernel';
import { api } from '../app/api.ts';
import { rememberTable } from '../app/my-tables.ts';
import type { Sight } from '../source/source.ts';

export const continueOnline = async (file: GameFile, { table }: Sight): Promise<string> => {
  const seats = table.seats.map(({ kind, name, bot }, seat) => {
    if (kind === 'bot') return { kind, bot: bot ?? name } as const;
    return { kind: 'human', name: name || `${seat + 1}` } as const;
  });
  const opened = await api.import({ ...(table.name && { name: table.name }), seats, visibility: 'link', file });
  rememberTable(opened, table);
  return opened.id;
};
