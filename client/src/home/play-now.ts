/** A first game at once: alone, at the easiest level, on this device. */
import { go } from '../app/route.ts';
import { loadGame } from '../games/registry.ts';
import { around, newId, newSeed } from '../source/around.ts';
import { newLocal } from '../source/local.ts';

const FIRST_GAME: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { tetrarchia: { level: '4200' } };

export const playNow = async (game: string, player: string): Promise<void> => {
  const ui = await loadGame(game);
  const id = newId();
  const table = await newLocal(
    ui.module,
    {
      id,
      name: '',
      seats: [{ kind: 'human', name: player, online: true }],
      options: FIRST_GAME[game] ?? {},
      seed: newSeed(),
      screen: false,
    },
    around,
  );
  table.close();
  go({ at: 'local', id });
};
