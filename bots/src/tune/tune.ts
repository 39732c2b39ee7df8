/**
 * Looks for better weights of a bot by self-play: a cloud of vectors about the best so far, all on the same deals; after each heat
 * the worse ones are left out, and the rest plays on. Half of the games are against the champion of the cloud before, half against
 * the bot as it was: whoever only learns to beat itself is found out. By games, not by time: a seed finds the same everywhere.
 */
import { rng } from '@tabularium/kernel';
import type { AnyModule, BotFactory, Measured, Tunable, Weights } from '@tabularium/parts';
import { playGame } from '../play-game.ts';
import { about } from './cloud.ts';

/** How far the vectors of each cloud lie from its middle, in logarithms; the last is for all further clouds. */
const SPREAD: readonly number[] = [0.9, 0.5, 0.35];
/** The share of the vectors that takes part in each heat. */
const LEFT: readonly number[] = [1, 10 / 24, 5 / 24, 2 / 24];
/** What a point more than the best rival counts beside a victory. */
const MARGIN = 0.01;

export interface Search {
  readonly module: AnyModule;
  readonly tunable: Tunable;
  /** Games go round these, so that nothing is fitted to one of them. Those with one seat are left out. */
  readonly tables: readonly Measured[];
  readonly seed: string;
  readonly clouds: number;
  readonly vectors: number;
  /** How many games each has played after each heat. */
  readonly heats: readonly number[];
}

/** What came of some weights: victories beside those that were fair, and points. */
export interface Score {
  games: number;
  won: number;
  fair: number;
  margin: number;
}
export const noScore = (): Score => ({ games: 0, won: 0, fair: 0, margin: 0 });

/** A game of one bot among others of one kind; deals go round the tables and the kinds, and each is played in every seat. */
export const playOne = (
  into: Score,
  { module, tables, seed }: Pick<Search, 'module' | 'tables'> & { readonly seed: string },
  game: number,
  mine: BotFactory,
  others: readonly BotFactory[],
): void => {
  const { seats, options } = tables[game % tables.length]!;
  const round = Math.floor(game / tables.length);
  const seat = round % seats;
  const deal = Math.floor(round / seats);
  const other = others[deal % others.length]!;
  const bots = Array.from({ length: seats }, (_, s) => (s === seat ? mine : other));
  const { outcome } = playGame(module, { seats, options, seed, index: deal, bots });
  into.games++;
  into.fair += 1 / seats;
  if (outcome?.winners.includes(seat)) into.won += 1 / outcome.winners.length;
  const { points } = outcome ?? {};
  if (points) into.margin += points[seat]! - Math.max(...points.filter((_, s) => s !== seat));
};

const fitness = ({ games, won, fair, margin }: Score): number => (won - fair + MARGIN * margin) / games;

interface Vector {
  readonly weights: Weights;
  readonly score: Score;
}

export interface Found {
  readonly weights: Weights;
  readonly score: Score;
  /** All games that were played for it. */
  readonly games: number;
}

/** The best of one cloud. */
const bestOf = (search: Search, cloud: number, middle: Weights, onGame: () => void): Found => {
  const { tunable, seed, vectors, heats } = search;
  const chance = rng(`${seed}/cloud ${cloud}`);
  const spread = SPREAD[Math.min(cloud, SPREAD.length - 1)]!;
  const rivals = [tunable.with(middle), tunable.with(tunable.weights)];
  let field = Array.from(
    { length: vectors },
    (_, i): Vector => ({ weights: i === 0 ? middle : about(middle, spread, chance), score: noScore() }),
  );
  let games = 0;
  for (const [heat, until] of heats.entries()) {
    const left = Math.max(1, Math.round(vectors * LEFT[Math.min(heat, LEFT.length - 1)]!));
    field = field.toSorted((a, b) => fitness(b.score) - fitness(a.score)).slice(0, left);
    for (const { weights, score } of field)
      while (score.games < until) {
        playOne(score, { ...search, seed: `${seed}/${cloud}` }, score.games, tunable.with(weights), rivals);
        games++;
        onGame();
      }
  }
  const [best] = field.toSorted((a, b) => fitness(b.score) - fitness(a.score));
  return { ...best!, games };
};

/** How many games are played in all. */
export const gamesFor = ({ clouds, vectors, heats }: Search): number =>
  clouds *
  heats.reduce((sum, until, heat) => {
    const left = Math.max(1, Math.round(vectors * LEFT[Math.min(heat, LEFT.length - 1)]!));
    return sum + left * (until - (heats[heat - 1] ?? 0));
  }, 0);

/** The champion of the last cloud; each begins about the champion of the one before. */
export const tuned = (search: Search, onCloud: (found: Found, cloud: number) => void, onGame: () => void): Found => {
  let found: Found = { weights: search.tunable.weights, score: noScore(), games: 0 };
  let games = 0;
  for (let cloud = 0; cloud < search.clouds; cloud++) {
    found = bestOf(search, cloud, found.weights, onGame);
    games += found.games;
    onCloud(found, cloud);
  }
  return { ...found, games };
};

/** On deals that nothing was tuned on: these weights alone among bots as they are now, table by table. */
export const checked = (search: Search, weights: Weights, games: number): readonly Score[] => {
  const { tunable, tables, seed } = search;
  return tables.map((table) => {
    const score = noScore();
    const one = { ...search, tables: [table], seed: `${seed}/fresh` };
    for (let game = 0; game < games; game++)
      playOne(score, one, game, tunable.with(weights), [tunable.with(tunable.weights)]);
    return score;
  });
};
