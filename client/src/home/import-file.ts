/** Takes in a game from a file: loaded when somebody has chosen one. */
import { loadGame } from '../games/registry.ts';
import { around, newId, newSeed } from '../source/around.ts';
import { demandBots, NoSuchBot, parseGameFile, savedFrom } from '../source/import.ts';

const saved = async (text: string): Promise<string> => {
  const file = parseGameFile(text);
  const { module, bots = ['random'] } = await loadGame(file.game, file.pack);
  demandBots(file, bots);
  const game = savedFrom(module, file, newId(), newSeed(), around.now());
  await around.saves.put(game, undefined);
  return game.id;
};

/** The id under which it is saved, the name of a bot that is not known here, or nothing if it is no game. */
export const importFile = (text: string): Promise<{ readonly id: string } | { readonly bot: string } | undefined> =>
  saved(text).then(
    (id) => ({ id }),
    (e: unknown) => (e instanceof NoSuchBot ? { bot: e.bot } : undefined),
  );
