import type { GameUi } from '../games/game-ui.ts';
import { loadGame } from '../games/registry.ts';
import { around } from '../source/around.ts';
import { openLocal } from '../source/local.ts';
import type { TableSource } from '../source/source.ts';
import { loadServerWords } from '../words/server-words.ts';

export interface Opened {
  readonly ui: GameUi;
  readonly source: TableSource;
}

export const openLocalTable = async (id: string): Promise<Opened> => {
  const saved = await around.saves.get(id);
  if (!saved) throw new Error(`no game ${id}`);
  // Its record says that the dice changed on the way.
  if (saved.file.earlier) await loadServerWords();
  const ui = await loadGame(saved.game, saved.file);
  return { ui, source: openLocal(ui.module, saved, around) };
};
