// Names that stand in saved games, written to games/<game>/surface.txt; with --check, compared with what is there.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GAMES } from '../games/index.ts';
import { begin, engineOf, fromSeed, type GameModule, parseTable, surface } from '../kernel/src/index.ts';
import { readGolden } from '../kit/src/index.ts';

const root = resolve(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');

/** Every how many inputs a recorded game is looked at. */
const EVERY = 25;

/** The names at the set-up and, because much is empty then, in the course of recorded games. */
const surfaceOf = <G, V>(module: GameModule<G, V>): string => {
  const { id, seats } = module.meta;
  const first = begin(module, parseTable(module, seats.default, {}), fromSeed('surface'));
  const lines = new Set(surface(module, first.g));
  for (const file of globSync(`games/${id}/golden/*.json`, { cwd: root }).sort()) {
    const golden = readGolden(join(root, file));
    const state = begin(module, parseTable(module, golden.seats, golden.options), fromSeed(golden.seed));
    for (const [n, [by, verb, arg]] of golden.inputs.entries()) {
      engineOf(module).apply(state, arg === undefined ? { by, verb } : { by, verb, arg });
      if (n % EVERY === 0) for (const line of surface(module, state.g)) lines.add(line);
    }
  }
  // If a list or record is empty in one place and filled in another, only the filled one is listed.
  const isShaped = (line: string): boolean => {
    const path = line.replace(/ \{\}$/, '');
    return (
      /(\[\]| \{\})$/.test(line) &&
      [...lines].some((other) => other !== line && /^[. []/.test(other.slice(path.length)) && other.startsWith(path))
    );
  };
  return `${[...lines]
    .filter((line) => !isShaped(line))
    .sort()
    .join('\n')}\n`;
};

/** Lines of one text that the other lacks. */
const lacking = (text: string, other: string): string[] => {
  const there = new Set(other.split('\n'));
  return text.split('\n').filter((line) => !there.has(line));
};

const hold = <G, V>(module: GameModule<G, V>): void => {
  const file = join('games', module.meta.id, 'surface.txt');
  const now = surfaceOf(module);
  const before = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  if (now === before) {
    console.log(`${file}: ${now.split('\n').length - 1} names`);
  } else if (isCheck) {
    const [gone, added] = [lacking(before, now), lacking(now, before)];
    console.error(
      [
        `${file} differs from the code. A name that is gone or new may need a migration; then write the file`,
        'again with: node scripts/surface.ts',
        ...gone.map((line) => `- ${line}`),
        ...added.map((line) => `+ ${line}`),
      ].join('\n'),
    );
    process.exitCode = 1;
  } else {
    writeFileSync(join(root, file), now);
    console.log(`${file}: written`);
  }
};

for (const game of GAMES) hold(await game.rules());
