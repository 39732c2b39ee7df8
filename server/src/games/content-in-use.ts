/** Which content new games begin with here: a pack in a file beside the tables, or the game's own where there is none. */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type GameModule, moduleFor, type Pack } from '@tabularium/kernel';

export { DEFAULT_DATA } from '../program/data-file.ts';

/** `data` is the file of the tables. */
export const inUseFile = (data: string, game: string): string => join(dirname(data), 'content', `${game}.json`);

/** The file is there, but is not what was put there or no longer fits. It is left as it is. */
export class UnusableContent extends Error {
  override readonly name = 'UnusableContent';
  readonly file: string;

  constructor(file: string, why: string) {
    super(`${file} cannot be used:\n${why}`);
    this.file = file;
  }
}

const packFrom = (text: string): Pack => {
  const value = JSON.parse(text) as Partial<Pack> | null;
  if (typeof value?.name !== 'string' || value.content === undefined) throw new Error('it holds no content pack');
  return { name: value.name, content: value.content };
};

/** What was read of each file, and when that was written: a server is asked often, and the file hardly ever changes. */
const read = new Map<string, { readonly written: number; readonly module: unknown }>();

/** The module that new games are begun with. */
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

/** From now on new games begin with this. Written beside and moved into place, so that nobody reads half of it. */
export const usePack = (data: string, game: string, pack: Pack): void => {
  const file = inUseFile(data, game);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.draft`, `${JSON.stringify(pack)}\n`);
  renameSync(`${file}.draft`, file);
};

/** From now on new games begin with the game's own content. */
export const useOwnContent = (data: string, game: string): void => rmSync(inUseFile(data, game), { force: true });
