/** A ladder of bots as it is reported: who is how strong, how often somebody won at their tables, and what an answer costs. */
import { rng } from '@tabularium/kernel';
import { gameOf } from '../games.ts';
import { type Interval, wilson } from '@tabularium/bots/study';
import type { Work } from '../simulate/run.ts';
import { type LadderGame, type LadderJob, type LadderPart, playLadder } from './play.ts';
import { type Rating, ratings } from './ratings.ts';

export interface Rung {
  readonly bot: string;
  /** Games in which it had a seat. */
  readonly games: number;
  /** Missing where all win or lose together. */
  readonly rating?: Omit<Rating, 'bot'>;
  /** Share of its games that somebody won: a bot that ruins the game for everybody must not look strong. */
  readonly survived: Interval;
  /** Where all win or lose together: share won at each table that was measured. */
  readonly won?: readonly (Interval & { readonly table: string; readonly games: number })[];
  /** Milliseconds of processor an answer. It differs from machine to machine; all else is the same on each. */
  readonly ms: number;
}
export interface Ladder {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly rollouts: number;
  /** Of ratings: this bot has 1000. */
  readonly anchor: string;
  readonly tables: readonly string[];
  /** The strongest first. */
  readonly rungs: readonly Rung[];
}

const WORKER = new URL('./worker.ts', import.meta.url);
const MIDDLE = 'normal';

const rounded = (n: number, digits: number): number => Number(n.toFixed(digits));
const interval = (hits: number, n: number): Interval => {
  const { share, low, high } = wilson(hits, n);
  return { share: rounded(share, 4), low: rounded(low, 4), high: rounded(high, 4) };
};

/** "4 seats, scenario A": what tells tables from each other. */
const tableName = ({ seats, options }: { readonly seats: number; readonly options: object }): string =>
  [
    `${seats} ${seats === 1 ? 'seat' : 'seats'}`,
    ...Object.entries(options).map(([name, x]) => `${name} ${String(x)}`),
  ].join(', ');

const isWon = ({ winners }: LadderGame): boolean => winners.length > 0;

export const ladderOf = (job: LadderJob, { games: played, answers, ms }: LadderPart): Ladder => {
  const { measured, together } = gameOf(job.game);
  const games = played.toSorted((a, b) => a.index - b.index);
  const tables = measured.map(tableName);
  const anchor = job.bots.includes(MIDDLE) ? MIDDLE : job.bots[0]!;
  const rated = together ? [] : ratings(games, job.bots, anchor, rng(`${job.seed}/again`));
  const rungs = job.bots.map((bot): Rung => {
    const own = games.filter(({ bots }) => bots.includes(bot));
    const found = rated.find((r) => r.bot === bot);
    const won = tables.map((table, i) => {
      const there = own.filter((g) => g.table === i);
      return { table, games: there.length, ...interval(there.filter(isWon).length, there.length) };
    });
    return {
      bot,
      games: own.length,
      ...(found && {
        rating: { rating: Math.round(found.rating), low: Math.round(found.low), high: Math.round(found.high) },
      }),
      survived: interval(own.filter(isWon).length, own.length),
      ...(together && { won }),
      ms: rounded((ms[bot] ?? 0) / Math.max(1, answers[bot] ?? 0), 3),
    };
  });
  const worth = ({ rating, survived }: Rung): number => rating?.rating ?? survived.share;
  const { game, seed, rollouts } = job;
  return {
    game,
    games: games.length,
    seed,
    rollouts,
    anchor,
    tables,
    rungs: rungs.sort((a, b) => worth(b) - worth(a)),
  };
};

/** What the games of a ladder were played with: the rest of what `kept.ts` compares is the same for every simulation. */
export const ladderWork = (job: LadderJob): Work<LadderPart> => ({
  worker: WORKER,
  data: job,
  run: (from, to) => playLadder(job, from, to),
});
