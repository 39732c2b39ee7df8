/** A first game at once: alone or against bots, at the easiest level, on this device. */
import type { Way } from '@tabularium/parts';
import { go } from '../app/route.ts';
import { shownGame } from '../games/cards.ts';
import { loadGame } from '../games/registry.ts';
import { around, newId, newSeed } from '../source/around.ts';
import { newLocal } from '../source/local.ts';

export const playNow = async (game: string, player: string, way?: Way): Promise<void> => {
  const options = { ...shownGame(game)?.presets[0]?.options, ...way?.options };
  const ui = await loadGame(game, { options, ...(way && { seats: way.seats }) });
  const id = newId();
  const { min, default: usual } = ui.module.meta.seats;
  // Unless it was chosen, whoever can play alone does; otherwise the game's own bots take the other seats.
  const seats = way?.seats ?? (min === 1 ? min : usual);
  const bot = way?.bot ?? ui.bots?.[0] ?? 'random';
  const opponents = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', name: bot, bot, online: true }) as const);
  const table = await newLocal(
    ui.module,
    {
      id,
      name: '',
      seats: [{ kind: 'human', name: player, online: true }, ...opponents],
      options,
      seed: newSeed(),
      screen: false,
    },
    around,
  );
  table.close();
  go({ at: 'local', id });
};
