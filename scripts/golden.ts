// Recorded games. `node scripts/golden.ts` records them again by their inputs, for a change of the rules that is meant.
// `node scripts/golden.ts --find republic-of-rome` looks for those of a game anew, when their inputs no longer fit: some
// minutes for Republic of Rome, seconds for Mediterranean Empires (`--find mediterranean-empires`).
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mediterraneanEmpires } from '../games/mediterranean-empires/rules/index.ts';
import { republicOfRome } from '../games/republic-of-rome/rules/index.ts';
import { mediterraneanSearch } from './golden/mediterranean.ts';
import { goldenSearch } from './golden/recipe.ts';
import { tetrarchia } from '../games/tetrarchia/rules/index.ts';
import type { GameModule } from '../kernel/src/index.ts';
import { type GoldenFile, refreshGolden, writeGolden } from '../kit/src/index.ts';

const root = resolve(import.meta.dirname, '..');
const folderOf = (id: string): string => join(root, 'games', id, 'golden');

const refresh = <G, V>(module: GameModule<G, V>): void => {
  try {
    const files = refreshGolden(module, folderOf(module.meta.id));
    console.log(`${module.meta.id}: ${files.length} games recorded again`);
  } catch (e) {
    console.error(`${module.meta.id}: ${e instanceof Error ? e.message : String(e)}; look for other games with --find`);
    process.exitCode = 1;
  }
};

interface Searched {
  readonly missing: readonly string[];
  readonly recorded: () => Map<string, GoldenFile>;
}
const SEARCHES: Readonly<Record<string, (said: (line: string) => void) => Searched>> = {
  [republicOfRome.meta.id]: goldenSearch,
  [mediterraneanEmpires.meta.id]: mediterraneanSearch,
};

const find = (id: string): void => {
  const search = SEARCHES[id]?.((line) => console.log(line));
  if (!search) throw new Error(`--find ${Object.keys(SEARCHES).join(' or ')}`);
  if (search.missing.length > 0) {
    console.error(`not found: ${search.missing.join(', ')}`);
    process.exitCode = 1;
  }
  const folder = folderOf(id);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  const files = [...search.recorded()];
  for (const [name, golden] of files) writeGolden(folder, name, golden);
  console.log(`${files.length} games with ${files.reduce((n, [, f]) => n + f.inputs.length, 0)} inputs`);
};

const asked = process.argv.indexOf('--find');
if (asked >= 0) find(process.argv[asked + 1] ?? republicOfRome.meta.id);
else {
  refresh(tetrarchia);
  refresh(republicOfRome);
  refresh(mediterraneanEmpires);
}
