/** The final ranking: points, then cities, then key cities; whoever won by cities stands first. */
import type { Outcome, Seat } from '@tabularium/kernel';
import { cityCount, keyCities } from '../../rules/empire/places.ts';
import { bandOf } from '../../rules/end/victory.ts';
import type { Band } from '../../rules/ids.ts';
import type { EmpiresView } from '../../rules/view.ts';
import type { Told } from '../scores/told.ts';

export interface Place {
  readonly seat: Seat;
  /** Several may share one. */
  readonly place: number;
  readonly won: boolean;
  readonly vp: number;
  readonly cities: number;
  readonly keys: number;
  /** [MED.4.4-e] */
  readonly band: Band;
}

/** [MED.4.4-b] */
const compare = (a: Place, b: Place): number =>
  Number(b.won) - Number(a.won) || b.vp - a.vp || b.cities - a.cities || b.keys - a.keys;

export const placesOf = (view: EmpiresView, { winners }: Outcome): readonly Place[] => {
  const all = view.agreed.order
    .map((seat) => ({
      seat,
      place: 0,
      won: winners.includes(seat),
      vp: view.vp[seat]!,
      cities: cityCount(view, seat),
      keys: keyCities(view, seat),
      band: bandOf(view, view.vp[seat]!),
    }))
    .sort(compare);
  return all.map((x) => ({ ...x, place: all.findIndex((y) => compare(x, y) === 0) + 1 }));
};

/** What decided between the first and the next: points, cities, key cities or nothing. */
export const decidedBy = ([first, second]: readonly Place[], { how, winners }: Outcome): string => {
  if (how === 'automatic') return 'automatic';
  if (winners.length > 1) return 'shared';
  if (!first || !second || first.vp !== second.vp) return 'points';
  return first.cities === second.cities ? 'keys' : 'cities';
};

/** Where the points of a seat came from, over the whole game. */
const SOURCES = ['city', 'battle', 'area', 'card', 'event', 'count'] as const;
export type Source = (typeof SOURCES)[number];

export const sourcesFor = ({ changes }: Told, seat: Seat): readonly (readonly [Source, number])[] => {
  const sums = new Map<Source, number>();
  for (const { why, n } of changes.filter((x) => x.seat === seat)) {
    const source = SOURCES.find((x) => x === why) ?? 'count';
    sums.set(source, (sums.get(source) ?? 0) + n);
  }
  return SOURCES.flatMap((source) => {
    const n = sums.get(source);
    return n === undefined || n === 0 ? [] : [[source, n] as const];
  });
};
