// Recorded games. `node scripts/golden.ts` records them again by their inputs, after an intended change of the rules.
// `node scripts/golden.ts --find GAME` looks for those of a game anew, when their inputs no longer fit, as the game's own
// scripts/find-golden.ts says: that takes seconds or some minutes. `--find GAME PART` looks for one part of them, and leaves the
// others as they are.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GAMES } from '../games/index.ts';
import type { GameModule } from '../kernel/src/index.ts';
import { type GoldenFile, readGolden, refreshGolden, writeGolden } from '../kit/src/index.ts';

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

/** What the `scripts/find-golden.ts` of a game exports: `search`, or `PARTS` of it that can be looked for one by one. */
type Search = (said: (line: string) => void) => {
  readonly missing: readonly string[];
  readonly recorded: () => Map<string, GoldenFile>;
};
interface Part {
  readonly search: Search;
  /** Is the recorded game one of this part? */
  readonly owns: (file: GoldenFile) => boolean;
}
interface Finder {
  readonly search?: Search;
  readonly PARTS?: Readonly<Record<string, Part>>;
}
const finderOf = (id: string): string => join(root, 'games', id, 'scripts/find-golden.ts');
const partsOf = ({ search, PARTS = {} }: Finder): Readonly<Record<string, Part>> =>
  search ? { all: { search, owns: () => true } } : PARTS;

const findPart = (folder: string, { search, owns }: Part): void => {
  const found = search((line) => console.log(line));
  if (found.missing.length > 0) {
    console.error(`not found: ${found.missing.join(', ')}`);
    process.exitCode = 1;
  }
  for (const name of readdirSync(folder)) if (owns(readGolden(join(folder, name)))) rmSync(join(folder, name));
  const files = [...found.recorded()];
  for (const [name, golden] of files) writeGolden(folder, name, golden);
  console.log(`${files.length} games with ${files.reduce((n, [, f]) => n + f.inputs.length, 0)} inputs`);
};

const find = async (id: string | undefined, part: string | undefined): Promise<void> => {
  const able = GAMES.map((g) => g.id).filter((one) => existsSync(finderOf(one)));
  if (id === undefined || !able.includes(id)) throw new Error(`--find ${able.join(' or ')}`);
  const parts = partsOf((await import(finderOf(id))) as Finder);
  if (part !== undefined && !(part in parts)) throw new Error(`--find ${id} ${Object.keys(parts).join(' or ')}`);
  const folder = folderOf(id);
  mkdirSync(folder, { recursive: true });
  for (const [name, one] of Object.entries(parts)) if (part === undefined || part === name) findPart(folder, one);
};

const asked = process.argv.indexOf('--find');
if (asked >= 0) await find(process.argv[asked + 1], process.argv[asked + 2]);
else for (const game of GAMES) if (existsSync(folderOf(game.id))) refresh(await game.rules());
