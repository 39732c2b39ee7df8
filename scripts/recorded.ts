// games/<game>/recorded.txt says how each recorded game plays, and which versions of the rules there were (docs/saved-games.md).
//   --check      fails if a game plays differently now, or if the file is missing or was altered
//   (nothing)    writes the file again, unless a game plays differently although the version of the rules is the same
//   --again      writes it even then, for versions that were never released
//   --release    closes the present version of every game: part of every release
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { GAMES } from '../games/index.ts';
import type { GameModule } from '../kernel/src/index.ts';
import {
  brokenRecord,
  type Fingerprint,
  formatRecorded,
  isReleased,
  parseRecorded,
  playedAs,
  readGolden,
  recordedNow,
  released,
  UNPLAYABLE,
} from '../kit/src/index.ts';

const root = resolve(import.meta.dirname, '..');
const isAsked = (flag: string): boolean => process.argv.includes(flag);

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
  // Only a new game has none: what was promised under earlier versions would be forgotten with it.
  if (text === undefined && (isAsked('--check') || version > 1)) return fail(`${file} is missing: restore it`);
  const before = text === undefined ? undefined : parseRecorded(text);
  const broken = before ? brokenRecord(before, now) : [];
  const mayDiffer = before && !isReleased(before);
  if (broken.length > 0 && !(mayDiffer && isAsked('--again')))
    return fail(
      `${file}: the rules play otherwise than version ${version} did, so games that were finished under it would no`,
      `longer be verified. Raise \`version\` in the game's meta.ts, record again (node scripts/golden.ts, then`,
      'node scripts/recorded.ts) and say so in CHANGELOG.md. A recorded game that is there stays until then.',
      ...(mayDiffer ? ['This version was never released: node scripts/recorded.ts --again keeps its number.'] : []),
      ...broken.slice(0, SHOWN).map((line) => `- ${line}`),
      ...(broken.length > SHOWN ? [`and ${broken.length - SHOWN} more`] : []),
    );
  const unplayable = games.find(([, played]) => played.positions === UNPLAYABLE);
  if (unplayable) return fail(`${file}: ${unplayable[0]} can no longer be played: node scripts/golden.ts --find ${id}`);
  const recorded = recordedNow(before, now);
  const wanted = formatRecorded(isAsked('--release') ? released(recorded) : recorded);
  const state = isReleased(parseRecorded(wanted)) ? 'released' : 'unreleased';
  if (wanted === text) return console.log(`${file}: ${games.length} games, version ${version}, ${state}`);
  if (isAsked('--check')) return fail(`${file} is not up to date: node scripts/recorded.ts`);
  writeFileSync(join(root, file), wanted);
  console.log(`${file}: written, version ${version}, ${state}`);
};

for (const game of GAMES) hold(await game.rules());
