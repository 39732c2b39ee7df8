/** A series as `simulate` reports it. */
import type { Options } from '@tabularium/kernel';
import { type Interval, wilson } from '@tabularium/bots/study';
import type { Range } from './ranges.ts';
import { mean, type Series } from './series.ts';

export interface Summary {
  readonly game: string;
  readonly games: number;
  readonly finished: number;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly steps: number;
  readonly stepsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly seed: string;
  /** The content pack, if not the game's own content. */
  readonly pack?: string;
  readonly players: number;
  readonly options: Options;
  readonly bots: readonly string[];
  readonly workers: number | 'auto';
  /** Of all threads and machines together where several parts were put together. */
  readonly seconds: number;
  readonly meanSteps: number;
  /** Shares with their 95 % intervals: of every way to end, and of victories by seat. */
  readonly shares: Readonly<Record<string, Interval>>;
  readonly wins: readonly (Interval & { readonly seat: number; readonly bot: string; readonly won: number })[];
  /** By seat, where the game counts points. */
  readonly meanPoints: readonly number[];
  /** Games that were wanted and not played, counted from 0, each stretch without its end. */
  readonly missing?: readonly Range[];
}

interface Setting {
  readonly game: string;
  readonly seed: string;
  readonly pack: string | undefined;
  readonly seats: number;
  readonly options: Options;
  readonly bots: readonly string[];
  readonly workers: number | 'auto';
  readonly endings: readonly string[];
  readonly missing: readonly Range[];
}

const rounded = (n: number, digits = 4): number => Number(n.toFixed(digits));
const interval = (hits: number, n: number): Interval => {
  const { share, low, high } = wilson(hits, n);
  return { share: rounded(share), low: rounded(low), high: rounded(high) };
};

export const summary = (series: Series, seconds: number, setting: Setting): Summary => {
  const { game, seed, pack, seats, options, bots, workers, endings, missing } = setting;
  const { games, finished, steps } = series;
  // Every way to end is there, also those that did not happen, in the order of the game.
  const outcomes = Object.fromEntries(endings.map((how) => [how, series.outcomes[how] ?? 0]));
  const counted = series.points.some((p) => Object.keys(p).length > 0);
  return {
    game,
    games,
    finished,
    outcomes,
    steps,
    stepsPerSecond: seconds > 0 ? Math.round(steps / seconds) : 0,
    gamesPerSecond: seconds > 0 ? rounded(games / seconds, 2) : 0,
    seed,
    ...(pack !== undefined && { pack }),
    players: seats,
    options,
    bots,
    workers,
    seconds: rounded(seconds, 3),
    meanSteps: rounded(games === 0 ? 0 : steps / games, 2),
    shares: Object.fromEntries(Object.entries(outcomes).map(([how, n]) => [how, interval(n, games)])),
    wins: series.wins.map((won, seat) => ({ seat: seat + 1, bot: bots[seat]!, won, ...interval(won, games) })),
    meanPoints: counted ? series.points.map((p) => rounded(mean(p), 2)) : [],
    ...(missing.length > 0 && { missing }),
  };
};
