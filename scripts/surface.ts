// Names that stand in saved games, written to games/<game>/surface.txt; with --check, compared with what is there.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tetrarchia } from '../games/tetrarchia/src/index.ts';
import { begin, fromSeed, type GameModule, parseTable, surface } from '../kernel/src/index.ts';

const root = resolve(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');

const surfaceOf = <G, V>(module: GameModule<G, V>): string => {
  const state = begin(module, parseTable(module, module.meta.seats.default, {}), fromSeed('surface'));
  return `${surface(module, state.g).join('\n')}\n`;
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

hold(tetrarchia);
