/**
 * What a browser loads up to the first question of a table, in the names of Vite's manifest. `build.ts` counts it;
 * `e2e/tests/weight.spec.ts` looks in a real browser that nothing else is loaded.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@tabularium/parts';
import type { Manifest } from 'vite';

/** The pieces of home page and table, by the names that `vite.config.ts` gives them. */
export const HOME = 'home';
const TABLE = 'table';
const WAYS = 'ways';
/** What the home page shows besides games. */
const TABLES = 'src/home/tables.tsx';
const DRAWING = 'src/table/drawn-board.tsx';
const HAND = 'src/question/hand-row.tsx';
/** What others do before the first question is told, and there are buttons on the board. */
const NEWS = 'src/table/news.tsx';
const BUTTONS = 'src/table/page-buttons.tsx';

export const piecesOf = (game: string): readonly string[] => [HOME, TABLE, `${game}-rules`, `${game}-board`];
/** Is its board a page to be read, or else drawn? */
export const isRead = (game: string): boolean =>
  existsSync(join(import.meta.dirname, `../../games/${game}/board/sheet.tsx`));

export const maybeNamed = (manifest: Manifest, name: string): string | undefined =>
  Object.keys(manifest).find((key) => manifest[key]!.name === name && key.startsWith('_'));
export const named = (manifest: Manifest, name: string): string => {
  const found = maybeNamed(manifest, name);
  if (found === undefined) throw new Error(`${name} is not in Vite's manifest`);
  return found;
};

/** What a table of this game is made of. */
export const tableOf = (manifest: Manifest, game: string): readonly string[] => [
  ...piecesOf(game).map((name) => named(manifest, name)),
  isRead(game) ? HAND : DRAWING,
];
/** All that is loaded from the home page to its first question. */
export const atFirst = (manifest: Manifest, { id, ways = [] }: Game): readonly string[] => [
  ...tableOf(manifest, id),
  ...(ways.length > 1 ? [named(manifest, WAYS)] : []),
  TABLES,
  NEWS,
  BUTTONS,
];

const under = (manifest: Manifest, folder: string): readonly string[] =>
  Object.keys(manifest).filter((key) => key.startsWith(`../games/${folder}/`));
/** Of these a table loads the one that its board is drawn from. */
export const drawingsOf = (manifest: Manifest, game: string): readonly string[] =>
  under(manifest, `${game}/board`).filter((key) => key.endsWith('.generated.ts'));
/** And of these the one for its question. */
export const formsOf = (manifest: Manifest, game: string): readonly string[] =>
  under(manifest, `${game}/board/forms`).filter((key) =>
    /\/forms\/([\w-]+\/group|groups\/[\w-]+\/index)\.ts$/.test(key),
  );

/** The chunks that come with these, whatever else may be loaded later. */
export const chunksFor = (manifest: Manifest, keys: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in Vite's manifest`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const other of chunk.imports ?? []) add(other);
  };
  for (const key of keys) add(key);
  return found;
};

/** What is in no manifest: the theme, which comes before anything else, and what starts the bots in their worker. */
export const besides = (assets: readonly string[]): readonly string[] => [
  'theme.js',
  ...assets.filter((name) => /^bot-worker-.{8}\.js$/.test(name)).map((name) => `assets/${name}`),
];
