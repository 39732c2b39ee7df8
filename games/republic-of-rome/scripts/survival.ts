// Does Rome stand? How games end with and without the Advanced Rules, when the `sensible` bot has every seat.
// `node games/republic-of-rome/scripts/survival.ts` plays 8 games of every scenario with three to six players, 224 for each line;
// a second word is another number of games, a third one another seed.
import { simulateGames } from '../../../cli/src/simulate/run.ts';
import { added, noGames, type Series } from '../../../cli/src/simulate/series.ts';
import { wilson } from '@tabularium/bots/study';
import { ADVANCED, NEEDS } from '../rules/advanced/advanced.ts';
import { SCENARIOS } from '../rules/ids.ts';
import { republicOfRome } from '../rules/index.ts';

const games = Number(process.argv[2] ?? 8);
const seed = process.argv[3] ?? 'survival';

const played = async (advanced: readonly string[]): Promise<Series> => {
  let sum = noGames(0);
  for (const scenario of SCENARIOS)
    for (const seats of [3, 4, 5, 6]) {
      const job = {
        game: republicOfRome.meta.id,
        seats,
        options: { scenario, advanced },
        bots: Array.from({ length: seats }, () => 'sensible'),
        seed: `${seed} ${scenario} ${seats}`,
      };
      sum = added(sum, await simulateGames(job, games, 1, () => undefined));
    }
  return sum;
};

const percent = (n: number, of: number): string => `${((100 * n) / of).toFixed(0)} %`;
const LOST = ['people-revolt', 'bankruptcy', 'four-wars', 'rebel-falls'];

const tables: readonly (readonly [string, readonly string[]])[] = [
  ['none', []],
  ...ADVANCED.map((rule) => {
    const needs = Object.entries(NEEDS).flatMap(([one, other]) => (one === rule ? [other] : []));
    return [[rule, ...needs].join(' with '), [...needs, rule]] as const;
  }),
  ['all', ADVANCED],
];
console.log('| Advanced Rules | games | ended | Rome stands | interval | inputs a game | endings |');
console.log('|---|---:|---:|---:|---|---:|---|');
for (const [name, advanced] of tables) {
  const s = await played(advanced);
  const stands = s.finished - LOST.reduce((n, how) => n + (s.outcomes[how] ?? 0), 0);
  const { low, high } = wilson(stands, s.games);
  const ends = Object.entries(s.outcomes)
    .sort(([, a], [, b]) => b - a)
    .map(([how, n]) => `${how} ${n}`);
  const cells = [
    name,
    `${s.games}`,
    `${s.finished}`,
    percent(stands, s.games),
    `${percent(low, 1)}–${percent(high, 1)}`,
    `${Math.round(s.steps / s.games)}`,
    ends.join(', '),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
