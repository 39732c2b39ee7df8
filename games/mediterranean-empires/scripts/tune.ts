// Looks for better weights of the bot: a cloud of vectors about the best one so far, all on the same deals; the better half goes
// on to more deals, until one is left. By number of games, not by time: the same seed finds the same weights on every machine.
// `node games/mediterranean-empires/scripts/tune.ts "some seed" 3` plays three clouds, about 2,400 games, and prints the table
// for `bots/weights.ts`. Before it lands, `measure.ts` must confirm it on fresh deals and in other scenarios.
import { rng } from '@tabularium/kernel';
import type { BotFactory } from '@tabularium/parts';
import { sensibleWith } from '../bots/sensible.ts';
import { TUNED, type Weights } from '../bots/weights.ts';
import { firstBot } from './first-bot.ts';
import { noResult, playGames, type Result, tableOf } from './match.ts';

const seed = process.argv[2] ?? 'tune';
const clouds = Number(process.argv[3] ?? 3);

/** How far the vectors of each cloud lie from its middle, in logarithms; the last is for all further clouds. */
const SPREAD: readonly number[] = [0.6, 0.45, 0.3];
/** How many vectors are left, and how many deals each of them has then played. */
const HEATS: readonly (readonly [left: number, deals: number])[] = [
  [20, 6],
  [9, 14],
  [4, 28],
  [2, 44],
];
/** The share of the weights that differ from the middle in each vector. */
const CHANGED = 0.4;
/** Deals go round these, so that nothing is fitted to one of them. */
const TABLES = ['4W', '3B', '4E', '5A'].map(tableOf);
/** What a point more than the best rival counts beside a victory. */
const MARGIN = 0.01;

const chance = rng(seed);
const unit = (): number => chance.below(1_000_000) / 1_000_000;
/** Twelve even chances make nearly a normal one. */
const normal = (): number => Array.from({ length: 12 }, unit).reduce((a, b) => a + b, 0) - 6;

const isWeight = (key: string): key is keyof Weights => key in TUNED;
const about = (middle: Weights, spread: number): Weights => {
  const w = { ...middle };
  for (const key of Object.keys(w))
    if (isWeight(key) && unit() < CHANGED) w[key] = Number((w[key] * Math.exp(spread * normal())).toPrecision(3));
  return w;
};

interface Vector {
  readonly weights: Weights;
  readonly result: Result;
  /** Victories that would be fair. */
  fair: number;
  deals: number;
}
const vector = (weights: Weights): Vector => ({ weights, result: noResult(), fair: 0, deals: 0 });
const fitness = ({ result: { won, games, margin }, fair }: Vector): number =>
  won / fair / 4 + (MARGIN * margin) / games;

/** Half of the deals against the bot of the cloud before, half against the first bot of all. */
const play = (x: Vector, upTo: number, cloud: string, rivals: readonly BotFactory[]): void => {
  for (; x.deals < upTo; x.deals++) {
    const table = TABLES[x.deals % TABLES.length]!;
    const rival = rivals[Math.floor(x.deals / TABLES.length) % rivals.length]!;
    const games = [x.deals * table.seats, (x.deals + 1) * table.seats] as const;
    playGames(x.result, table, cloud, games, sensibleWith(x.weights), () => rival);
    x.fair += 1;
  }
};

const first = await firstBot();
let champion: Weights = TUNED;
let games = 0;
for (let cloud = 0; cloud < clouds; cloud++) {
  const spread = SPREAD[Math.min(cloud, SPREAD.length - 1)]!;
  const rivals = [sensibleWith(champion), first];
  const middle = champion;
  let field = Array.from({ length: HEATS[0]![0] }, (_, i) => vector(i === 0 ? middle : about(middle, spread)));
  for (const [left, deals] of HEATS) {
    field = field.sort((a, b) => fitness(b) - fitness(a)).slice(0, left);
    for (const x of field) {
      const before = x.result.games;
      play(x, deals, `${seed}/${cloud}`, rivals);
      games += x.result.games - before;
    }
  }
  const [best] = field.sort((a, b) => fitness(b) - fitness(a));
  champion = best!.weights;
  const told = field.map((x) => `${fitness(x).toFixed(3)} (${(x.result.won / x.fair).toFixed(2)} × fair)`).join(', ');
  console.log(`cloud ${cloud}, ${games} games: ${told}${champion === middle ? '; the middle stays' : ''}`);
  console.log(JSON.stringify(champion));
}
