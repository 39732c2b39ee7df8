/** How strong bots are that met at tables of several: whoever wins is chosen with a chance in proportion to strength (Luce). */
import type { Rng } from '@tabularium/kernel';

export interface Met {
  /** By seat. */
  readonly bots: readonly string[];
  /** Seats. Several share a victory; nobody may have won. */
  readonly winners: readonly number[];
  /** Games on one deal are alike, so they are drawn again together. */
  readonly deal: number;
}

/** A phantom game, half won and half lost against a bot of middle strength, keeps strengths finite. */
const PHANTOM = 0.5;

/** Who sat together, without the order; and how many decided games they played. */
interface Company {
  readonly seats: readonly number[];
  games: number;
}

/** Hunter's steps: each makes the games at least as likely as the one before. Games without a winner say nothing. */
export const strengths = (games: readonly Met[], bots: readonly string[], steps: number): readonly number[] => {
  const won = bots.map(() => PHANTOM);
  const companies = new Map<string, Company>();
  for (const { bots: at, winners } of games) {
    if (winners.length === 0) continue;
    const seats = at.map((bot) => bots.indexOf(bot));
    for (const seat of winners) won[seats[seat]!]! += 1 / winners.length;
    const key = seats.toSorted((x, y) => x - y).join();
    const known = companies.get(key);
    if (known) known.games++;
    else companies.set(key, { seats, games: 1 });
  }
  let found = bots.map(() => 1);
  for (let step = 0; step < steps; step++) {
    const met = found.map((s) => (2 * PHANTOM) / (s + 1));
    for (const { seats, games: n } of companies.values()) {
      const all = seats.reduce((sum, bot) => sum + found[bot]!, 0);
      for (const bot of seats) met[bot]! += n / all;
    }
    found = won.map((n, bot) => n / met[bot]!);
  }
  return found;
};

export interface Rating {
  readonly bot: string;
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

/** Of Elo's scale: ten times as strong is 400 more. */
const PER_TENFOLD = 400;
/** What the anchor has. */
const MIDDLE = 1000;
const STEPS = 300;
const FEWER_STEPS = 80;
const DRAWS = 200;

/** Ratings with the anchor at 1000, and where 95 % of them lie when deals are drawn again. */
export const ratings = (
  games: readonly Met[],
  bots: readonly string[],
  anchor: string,
  rng: Rng,
): readonly Rating[] => {
  const deals = [...Map.groupBy(games, ({ deal }) => deal).values()];
  const onScale = (some: readonly Met[], steps: number): readonly number[] => {
    const found = strengths(some, bots, steps);
    return found.map((s) => MIDDLE + PER_TENFOLD * Math.log10(s / found[bots.indexOf(anchor)]!));
  };
  const all = onScale(games, STEPS);
  const again = Array.from({ length: DRAWS }, () =>
    onScale(
      deals.flatMap(() => deals[rng.below(deals.length)]!),
      FEWER_STEPS,
    ),
  );
  return bots.map((bot, i) => {
    const drawn = again.map((of) => of[i]!).sort((x, y) => x - y);
    return {
      bot,
      rating: all[i]!,
      low: drawn[Math.floor(0.025 * DRAWS)]!,
      high: drawn[Math.ceil(0.975 * DRAWS) - 1]!,
    };
  });
};
