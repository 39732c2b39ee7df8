// Who wins Mediterranean Empires, by scenario and seat, when the `sensible` bot has every seat.
// `node games/mediterranean-empires/scripts/shares.ts` plays 400 games of each scenario, some minutes, and writes BALANCE.md beside the rules.
// `node games/mediterranean-empires/scripts/shares.ts 400 3B,8A` plays these alone and leaves the other lines of BALANCE.md as they are.
// `node games/mediterranean-empires/scripts/shares.ts 60 3B,8A` plays 60 of these and only says what came of them; a third word is another seed, which is only said too.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { simulateGames } from '../../../cli/src/simulate/run.ts';
import { wilson } from '@tabularium/bots/study';
import { mean, type Series } from '../../../cli/src/simulate/series.ts';
import { mediterraneanEmpires, PRINTED } from '../rules/index.ts';

type Scenario = (typeof PRINTED.scenarios)[number];

const FULL = 400;
const SEED = 'shares';
const games = Number(process.argv[2] ?? FULL);
const only = process.argv[3]?.split(',');
const seed = process.argv[4] ?? SEED;
const TODAY = new Date().toISOString().slice(0, 10);
const FILE = resolve(import.meta.dirname, '../BALANCE.md');

/** The scenarios of one number of players are chosen by letter, in the order of the data. */
const letter = ({ id, players }: Scenario): string =>
  'ABCD'[PRINTED.scenarios.filter((x) => x.players === players).findIndex((x) => x.id === id)]!;

const played = (x: Scenario): Promise<Series> =>
  simulateGames(
    {
      game: mediterraneanEmpires.meta.id,
      seats: x.players,
      options: { scenario: letter(x), empires: 'seats' },
      bots: x.empires.map(() => 'sensible'),
      seed: `${seed} ${x.id}`,
    },
    games,
    1,
    () => undefined,
  );

/** Under half or over twice what is fair. */
const isLopsided = (share: number, players: number): boolean => share * players < 0.5 || share * players > 2;

const row = (x: Scenario, s: Series): string => {
  const shares = x.empires.map((empire, seat) => {
    const { share, low, high } = wilson(s.wins[seat]!, s.games);
    const [is, least, most] = [share, low, high].map((n) => Math.round(100 * n));
    const text = `${empire} ${is} % (${least}–${most}; ${Math.round(mean(s.points[seat]!))})`;
    return isLopsided(share, x.players) ? `**${text}**` : text;
  });
  const cells = [
    `${x.id} ${x.name}`,
    `${Math.round(100 / x.players)} %`,
    shares.join(', '),
    `${s.finished}/${s.games}`,
    `${s.outcomes['automatic'] ?? 0}`,
    `${Math.round(s.steps / s.games)}`,
    TODAY,
  ];
  return `| ${cells.join(' | ')} |`;
};

const HEAD = `# Mediterranean Empires: win shares by seat

Written by \`node games/mediterranean-empires/scripts/shares.ts\`: ${games} games of each scenario, seed \`${seed}\`, the \`sensible\` bot in every seat, three turns, no optional rules.

Empires stand in the order of play, and a share includes the place in it; in brackets its interval (95 %, Wilson) and the average victory points at the end. A shared victory counts for each who shares it. Bold: under half or over twice the fair share. "Automatic" is how many games ended by number of cities [MED.4.4-a]; the last column, on which day the line was measured. What was adjusted for balance, and why, stands in [PROVENANCE.md](rules/data/PROVENANCE.md).

| scenario | fair | share of wins (interval; points) | finished | automatic | decisions a game | measured |
|---|---:|---|---:|---:|---:|---|
`;

/** The line of a scenario that is in the file already. */
const earlier = ({ id }: Scenario): string | undefined =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${id} `));

const measured = new Map<string, string>();
for (const x of PRINTED.scenarios) {
  if (only && !only.includes(x.id)) continue;
  const line = row(x, await played(x));
  console.log(line);
  measured.set(x.id, line);
}
if (games === FULL && seed === SEED) {
  const rows = PRINTED.scenarios.flatMap((x) => measured.get(x.id) ?? earlier(x) ?? []);
  writeFileSync(FILE, `${HEAD}${rows.join('\n')}\n`);
}
