/** Content packs: the cards, map and tables of a game as one file that can be written out, checked and played with. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { digest } from '@tabularium/kernel';
import { CheckFailed, WrongUse } from './errors.ts';
import { type Game, gameOf, type Pack } from './games.ts';
import { userPath } from './paths.ts';

export const packArg = {
  type: 'string',
  valueHint: 'FILE',
  description: 'play with the content of this file',
} as const;

export const contentOf = ({ module, content }: Game): NonNullable<Game['content']> => {
  if (!content) throw new WrongUse(`the content of ${module.meta.id} cannot be read or written as a file`);
  return content;
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

/** Another content has another name: a game finds what it began with, or nothing. */
const nameOf = (label: string, content: unknown): string => `${label}-${digest(content)}`;

const packed = new Map<string, Game>();

const gameWith = (game: Game, pack: Pack): Game => {
  const content = contentOf(game);
  if (!content.use) throw new WrongUse(`${game.module.meta.id} can only be played with its own content`);
  const key = `${game.module.meta.id}/${pack.name}`;
  const made = packed.get(key) ?? { ...game, module: content.use(pack.name, pack.content), pack };
  packed.set(key, made);
  return made;
};

/** The game with the content of a file, if one is named. */
export const gameFrom = (id: string | undefined, file: string | undefined): Game => {
  const game = gameOf(id);
  if (file === undefined) return game;
  const content = readContent(file);
  const label = basename(file).replace(/\.json$/, '');
  const problems = problemsOf(game, content, label);
  if (problems.length > 0) throw new CheckFailed(`${userPath(file)} does not fit:\n${problems.join('\n')}`);
  return gameWith(game, { name: nameOf(label, content), content });
};

/** The game that a file was played with: it carries its pack. */
export const gameFor = ({ game: id, pack }: { readonly game: string; readonly pack?: Pack | undefined }): Game => {
  const game = gameOf(id);
  if (!pack) return game;
  if (!pack.name.endsWith(`-${digest(pack.content)}`)) throw new CheckFailed(`${pack.name} is not what it was`);
  return gameWith(game, pack);
};
