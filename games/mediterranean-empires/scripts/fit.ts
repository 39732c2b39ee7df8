// Fits how likely each seat is to win (`bots/chances.ts`) to games of the bot against itself, and writes `bots/fitted.ts`.
// `node games/mediterranean-empires/scripts/fit.ts 400 "fit 1"` plays 400 games over several scenarios; four fifths are fitted to, the rest
// says how well. A tenth of the actions is by chance, so that other ways of playing are known too.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { random } from '@tabularium/bots';
import { begin, engineOf, fromSeed, parseTable, rng, type State } from '@tabularium/kernel';
import { seenBy } from '@tabularium/parts';
import { FEATURES, featuresOf, stageOf, TURNS } from '../bots/chances.ts';
import { sensible } from '../bots/sensible.ts';
import { type Empires, mediterraneanEmpires } from '../rules/index.ts';
import { tableOf } from './match.ts';

const games = Number(process.argv[2] ?? 400);
const seed = process.argv[3] ?? 'fit 1';
const TABLES = ['2A', '2C', '3A', '3B', '4W', '4E', '5A', '6A'];
const SIZE = FEATURES * TURNS;
const BY_CHANCE = 10;

/** A position, as the features of every seat, and who won in the end. */
interface Sample {
  readonly stage: number;
  readonly rows: readonly (readonly number[])[];
  readonly winners: readonly number[];
}
const engine = engineOf(mediterraneanEmpires);

/** The positions of one game: one for each seat and round. */
const samplesOf = (index: number): Sample[] => {
  const { seats, options } = tableOf(TABLES[index % TABLES.length]!);
  const state: State<Empires> = begin(
    mediterraneanEmpires,
    parseTable(mediterraneanEmpires, seats, options),
    fromSeed(`${seed}/${index}`),
  );
  const [bot, other, chance] = [sensible(), random(), rng(`${seed}/${index}`)];
  const taken: Omit<Sample, 'winners'>[] = [];
  let last = '';
  while (!state.over) {
    const seat = engine.waitingFor(state)[0]!;
    const question = engine.question(state, seat)!;
    const { g } = state;
    const key = `${g.turn}/${g.round}/${seat}`;
    const isNew = question.prompt.k === 'med.ask.act' && key !== last;
    if (isNew) {
      last = key;
      taken.push({ stage: stageOf(g), rows: g.vp.map((_, s) => featuresOf(g, s)) });
    }
    const by = isNew && chance.below(BY_CHANCE) === 0 ? other : bot;
    engine.applyTrusted(state, by.choose(seenBy(mediterraneanEmpires, state, question, seat, chance)));
  }
  const { winners } = state.over;
  return taken.map((x) => ({ ...x, winners }));
};

const shares = ({ stage, rows }: Sample, w: readonly number[]): number[] => {
  const sums = rows.map((row) => row.reduce((sum, x, i) => sum + x * w[stage * FEATURES + i]!, 0));
  const most = Math.max(...sums);
  const powers = sums.map((x) => Math.exp(x - most));
  const all = powers.reduce((a, b) => a + b, 0);
  return powers.map((x) => x / all);
};
const lossOf = (samples: readonly Sample[], w: readonly number[]): number =>
  samples.reduce((sum, x) => {
    const p = shares(x, w);
    return sum - x.winners.reduce((n, s) => n + Math.log(p[s]! + 1e-12), 0) / x.winners.length;
  }, 0) / samples.length;

/** Adam, in batches; features are brought to one scale first. */
const fit = (samples: readonly Sample[]): number[] => {
  const scale = Array.from({ length: SIZE }, (_, k) => {
    const of = samples.filter(({ stage }) => stage === Math.floor(k / FEATURES)).flatMap(({ rows }) => rows);
    return Math.sqrt(of.reduce((sum, row) => sum + row[k % FEATURES]! ** 2, 0) / Math.max(1, of.length)) || 1;
  });
  const [w, m, v] = [0, 1, 2].map(() => Array.from({ length: SIZE }, () => 0)) as [number[], number[], number[]];
  const chance = rng(`${seed}/order`);
  const BATCH = 64;
  const EPOCHS = 40;
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (let b = 0; b < samples.length / BATCH; b++) {
      const slope = w.map((x) => 1e-4 * x);
      const real = w.map((x, k) => x / scale[k]!);
      for (let i = 0; i < BATCH; i++) {
        const x = samples[chance.below(samples.length)]!;
        const p = shares(x, real);
        for (const [s, row] of x.rows.entries()) {
          const error = p[s]! - (x.winners.includes(s) ? 1 / x.winners.length : 0);
          for (const [f, n] of row.entries()) {
            const k = x.stage * FEATURES + f;
            slope[k]! += (error * n) / scale[k]! / BATCH;
          }
        }
      }
      step++;
      const rate = 0.02 * (1 - epoch / EPOCHS) + 0.001;
      for (const [k, g] of slope.entries()) {
        m[k] = 0.9 * m[k]! + 0.1 * g;
        v[k] = 0.999 * v[k]! + 0.001 * g * g;
        w[k]! -= (rate * (m[k]! / (1 - 0.9 ** step))) / (Math.sqrt(v[k]! / (1 - 0.999 ** step)) + 1e-8);
      }
    }
  return w.map((x, k) => Number((x / scale[k]!).toPrecision(4)));
};

const all = Array.from({ length: games }, (_, i) => samplesOf(i));
const cut = Math.floor(games * 0.8);
const [known, fresh] = [all.slice(0, cut).flat(), all.slice(cut).flat()];
const weights = fit(known);
const none = weights.map(() => 0);
const told = `${games} games of ${TABLES.join(', ')}, seed ${seed}, ${new Date().toISOString().slice(0, 10)}; loss on games not fitted to ${lossOf(fresh, weights).toFixed(3)}, with all seats alike ${lossOf(fresh, none).toFixed(3)}`;
console.log(told);
const rows = Array.from(
  { length: TURNS },
  (_, t) => `  ${weights.slice(t * FEATURES, (t + 1) * FEATURES).join(', ')},`,
);
writeFileSync(
  resolve(import.meta.dirname, '../bots/fitted.ts'),
  `/**
 * What each feature of \`chances.ts\` adds to the logarithm of the odds: the last turn but two, the last but one, the last.
 *
 * Provenance: \`scripts/fit.ts\`, ${told}.
 */
// biome-ignore format: a line for each turn
export const FITTED: readonly number[] = [
${rows.join('\n')}
];
`,
);
