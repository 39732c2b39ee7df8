/** The recorded games of a module, as files in a folder and as tests. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameModule } from '@tabularium/kernel';
import { formatGolden, fromGolden, type GoldenFile, parseGolden } from './golden-file.ts';
import { recordGolden, verifyGolden } from './record.ts';

export const readGolden = (file: string): GoldenFile => {
  try {
    return parseGolden(readFileSync(file, 'utf8'));
  } catch (e) {
    throw new Error(`${file}: ${e instanceof Error ? e.message : String(e)}`, { cause: e });
  }
};

export const writeGolden = (folder: string, name: string, golden: GoldenFile): string => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  writeFileSync(file, formatGolden(golden));
  return file;
};

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
    : [];

/** Records every game of the folder again by its inputs, after an intended change of the rules. */
export const refreshGolden = <G, V>(module: GameModule<G, V>, folder: string): string[] =>
  filesIn(folder).map((name) => {
    const old = readGolden(join(folder, name));
    const now = recordGolden(module, { ...old, inputs: old.inputs.map(fromGolden) });
    if (now.ending !== old.ending) throw new Error(`${name} no longer ends with ${old.ending ?? 'nothing'}`);
    return writeGolden(folder, name.replace(/\.json$/, ''), now);
  });

/** What registers a test: vitest's `test`, which the kit does not depend on. */
export type Register = (name: string, body: () => void) => void;

/** Every recorded game still plays as recorded, and every way a game can end has one. */
export const goldenTests = <G, V>(module: GameModule<G, V>, folder: string, test: Register): void => {
  const files = filesIn(folder);
  for (const name of files) {
    test(`golden ${name} plays as recorded`, () => {
      const found = verifyGolden(module, readGolden(join(folder, name)));
      if (found) throw new Error(`${name} differs at input ${found.input}: ${found.why}`);
    });
  }
  for (const ending of module.meta.endings) {
    test(`golden games end with ${ending}`, () => {
      if (files.some((name) => readGolden(join(folder, name)).ending === ending)) return;
      throw new Error(`no game in ${folder} ends with ${ending}: findGolden looks for one`);
    });
  }
};
