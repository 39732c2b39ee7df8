/** Content packs: the cards, map and tables of a game as one file that can be written out, checked and played with. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { moduleFor, type Pack, packOf } from '@tabularium/kernel';
import { DEFAULT_DATA, isPostgres, moduleInUse, UnusableContent } from '@tabularium/server/content';
import { CheckFailed, WrongUse } from './errors.ts';
import { type AnyModule, type Game, gameOf } from './games.ts';
import { COMMAND, userPath } from './paths.ts';

/** The options every command that begins games has. */
export const packArgs = {
  pack: { type: 'string', valueHint: 'FILE', description: 'play with the content of this file' },
  own: { type: 'boolean', description: 'play with the game’s own content, whatever is in use here' },
} as const;

export interface PackArgs {
  readonly pack?: string | undefined;
  readonly own?: boolean | undefined;
}

/** The content of a game, if it can be replaced. */
export const contentOf = ({ module }: Game): NonNullable<AnyModule['content']> => {
  if (!module.content) throw new WrongUse(`${module.meta.id} can only be played with its own content`);
  return module.content;
};

export const readContent = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(userPath(file), 'utf8'));
  } catch (e) {
    throw new WrongUse(`${userPath(file)} cannot be read: ${e instanceof Error ? e.message : String(e)}`);
  }
};

/** Every problem, a line for each. */
export const problemsOf = (game: Game, raw: unknown, what: string): string[] => {
  try {
    contentOf(game).check(raw, what);
    return [];
  } catch (e) {
    if (e instanceof WrongUse || !(e instanceof Error)) throw e;
    return e.message.split('\n');
  }
};

/** The name of the file, shortened to what can stand in a web address. */
const labelOf = (file: string): string =>
  basename(file)
    .replace(/\.json$/, '')
    .replaceAll(/[^\p{L}\d_.-]/gu, '-')
    .replace(/^(.{40}).*$/u, '$1');

/** The content of a file as a pack that the game can be played with. */
export const packFrom = (game: Game, file: string): Pack => {
  const content = readContent(file);
  const problems = problemsOf(game, content, labelOf(file));
  if (problems.length > 0) throw new CheckFailed(`${userPath(file)} does not fit:\n${problems.join('\n')}`);
  return packOf(labelOf(file), content);
};

/** What new games begin with on this machine, or why that cannot be. What a database says is for the servers on it. */
export const inUse = (module: AnyModule, data = DEFAULT_DATA): AnyModule => {
  try {
    return isPostgres(data) ? module : moduleInUse(data, module);
  } catch (e) {
    if (!(e instanceof UnusableContent)) throw e;
    throw new CheckFailed(
      `the content in use for ${module.meta.id}: ${e.message}\n${COMMAND} content use ${module.meta.id} --own goes back to the game’s own, content use with a file to another`,
    );
  }
};

/** The game as new games of it begin: with the file that is named, with its own content, or with what is in use here. */
export const gameFrom = (id: string | undefined, { pack, own }: PackArgs): Game => {
  const game = gameOf(id);
  if (pack !== undefined && own)
    throw new WrongUse('--pack names other content, --own means the game’s: which of them?');
  if (pack !== undefined) return { ...game, module: moduleFor(game.module, packFrom(game, pack)) };
  return own ? game : { ...game, module: inUse(game.module) };
};

interface Played {
  readonly game: string;
  readonly pack?: Pack | undefined;
  readonly version?: number;
}

/** The game that a file was played with: it carries its pack, or was begun with what was then the game's own content. */
export const gameFor = ({ game: id, pack, version }: Played): Game => {
  const game = gameOf(id);
  try {
    return { ...game, module: moduleFor(game.module, pack, version) };
  } catch (e) {
    throw new CheckFailed(e instanceof Error ? e.message : String(e));
  }
};
