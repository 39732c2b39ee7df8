/** Saved games: files in a folder of the user's. */
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { WrongUse } from './errors.ts';
import { readGameFile, type SavedGame } from './files.ts';
import { userPath, writeUserFile } from './paths.ts';

const home = (): string => process.env['TABULARIUM_HOME'] ?? join(homedir(), '.tabularium');
const folder = (): string => join(home(), 'saves');

export const isSaveName = (name: string): boolean => /^[\p{L}\d][\p{L}\d_-]{0,63}$/u.test(name);

const fileOf = (name: string): string => join(folder(), `${name}.json`);

export const hasSave = (name: string): boolean => isSaveName(name) && existsSync(fileOf(name));

/** Names, the latest first. */
const saveNames = (): string[] => {
  if (!existsSync(folder())) return [];
  return readdirSync(folder())
    .filter((f) => f.endsWith('.json'))
    .map((f) => ({ name: f.slice(0, -'.json'.length), at: statSync(join(folder(), f)).mtimeMs }))
    .sort((a, b) => b.at - a.at || a.name.localeCompare(b.name))
    .map(({ name }) => name);
};

/** Written beside and moved into place, so that a power cut leaves the old one or the new one. */
export const writeSave = (name: string, game: SavedGame): void => {
  try {
    mkdirSync(folder(), { recursive: true });
  } catch {
    throw new WrongUse(`games cannot be kept in ${folder()}; TABULARIUM_HOME names another folder`);
  }
  const draft = `${fileOf(name)}.draft`;
  writeUserFile(draft, `${JSON.stringify(game)}\n`);
  renameSync(draft, fileOf(name));
};

const noSuchSave = (name: string): WrongUse => {
  const names = saveNames();
  return new WrongUse(
    `there is no saved game “${name}”; ${names.length === 0 ? 'none is saved yet' : `there are: ${names.join(', ')}`}`,
  );
};

export const readSave = (name: string): SavedGame => {
  if (!hasSave(name)) throw noSuchSave(name);
  return readGameFile(fileOf(name));
};

/** The first of game-1, game-2, … that is free. */
export const freshName = (game: string): string => {
  for (let i = 1; ; i++) if (!hasSave(`${game}-${i}`)) return `${game}-${i}`;
};

/** The name under which a game from a file is saved: that of the file, if it is a valid name and free. */
export const nameFor = (file: string, game: string): string => {
  const name = basename(file).replace(/\.json$/, '');
  return isSaveName(name) && !hasSave(name) ? name : freshName(game);
};

interface Read {
  readonly game: SavedGame;
  /** As the user named it. */
  readonly name: string;
  /** The name under which it is saved, if somebody plays on. */
  readonly save: string;
}

/** A saved game of that name, otherwise a file. */
export const readFileOrSave = (what: string): Read => {
  if (hasSave(what)) return { game: readSave(what), name: what, save: what };
  if (existsSync(userPath(what))) {
    const game = readGameFile(userPath(what));
    return { game, name: what, save: nameFor(what, game.game) };
  }
  if (isSaveName(what)) throw noSuchSave(what);
  throw new WrongUse(`there is no file ${userPath(what)} that could be read`);
};

export interface SaveLine {
  readonly name: string;
  readonly game: string;
  readonly inputs: number;
  readonly over: boolean;
}

/** What is kept, for lists; files that cannot be read are passed over. */
export const listSaves = (): SaveLine[] =>
  saveNames().flatMap((name) => {
    try {
      const { game, entries, start } = readSave(name);
      const over = entries.some((e) => e.diff.some(([path]) => path[0] === 'over')) || 'over' in start;
      return [{ name, game, inputs: entries.length, over }];
    } catch {
      return [];
    }
  });
