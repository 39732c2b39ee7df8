// Recorded games. `node scripts/golden.ts` records them again by their inputs, for a change of the rules that is meant.
// `node scripts/golden.ts --find` looks for those of Republic of Rome anew, when their inputs no longer fit; it takes some minutes.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { republicOfRome } from '../games/republic-of-rome/src/index.ts';
import { goldenSearch } from './golden/recipe.ts';
import { tetrarchia } from '../games/tetrarchia/src/index.ts';
import type { GameModule } from '../kernel/src/index.ts';
import { refreshGolden, writeGolden } from '../kit/src/index.ts';

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

const find = (): void => {
  const search = goldenSearch((line) => console.log(line));
  if (search.missing.length > 0) {
    console.error(`not found: ${search.missing.join(', ')}`);
    process.exitCode = 1;
  }
  const folder = folderOf(republicOfRome.meta.id);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  const files = [...search.recorded()];
  for (const [name, golden] of files) writeGolden(folder, name, golden);
  console.log(`${files.length} games with ${files.reduce((n, [, f]) => n + f.inputs.length, 0)} inputs`);
};

if (process.argv.includes('--find')) find();
else {
  refresh(tetrarchia);
  refresh(republicOfRome);
}
