// Fits how likely each Faction is to win, and Rome to fall (`bots/chances.ts`), to games of the bot against itself, and writes
// `bots/fitted.ts`. `node games/republic-of-rome/scripts/fit.ts 400 "fit 1"` plays 400 games at the tables where bots are measured;
// four fifths are fitted to, the rest says how well. At the beginning of each phase one answer in ten is by chance, so that
// other ways of playing are known too.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { random } from '@tabularium/bots';
import { begin, engineOf, fromSeed, parseTable, rng } from '@tabularium/kernel';
import { seenBy } from '@tabularium/parts';
import { FEATURES, featuresOf, featuresOfRome, OF_ROME, stageOf, STAGES } from '../bots/chances.ts';
import { measured } from '../bots/measured.ts';
import { sensible } from '../bots/sensible.ts';
import { republicOfRome } from '../rules/index.ts';

const games = Number(process.argv[2] ?? 400);
const seed = process.argv[3] ?? 'fit 1';
const ROWS = FEATURES.length * STAGES;
const SIZE = ROWS + OF_ROME;
const BY_CHANCE = 10;

/** A position: one row for each Faction and a last one for Rome, of which only the features at `at` and after are not 0. */
interface Row {
  readonly at: number;
  readonly x: readonly number[];
}
interface Sample {
  readonly rows: readonly Row[];
  readonly winner: number;
}
const engine = engineOf(republicOfRome);

/** The positions of one game: one for the beginning of each phase. */
const samplesOf = (index: number): Sample[] => {
  const { seats, options } = measured.tables[index % measured.tables.length]!;
  const s = begin(republicOfRome, parseTable(republicOfRome, seats, options), fromSeed(`${seed}/${index}`));
  const [bots, other, chance] = [Array.from({ length: seats }, sensible), random(), rng(`${seed}/${index}`)];
  const taken: (readonly Row[])[] = [];
  let last = '';
  while (!s.over) {
    const seat = engine.waitingFor(s)[0]!;
    const question = engine.question(s, seat)!;
    const { g } = s;
    const key = `${g.turn}/${g.phase}`;
    const isNew = key !== last && g.turn > 0;
    if (isNew) {
      last = key;
      const at = stageOf(g) * FEATURES.length;
      taken.push([...g.factions.map((_, f) => ({ at, x: featuresOf(g, f) })), { at: ROWS, x: featuresOfRome(g) }]);
    }
    const by = isNew && chance.below(BY_CHANCE) === 0 ? other : bots[seat]!;
    engine.applyTrusted(s, by.choose(seenBy(republicOfRome, s, question, seat, chance)));
  }
  const winner = s.over.winners[0] ?? seats;
  return taken.map((rows) => ({ rows, winner }));
};

const shares = ({ rows }: Sample, w: readonly number[]): number[] => {
  const sums = rows.map(({ at, x }) => x.reduce((sum, n, i) => sum + n * w[at + i]!, 0));
  const most = Math.max(...sums);
  const powers = sums.map((x) => Math.exp(x - most));
  const all = powers.reduce((a, b) => a + b, 0);
  return powers.map((x) => x / all);
};
const lossOf = (samples: readonly Sample[], chances: (x: Sample) => readonly number[]): number =>
  samples.reduce((sum, x) => sum - Math.log(chances(x)[x.winner]! + 1e-12), 0) / samples.length;

const zeros = (): number[] => Array.from({ length: SIZE }, () => 0);
/** Adam, in batches; features are brought to one scale first. */
const fit = (samples: readonly Sample[]): number[] => {
  const squares = Array.from({ length: SIZE }, () => ({ sum: 0, of: 0 }));
  for (const { rows } of samples)
    for (const { at, x } of rows)
      for (const [i, n] of x.entries()) {
        squares[at + i]!.sum += n * n;
        squares[at + i]!.of++;
      }
  const scale = squares.map(({ sum, of }) => Math.sqrt(sum / Math.max(1, of)) || 1);
  const [w, m, v] = [zeros(), zeros(), zeros()];
  const chance = rng(`${seed}/order`);
  const BATCH = 64;
  const EPOCHS = 40;
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (let b = 0; b < samples.length / BATCH; b++) {
      const slope = w.map((x) => 1e-3 * x);
      const real = w.map((x, k) => x / scale[k]!);
      for (let i = 0; i < BATCH; i++) {
        const sample = samples[chance.below(samples.length)]!;
        const p = shares(sample, real);
        for (const [row, { at, x }] of sample.rows.entries()) {
          const error = p[row]! - (row === sample.winner ? 1 : 0);
          for (const [f, n] of x.entries()) slope[at + f]! += (error * n) / scale[at + f]! / BATCH;
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
/** Knows only how often Rome falls. */
const falls = known.filter((x) => x.winner === x.rows.length - 1).length / known.length;
const prior = ({ rows }: Sample): number[] =>
  rows.map((_, i) => (i === rows.length - 1 ? falls : (1 - falls) / (rows.length - 1)));
const told = `${games} games, seed ${seed}, ${new Date().toISOString().slice(0, 10)}; loss on games not fitted to ${lossOf(fresh, (x) => shares(x, weights)).toFixed(3)}, knowing only how often Rome falls ${lossOf(fresh, prior).toFixed(3)}`;
console.log(told);
const rows = Array.from({ length: STAGES }, (_, t) => weights.slice(t * FEATURES.length, (t + 1) * FEATURES.length));
writeFileSync(
  resolve(import.meta.dirname, '../bots/fitted.ts'),
  `/**
 * What each feature of \`chances.ts\` adds to the logarithm of the odds: of Factions early, in the middle and late in the game, and of
 * Rome to fall.
 *
 * Provenance: \`scripts/fit.ts\`, ${told}.
 */
// biome-ignore format: a line for each
export const FITTED: readonly number[] = [
${[...rows, weights.slice(ROWS)].map((row) => `  ${row.join(', ')},`).join('\n')}
];
`,
);
