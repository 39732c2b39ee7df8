// Recorded games. `node scripts/golden.ts` records them again by their inputs, after an intended change of the rules.
// `node scripts/golden.ts --find GAME` looks for those of a game anew, when their inputs no longer fit, as the game's own
// scripts/find-golden.ts says: that takes seconds or some minutes.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GAMES } from '../games/index.ts';
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

/** What the `scripts/find-golden.ts` of a game exports as `search`. */
type Search = (said: (line: string) => void) => {
  readonly missing: readonly string[];
  readonly recorded: () => Map<string, GoldenFile>;
};
const finderOf = (id: string): string => join(root, 'games', id, 'scripts/find-golden.ts');

const find = async (id: string | undefined): Promise<void> => {
  const able = GAMES.map((g) => g.id).filter((one) => existsSync(finderOf(one)));
  if (id === undefined || !able.includes(id)) throw new Error(`--find ${able.join(' or ')}`);
  const { search } = (await import(finderOf(id))) as { readonly search: Search };
  const found = search((line) => console.log(line));
  if (found.missing.length > 0) {
    console.error(`not found: ${found.missing.join(', ')}`);
    process.exitCode = 1;
  }
  const folder = folderOf(id);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  const files = [...found.recorded()];
  for (const [name, golden] of files) writeGolden(folder, name, golden);
  console.log(`${files.length} games with ${files.reduce((n, [, f]) => n + f.inputs.length, 0)} inputs`);
};

const asked = process.argv.indexOf('--find');
if (asked >= 0) await find(process.argv[asked + 1]);
else for (const game of GAMES) if (existsSync(folderOf(game.id))) refresh(await game.rules());
