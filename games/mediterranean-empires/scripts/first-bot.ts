// The bot as it was at an earlier commit, for measurements only: no table offers it. Its files are taken from the history of the
// repository and play by the rules and the cards of today.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BotFactory } from '@tabularium/parts';

/** The last commit with the first bot, whose weights were guessed. */
const FIRST = '8ee1a319';
const ROOT = resolve(import.meta.dirname, '../../..');
const GAME = 'games/mediterranean-empires';

/** Functions that the first bot calls and that have other names and results today. */
const renamed = (source: string): string =>
  source.replaceAll(/(dice|fixed)Strength(?:(\(g, side\))\.total)?/g, '$1Total$2');
const renameIn = (folder: string): void => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    const path = resolve(folder, file);
    writeFileSync(path, renamed(readFileSync(path, 'utf8')));
  }
};

/** What is found there under `.tools`, which git ignores; the rules beside it are a link to those of today. */
const unpack = (commit: string): string => {
  const folder = resolve(ROOT, '.tools/earlier-bots', commit);
  const game = resolve(folder, GAME);
  if (!existsSync(resolve(game, 'rules'))) {
    mkdirSync(folder, { recursive: true });
    const files = execFileSync('git', ['archive', commit, `${GAME}/bots`], { cwd: ROOT, maxBuffer: 2 ** 26 });
    execFileSync('tar', ['-x', '-C', folder], { input: files });
    renameIn(resolve(game, 'bots'));
    writeFileSync(resolve(folder, 'package.json'), '{ "type": "module" }\n');
    symlinkSync(resolve(ROOT, GAME, 'rules'), resolve(game, 'rules'));
  }
  return resolve(game, 'bots/sensible.ts');
};

export const firstBot = async (commit = FIRST): Promise<BotFactory> => {
  const { sensible } = (await import(pathToFileURL(unpack(commit)).href)) as { sensible: BotFactory };
  return sensible;
};
