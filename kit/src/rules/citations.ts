/** Finds where code and tests cite rules. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Cited {
  /** From the game's folder, with slashes. */
  readonly file: string;
  /** Every id cited, with the first line that does. */
  readonly ids: ReadonlyMap<string, number>;
  /** Those in names of tests. */
  readonly inTests: ReadonlySet<string>;
  /** Each test, or group of tests, that cites something. */
  readonly tests: readonly { readonly name: string; readonly ids: readonly string[] }[];
}

const TEST = /\.test\.tsx?$/;

/**
 * The names of tests and groups: the text that follows `test(`, `describe.each(…)(`
 * and the like. Tests that are skipped, or still to be written, prove nothing.
 */
const NAMES =
  /(?:\b(?:test|it|describe)(?:\.(?:each|for|only|concurrent|sequential))*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

export const citationsIn = (text: string, pattern: string, isTest: boolean): Omit<Cited, 'file'> => {
  const one = new RegExp(pattern, 'g');
  // `[TET.move-a][R3]`, `['TET.move-a', 'TET.move-b']`, `[1.04.5, 1.04.6]`; and an id of several parts alone between quotes.
  const bracketed = new RegExp(String.raw`\[\s*['"]?${pattern}[^\]]*\]`, 'g');
  const quoted = new RegExp(String.raw`(['"])(?=[\w-]+\.|\w+-\w+-)${pattern}\1`, 'g');
  const ids = new Map<string, number>();
  for (const citation of [bracketed, quoted]) {
    for (const found of text.matchAll(citation)) {
      for (const [id] of found[0].matchAll(one)) {
        if (!ids.has(id)) ids.set(id, text.slice(0, found.index).split('\n').length);
      }
    }
  }
  const names = isTest ? [...text.matchAll(NAMES)].map((m) => m[2]!) : [];
  const tests = names
    .map((name) => ({ name, ids: (name.match(bracketed) ?? []).flatMap((part) => part.match(one) ?? []) }))
    .filter((test) => test.ids.length > 0);
  return { ids, inTests: new Set(tests.flatMap((test) => test.ids)), tests };
};

/** All source files and tests of a game. */
export const citationsOf = (folder: string, pattern: string): Cited[] =>
  globSync('{src,rules,test}/**/*.{ts,tsx}', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ file, ...citationsIn(readFileSync(join(folder, file), 'utf8'), pattern, TEST.test(file)) }));
