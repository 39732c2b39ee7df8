/** The results of many games, in numbers that can be added up. */
import type { Played } from '@tabularium/bots';

type Counts = Readonly<Record<string | number, number>>;

export interface Series {
  readonly games: number;
  readonly finished: number;
  /** Decisions in all games. */
  readonly steps: number;
  /** How many ended so. */
  readonly outcomes: Counts;
  /** By seat. */
  readonly wins: readonly number[];
  /** By how games ended: how many of them took so many decisions. */
  readonly lengths: Readonly<Record<string, Counts>>;
  /** By seat: how many games ended with so many points. */
  readonly points: readonly Counts[];
}

export const noGames = (seats: number): Series => ({
  games: 0,
  finished: 0,
  steps: 0,
  outcomes: {},
  wins: Array.from({ length: seats }, () => 0),
  lengths: {},
  points: Array.from({ length: seats }, () => ({})),
});

export const sum = (a: Counts, b: Counts): Counts => {
  const out: Record<string, number> = { ...a };
  for (const [k, n] of Object.entries(b)) out[k] = (out[k] ?? 0) + n;
  return out;
};

export const added = (a: Series, b: Series): Series => ({
  games: a.games + b.games,
  finished: a.finished + b.finished,
  steps: a.steps + b.steps,
  outcomes: sum(a.outcomes, b.outcomes),
  wins: a.wins.map((n, seat) => n + b.wins[seat]!),
  lengths: Object.fromEntries(
    [...new Set([...Object.keys(a.lengths), ...Object.keys(b.lengths)])].map((how) => [
      how,
      sum(a.lengths[how] ?? {}, b.lengths[how] ?? {}),
    ]),
  ),
  points: a.points.map((p, seat) => sum(p, b.points[seat]!)),
});

const countIn = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** The mean of numbers that came so many times each; 0 if there are none. */
export const mean = (counts: Counts): number => {
  const n = countIn(counts);
  return n === 0 ? 0 : Object.entries(counts).reduce((sum, [x, c]) => sum + Number(x) * c, 0) / n;
};

/** One more game, in place: a series of a million must not copy itself a million times. */
export const tallyInto = (seats: number): { add(played: Played): void; readonly series: Series } => {
  const outcomes: Record<string, number> = {};
  const lengths: Record<string, Record<number, number>> = {};
  const wins = Array.from({ length: seats }, () => 0);
  const points: Record<number, number>[] = wins.map(() => ({}));
  const totals = { games: 0, finished: 0, steps: 0 };
  return {
    add: ({ outcome, steps }) => {
      totals.games++;
      totals.steps += steps;
      if (!outcome) return;
      totals.finished++;
      outcomes[outcome.how] = (outcomes[outcome.how] ?? 0) + 1;
      const ended = (lengths[outcome.how] ??= {});
      ended[steps] = (ended[steps] ?? 0) + 1;
      for (const seat of outcome.winners) wins[seat]!++;
      for (const [seat, n] of (outcome.points ?? []).entries()) points[seat]![n] = (points[seat]![n] ?? 0) + 1;
    },
    get series() {
      return { ...totals, outcomes, wins, lengths, points };
    },
  };
};
