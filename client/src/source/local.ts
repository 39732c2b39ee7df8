/** Opens games in this browser: one person or several at one screen, bots beside them, no server. */
import { fromFile, type GameModule, openGame, type Options } from '@tabularium/kernel';
import type { SeatInfo } from '@tabularium/protocol';
import { keptIn } from './local-screen.ts';
import { type Around, LocalTable } from './local-table.ts';
import type { SavedGame } from './saves.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a game of whatever kind
export type AnyGame = GameModule<any, any>;

export interface NewLocal {
  readonly id: string;
  readonly name: string;
  readonly seats: readonly SeatInfo[];
  readonly options: Options | Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly screen: boolean;
}

/** Sets the table and saves it before anybody sees it. */
export const newLocal = async (game: AnyGame, wanted: NewLocal, around: Around): Promise<LocalTable> => {
  const { id, name, seats, screen, options, seed } = wanted;
  const opened = openGame(game, seats.length, options, { t: 'seed', seed });
  const table = new LocalTable(opened, { id, name, seats, screen, created: around.now(), times: [], chat: [] }, around);
  await table.save();
  table.wake();
  return table;
};

export const openLocal = (game: AnyGame, saved: SavedGame, around: Around): LocalTable => {
  const table = new LocalTable(fromFile(game, saved.file), keptIn(saved), around, saved);
  table.wake();
  return table;
};
