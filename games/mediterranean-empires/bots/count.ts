/** What one city more or less changes in the count, if the turn ends with this round — 4.2 */
import { cityCount, type OpenEmpires } from '../rules/study.ts';
import { rest } from './rounds.ts';

/** An award for having the most of something: the full amount for one player alone, less for each of several. */
const award = (of: readonly number[], seat: number, mine: number, alone: number, tied: number): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (const [s, n] of of.entries()) if (s !== seat && n > best) best = n;
  return best > mine ? 0 : best === mine ? tied : alone;
};

/** [MED.4.2-c][MED.4.2-e] Points for most cities and best progress, if he had this many cities more. */
const awarded = (g: OpenEmpires, cities: readonly number[], seat: number, more: number): number => {
  const progress = cities.map((n, s) => n - g.before[s]!);
  const gained = progress[seat]! + more;
  const forProgress = g.turn >= 2 && gained > 0 ? award(progress, seat, gained, 3, 2) : 0;
  return award(cities, seat, cities[seat]! + more, 5, 3) + forProgress;
};

interface Standing {
  readonly cities: readonly number[];
  /** What one city more would bring each seat, and one less would cost it. */
  readonly more: readonly number[];
  readonly less: readonly number[];
}

const standingOf = (g: OpenEmpires): Standing => {
  const cities = g.vp.map((_, s) => cityCount(g, s));
  // [MED.4.2-f] The last count is double.
  const weight = rest(g).last * (g.turn === g.agreed.turns ? 2 : 1);
  const now = g.vp.map((_, s) => awarded(g, cities, s, 0));
  return {
    cities,
    more: now.map((n, s) => weight * (awarded(g, cities, s, 1) - n)),
    less: now.map((n, s) => weight * (n - awarded(g, cities, s, -1))),
  };
};

const known = new WeakMap<OpenEmpires, Standing>();
/** Worked out once for each position. */
const standing = (g: OpenEmpires): Standing => {
  let found = known.get(g);
  if (!found) {
    found = standingOf(g);
    known.set(g, found);
  }
  return found;
};

export const oneMore = (g: OpenEmpires, seat: number): number => standing(g).more[seat]!;
export const oneLess = (g: OpenEmpires, seat: number): number => standing(g).less[seat]!;
export const citiesHeld = (g: OpenEmpires, seat: number): number => standing(g).cities[seat]!;
