/** Which content new games begin with: a pack from a file beside the data file, or the game's own content if there is none. */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type GameModule, moduleFor, type Pack } from '@tabularium/kernel';

export { DEFAULT_DATA, isNoFile, isPostgres, NO_FILE, shownData } from '../program/data-file.ts';

/** `data` is the SQLite file. */
export const inUseFile = (data: string, game: string): string => join(dirname(data), 'content', `${game}.json`);

/** The file exists but is damaged, or no longer fits the game. It is not changed. */
export class UnusableContent extends Error {
  override readonly name = 'UnusableContent';
  readonly file: string;

  constructor(file: string, why: string) {
    super(`${file} cannot be used:\n${why}`);
    this.file = file;
  }
}

export const packFrom = (text: string): Pack => {
  const value = JSON.parse(text) as Partial<Pack> | null;
  if (typeof value?.name !== 'string' || value.content === undefined) throw new Error('it holds no content pack');
  return { name: value.name, content: value.content };
};

/** The last module read from each file, with the file's time stamp. The file is asked for often and hardly ever changes. */
const read = new Map<string, { readonly written: number; readonly module: unknown }>();

/** The module that new games begin with. */
export const moduleInUse = <G, V>(data: string, module: GameModule<G, V>): GameModule<G, V> => {
  const file = inUseFile(data, module.meta.id);
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (written === undefined) return module;
  const known = read.get(file);
  if (known?.written === written) return known.module as GameModule<G, V>;
  try {
    const packed = moduleFor(module, packFrom(readFileSync(file, 'utf8')));
    read.set(file, { written, module: packed });
    return packed;
  } catch (e) {
    throw new UnusableContent(file, e instanceof Error ? e.message : String(e));
  }
};

/** Makes new games begin with this pack. The file is written under another name and renamed, so that nobody reads half of it. */
export const usePack = (data: string, game: string, pack: Pack): void => {
  const file = inUseFile(data, game);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.draft`, `${JSON.stringify(pack)}\n`);
  renameSync(`${file}.draft`, file);
};

/** Makes new games begin with the game's own content again. */
export const useOwnContent = (data: string, game: string): void => rmSync(inUseFile(data, game), { force: true });
