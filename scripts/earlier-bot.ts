// A bot as it was at an earlier commit, for measurements only: no table offers it. Its files are taken from the history of the
// repository and play by the rules of today.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BotFactory } from '@tabularium/parts';

const ROOT = resolve(import.meta.dirname, '..');

/** What an earlier bot calls by names that have changed since. */
type Renaming = (source: string) => string;

const renameIn = (folder: string, renamed: Renaming): void => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    const path = resolve(folder, file);
    writeFileSync(path, renamed(readFileSync(path, 'utf8')));
  }
};

/** What is found there under `.tools`, which git ignores; the rules beside it are a link to those of today. */
const unpack = (game: string, commit: string, renamed: Renaming): string => {
  const folder = resolve(ROOT, '.tools/earlier-bots', commit);
  const unpacked = resolve(folder, 'games', game);
  if (!existsSync(resolve(unpacked, 'rules'))) {
    mkdirSync(folder, { recursive: true });
    const files = execFileSync('git', ['archive', commit, `games/${game}/bots`], { cwd: ROOT, maxBuffer: 2 ** 26 });
    execFileSync('tar', ['-x', '-C', folder], { input: files });
    renameIn(resolve(unpacked, 'bots'), renamed);
    writeFileSync(resolve(folder, 'package.json'), '{ "type": "module" }\n');
    symlinkSync(resolve(ROOT, 'games', game, 'rules'), resolve(unpacked, 'rules'));
  }
  return resolve(unpacked, 'bots/sensible.ts');
};

export const earlierBot = async (
  game: string,
  commit: string,
  renamed: Renaming = (source) => source,
): Promise<BotFactory> => {
  const { sensible } = (await import(pathToFileURL(unpack(game, commit, renamed)).href)) as { sensible: BotFactory };
  return sensible;
};
