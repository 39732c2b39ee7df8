/** A failing game as a file that can be imported, replayed and looked at. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameFile, hash64, type Input, openGame, toFile } from '@tabularium/kernel';
import type { Case, Rerun } from './rerun.ts';

/** Stands in place of the digest of a position that was never reached. */
const NEVER_REACHED = 'failed';

const failingGame = <G, V>({ module, table, seed }: Case<G, V>, inputs: readonly Input[]): GameFile => {
  const opened = openGame(module, table.seats, table.options, { t: 'seed', seed });
  for (const input of inputs) {
    try {
      opened.match.replay(input);
    } catch {
      // Written nevertheless: whoever replays the file sees the failure at this input.
      const file = toFile(opened);
      return { ...file, entries: [...file.entries, { input, log: [], diff: [], digest: NEVER_REACHED }] };
    }
  }
  return toFile(opened);
};

/** Writes the game into the folder and gives the name of the file. */
export const writeFailure = <G, V>(folder: string, game: Case<G, V>, { inputs, problem }: Rerun): string => {
  const name = `${game.module.meta.id}-${problem.kind}-${hash64(`${game.seed} ${problem.what}`).slice(0, 8)}.json`;
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(failingGame(game, inputs))}\n`);
  return file;
};
