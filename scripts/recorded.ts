// games/<game>/recorded.txt says how each recorded game plays. With --check, fails if one plays differently now.
// Without, writes the file again, unless a game plays differently although the version of the rules is the same.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { GAMES } from '../games/index.ts';
import type { GameModule } from '../kernel/src/index.ts';
import {
  brokenPromises,
  type Fingerprint,
  formatFingerprint,
  parseFingerprint,
  playedAs,
  readGolden,
  UNPLAYABLE,
} from '../kit/src/index.ts';

const root = resolve(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');

/** How many differences are listed at most. */
const SHOWN = 10;

const fail = (...lines: readonly string[]): void => {
  console.error(lines.join('\n'));
  process.exitCode = 1;
};

const hold = <G, V>(module: GameModule<G, V>): void => {
  const { id, version } = module.meta;
  const file = join('games', id, 'recorded.txt');
  const golden = globSync(`games/${id}/golden/*.json`, { cwd: root }).sort();
  const games = golden.map((name) => [basename(name), playedAs(module, readGolden(join(root, name)))] as const);
  const now: Fingerprint = { version, games: new Map(games) };
  const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
  const broken = text === undefined ? [] : brokenPromises(parseFingerprint(text), now);
  if (broken.length > 0)
    return fail(
      `${file}: the rules play otherwise than version ${version} did, so games that were finished under it would no`,
      `longer be verified. Raise \`version\` in the game's meta.ts, record again (node scripts/golden.ts, then`,
      'node scripts/recorded.ts) and say so in CHANGELOG.md. A recorded game that is there stays until then.',
      ...broken.slice(0, SHOWN).map((line) => `- ${line}`),
      ...(broken.length > SHOWN ? [`and ${broken.length - SHOWN} more`] : []),
    );
  const unplayable = games.find(([, played]) => played.positions === UNPLAYABLE);
  if (unplayable) return fail(`${file}: ${unplayable[0]} can no longer be played: node scripts/golden.ts --find ${id}`);
  if (formatFingerprint(now) === text) return console.log(`${file}: ${games.length} games, version ${version}`);
  if (isCheck) return fail(`${file} is not up to date: node scripts/recorded.ts`);
  writeFileSync(join(root, file), formatFingerprint(now));
  console.log(`${file}: written`);
};

for (const game of GAMES) hold(await game.rules());
