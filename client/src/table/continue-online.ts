/** A game from this device goes on at a table of the server. */
import type { GameFile, Seat } from '@tabularium/kernel';
import { api } from '../app/api.ts';
import { rememberTable } from '../app/my-tables.ts';
import type { Screen } from '../source/source.ts';

/** `unnamed` is what those are called who gave no name. */
export const continueOnline = async (
  file: GameFile,
  { table }: Screen,
  unnamed: (seat: Seat) => string,
): Promise<string> => {
  const seats = table.seats.map(({ kind, name, bot }, seat) => {
    if (kind === 'bot') return { kind, bot: bot ?? name } as const;
    return { kind: 'human', name: name || unnamed(seat) } as const;
  });
  const opened = await api.import({ ...(table.name && { name: table.name }), seats, visibility: 'link', file });
  rememberTable(opened, table);
  return opened.id;
};
