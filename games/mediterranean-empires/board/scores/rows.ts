/** The rows of the count: as it was told, or as it would be if the turn ended now. */
import { howMany, type Seat } from '@tabularium/kernel';
import { countFor, nextHand, progress, timesCounted } from '../../rules/end/count.ts';
import { bandOf } from '../../rules/end/victory.ts';
import { cityCount, keyCities } from '../../rules/empire/places.ts';
import type { Band } from '../../rules/ids.ts';
import { handSize } from '../../rules/setup/build.ts';
import type { EmpiresView } from '../../rules/view.ts';
import type { Counted, CountPart } from './told.ts';

export interface Row {
  readonly seat: Seat;
  readonly before: number;
  readonly parts: Readonly<Record<CountPart, number>>;
  readonly now: number;
  readonly band: Band;
  /** Unknown until the position of the count has been fetched. */
  readonly cities: number | undefined;
  readonly change: number | undefined;
  readonly hand: number | undefined;
  readonly draws: number;
}

const LEAST = 1;

/** [MED.4.4-b] Most points first, then cities, then key cities. */
const ranked = (view: EmpiresView, rows: readonly Row[]): readonly Row[] =>
  rows.toSorted(
    (a, b) => b.now - a.now || (b.cities ?? 0) - (a.cities ?? 0) || keyCities(view, b.seat) - keyCities(view, a.seat),
  );

/** [MED.4.2-a] If the turn ended now. */
export const rowsNow = (view: EmpiresView): readonly Row[] => {
  const times = timesCounted(view);
  const rows = view.agreed.order.map((seat): Row => {
    const { vp, cards } = countFor(view, seat);
    const part = (k: CountPart): number => times * (vp.parts.find((x) => x.k === k)?.n ?? 0);
    const before = view.vp[seat]!;
    const now = Math.max(LEAST, before + times * vp.total);
    // After the last turn nobody gets a new hand.
    const hand = times === 2 ? undefined : handSize(view) + cards.total;
    return {
      seat,
      before,
      parts: {
        keyCities: part('keyCities'),
        mostCities: part('mostCities'),
        capitalLost: part('capitalLost'),
        progress: part('progress'),
      },
      now,
      band: bandOf(view, now),
      cities: cityCount(view, seat),
      change: progress(view, seat),
      hand,
      draws: Math.max(0, (hand ?? 0) - howMany(view.hands[seat]!)),
    };
  });
  return ranked(view, rows);
};

/** The positions after a count and after the one before it, or after the building. */
export interface Around {
  readonly after: EmpiresView;
  readonly earlier: EmpiresView;
}

/** As it was counted. */
export const rowsOf = (view: EmpiresView, counted: Counted, around: Around | undefined): readonly Row[] => {
  const isLast = counted.turn === view.agreed.turns;
  const rows = view.agreed.order.map((seat): Row => {
    const now = counted.after[seat]!;
    const cities = around && cityCount(around.after, seat);
    return {
      seat,
      before: counted.before[seat]!,
      parts: counted.parts[seat]!,
      now,
      band: bandOf(view, now),
      cities,
      change: around && cities! - cityCount(around.earlier, seat),
      hand: isLast || !around ? undefined : nextHand(around.after, seat),
      draws: counted.draws[seat]!,
    };
  });
  return ranked(around?.after ?? view, rows);
};
