/** A neutral city attacks — 4.1 */
import { call, type Cx, end, type Seat } from '@tabularium/kernel';
import { aimedAt, atLargest, largestFirst } from '../cards/effects/likely.ts';
import { contentOf } from '../data/printed.ts';
import { empireOf } from '../empire/order.ts';
import {
  citiesOf,
  cityAt,
  connected,
  isConnected,
  isPacified,
  ownerOf,
  placeOf,
  refOf,
  refsOf,
} from '../empire/places.ts';
import type { Empires } from '../game.ts';
import { fixedForce } from '../expedition/force.ts';
import { march } from '../expedition/march.ts';
import { NEUTRAL, NONE, type Place } from '../ids.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';

/** [MED.4.1-g][MED.A29] Cities of other players connected to it. */
const reachedFrom = (g: Empires, seat: Seat, from: Place): Place[] =>
  connected(g, from, (city) => isOfOther(g, seat, city));
const isOfOther = (g: Empires, seat: Seat, city: Place): boolean => ownerOf(g, city) >= 0 && ownerOf(g, city) !== seat;

const isSource = (g: Empires, seat: Seat, from: Place): boolean =>
  isConnected(g, from, (city) => isOfOther(g, seat, city));
const sources = (g: Empires, seat: Seat): Place[] => citiesOf(g, NEUTRAL).filter((city) => isSource(g, seat, city));

/** First steps that lead there: the city itself, or a pacified area on a way through areas only. */
const firstSteps = (g: Empires, from: Place, to: Place): Place[] =>
  contentOf(g).near[from]!.filter((p) => p === to || (isPacified(g, p) && wayThrough(g, p, to) !== undefined));

/** The shortest way through pacified areas. */
const wayThrough = (g: Empires, area: Place, to: Place): Place[] | undefined => {
  const { near } = contentOf(g);
  const before = new Map<Place, Place>([[area, NONE]]);
  for (const at of before.keys()) {
    for (const next of near[at]!) {
      if (next === to) return [...wayTo(before, at), to];
      if (isPacified(g, next) && !before.has(next)) before.set(next, at);
    }
  }
  return undefined;
};

/** The way that led to a place, from its first place on. */
const wayTo = (before: ReadonlyMap<Place, Place>, last: Place): Place[] => {
  const way: Place[] = [];
  for (let at = last; at !== NONE; at = before.get(at)!) way.unshift(at);
  return way;
};

export const neutralAttack = proc(
  'round.neutralAttack',
  { seat: 'open', field: 'open', assault: 'open', from: 'open', to: 'open' },
  () => ({ seat: NONE, field: 0, assault: 0, from: NONE, to: NONE }),
  {
    start: (cx, l) => {
      const { g } = cx;
      // [MED.A28] Any player, also one who then has nobody to attack.
      l.seat = cx.below(g.agreed.empires.length);
      const die = cx.d6();
      // [MED.tbl-neutral-1][MED.tbl-neutral-2][MED.tbl-neutral-3][MED.tbl-neutral-4][MED.tbl-neutral-5][MED.tbl-neutral-6]
      const row = contentOf(g).tables.neutralAttack.rows[die - 1]!;
      l.field = row.field;
      l.assault = row.assault;
      cx.log(
        t('med.neutralForce', { who: empireOf(g, l.seat), roll: die, field: l.field, assault: l.assault }),
        'MED.4.1-g',
      );
      if (citiesOf(g, NEUTRAL).some((city) => isSource(g, l.seat, city))) return 'from';
      cx.log(t('med.nothing', { who: empireOf(g, l.seat) }), 'MED.4.1-h');
      return end();
    },
    from: {
      to: (_, l) => l.seat,
      say: (_, l) => t('med.ask.neutralFrom', { field: l.field, assault: l.assault }),
      rules: ['MED.4.1-g'],
      silent: ({ g }, l) => {
        const best = (from: Place): number => cityAt(g, largestFirst(g, reachedFrom(g, l.seat, from))[0]!).size;
        const froms = sources(g, l.seat).sort((a, b) => best(b) - best(a));
        return aimedAt('neutralFrom', refsOf(g, froms));
      },
      picks: {
        neutralFrom: {
          of: ({ g }, l) => refsOf(g, sources(g, l.seat)),
          take: ({ g }, l, id) => {
            l.from = placeOf(g, id);
            return 'target';
          },
        },
      },
    },
    target: {
      to: (_, l) => l.seat,
      say: ({ g }, l) => t('med.ask.neutralTarget', { city: refOf(g, l.from), field: l.field, assault: l.assault }),
      rules: ['MED.4.1-g'],
      silent: ({ g }, l) => atLargest(g, 'neutralTarget', reachedFrom(g, l.seat, l.from)),
      picks: {
        neutralTarget: {
          of: ({ g }, l) => refsOf(g, reachedFrom(g, l.seat, l.from)),
          take: (cx, l, id) => {
            l.to = placeOf(cx.g, id);
            const [first, ...more] = firstSteps(cx.g, l.from, l.to);
            if (more.length > 0) return 'via';
            launch(cx, l, first!);
            return call(march, undefined, 'over');
          },
        },
      },
    },
    via: {
      to: (_, l) => l.seat,
      say: ({ g }, l) => t('med.ask.neutralVia', { city: refOf(g, l.from), place: refOf(g, l.to) }),
      rules: ['MED.4.1-g'],
      silent: ({ g }, l) => aimedAt('neutralVia', refsOf(g, firstSteps(g, l.from, l.to))),
      picks: {
        neutralVia: {
          of: ({ g }, l) => refsOf(g, firstSteps(g, l.from, l.to)),
          take: (cx, l, id) => {
            launch(cx, l, placeOf(cx.g, id));
            return call(march, undefined, 'over');
          },
        },
      },
    },
    over: () => end(),
  },
);

interface Chosen {
  readonly seat: Seat;
  readonly field: number;
  readonly assault: number;
  readonly from: Place;
  readonly to: Place;
}

/** [MED.4.1-g][MED.A26] By land only; it may be met on the way. */
const launch = (cx: Cx<Empires>, { seat, field, assault, from, to }: Chosen, first: Place): void => {
  const { g } = cx;
  const path = first === to ? [from, to] : [from, ...wayThrough(g, first, to)!];
  g.attack = {
    kind: 'neutral',
    seat,
    target: to,
    arrival: 'land',
    force: fixedForce({ field, assault, path }),
    guard: null,
    intercepted: [],
    over: false,
    wrecked: false,
  };
  const whom = empireOf(g, ownerOf(g, to));
  cx.log(t('med.neutralAttack', { from: refOf(g, from), city: refOf(g, to), whom }), 'MED.4.1-g');
};
