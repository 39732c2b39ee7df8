// Mutation testing of the rules: breaks guards at random, one at a time, and asks whether a unit test notices.
//
//   node scripts/mutate.ts --game GAME --seed 1 --count 300
//   node scripts/mutate.ts --game GAME --file move.ts --count 1000 --json
//
// docs/testing.md explains how to read the answer. A run that was stopped goes on where it was; `--again` begins anew.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '@tabularium/games';
import { readAccepted } from './mutate/accepted.ts';
import { type Drawn, draw, rulesFolder } from './mutate/draw.ts';
import { gameNamed } from './mutate/game.ts';
import { formatReport, reportOf, verdictsOf } from './mutate/report.ts';
import { runFaults } from './mutate/run.ts';

const root = resolve(import.meta.dirname, '..');

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    file: { type: 'string' },
    /** Seconds after which a fault that gives no answer counts as noticed. */
    limit: { type: 'string', default: '60' },
    /** The share that must be killed, in per cent; below it the command fails. */
    least: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});

const wholeNumber = (name: 'seed' | 'count' | 'limit' | 'least'): number => {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 0) throw new Error(`--${name} wants a whole number, not "${values[name]}"`);
  return number;
};

/** A journal belongs to the faults, and to the code and tests they were tried on. */
const journalFor = (game: string, faults: readonly Drawn[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(faults));
  const sources = ['kernel/src', 'kit/src', 'scripts/mutate', rulesFolder(root, game)].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,json}`, { cwd: root }).sort(),
  );
  for (const file of sources) hash.update(readFileSync(join(root, file)));
  const folder = join(root, '.tools', 'mutation');
  mkdirSync(folder, { recursive: true });
  return join(folder, `${game}-${hash.digest('hex').slice(0, 16)}.jsonl`);
};

const { file } = values;
const game = gameNamed(
  values.game,
  GAMES.map(({ id }) => id),
);
const seed = wholeNumber('seed');
const faults = draw({ root, game, seed, count: wholeNumber('count'), file });
if (faults.length === 0) throw new Error(`no guard in ${game}${file === undefined ? '' : ` in a file named ${file}`}`);

if (values.list) for (const f of faults) console.log(`${f.file}:${f.line} ${f.kind}: ${f.key}`);
else {
  const journal = journalFor(game, faults);
  if (values.again) rmSync(journal, { force: true });
  const hangsAfterMs = wholeNumber('limit') * 1000;
  const entries = await runFaults({ root, game, faults, journal, hangsAfterMs, say: (line) => console.error(line) });
  const report = reportOf({ game, seed }, verdictsOf(faults, entries, readAccepted(root)), entries);
  console.log(values.json ? JSON.stringify(report, undefined, 2) : formatReport(report));
  if (report.score < wholeNumber('least')) process.exitCode = 1;
}
