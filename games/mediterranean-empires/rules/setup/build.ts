/** The empires are built: forts are placed in turn, then hands are drawn — 3.1, 3.2 */
import { type Cx, end, type Seat } from '@tabularium/kernel';
import { contentOf } from '../data/printed.ts';
import { draw } from '../empire/cards.ts';
import { empireOf } from '../empire/order.ts';
import { addTo, noPlaces, placesIn } from '../empire/place-set.ts';
import { capitalOf, citiesOf, cityAt, cityCount, placeOf, refOf, refsOf, scenarioOf } from '../empire/places.ts';
import type { Empires } from '../game.ts';
import type { OpenEmpires } from '../sight.ts';
import { NEUTRAL, type Place } from '../ids.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';

/** [MED.3.1-g][MED.A62] Forts still to be placed, the one on the capital counted. */
const left = (g: Empires, seat: Seat): number =>
  scenarioOf(g).forts - citiesOf(g, seat).reduce((n, c) => n + g.forts[c]!, 0);

/**
 * [MED.3.1-e] Free cities joined by road or strait to one of his; [MED.3.1-h] never areas;
 * [MED.A51] never a key city, which has its fort already.
 */
export const newCities = (g: Empires, seat: Seat): Place[] => {
  const { near } = contentOf(g);
  const found = noPlaces(g);
  for (const own of citiesOf(g, seat)) {
    for (const to of near[own]!) if (g.owner[to] === NEUTRAL && g.forts[to] === 0) addTo(found, to);
  }
  return placesIn(found);
};

export const build = proc('build', { at: 'open' }, () => ({ at: 0 }), {
  start: (cx, l) => {
    const { g } = cx;
    if (left(g, g.agreed.order[l.at]!) > 0) return 'place';
    finishBuilding(cx);
    return end();
  },
  place: {
    to: ({ g }, l) => g.agreed.order[l.at]!,
    say: ({ g }, _, by) => t('med.ask.fort', { n: left(g, by) }),
    rules: ['MED.3.1-g'],
    // The largest city there is, else his capital.
    silent: ({ g }, _, by) => {
      const free = newCities(g, by).sort((a, b) => cityAt(g, b).size - cityAt(g, a).size);
      const settle = refsOf(g, free).map((arg) => ({ verb: 'settle', arg }));
      return [...settle, { verb: 'fortify', arg: refOf(g, capitalOf(g, by)) }];
    },
    picks: {
      settle: {
        rules: ['MED.3.1-e', 'MED.3.1-h'],
        of: ({ g }, _, by) => refsOf(g, newCities(g, by)),
        why: ({ g }, _, id) => (placeOf(g, id) >= g.owner.length ? t('med.no.area') : t('med.no.free')),
        take: (cx, l, id, by) => placeFort(cx, l, by, id, 'MED.3.1-e'),
      },
      fortify: {
        rules: ['MED.3.1-f'],
        of: ({ g }, _, by) => refsOf(g, citiesOf(g, by)),
        take: (cx, l, id, by) => placeFort(cx, l, by, id, 'MED.3.1-f'),
      },
    },
  },
});

const placeFort = (cx: Cx<Empires>, l: { at: number }, seat: Seat, id: string, rule: string): 'start' => {
  const { g } = cx;
  const place = placeOf(g, id);
  g.owner[place] = seat;
  g.forts[place]!++;
  cx.log(t('med.fort', { who: empireOf(g, seat), city: refOf(g, place) }), rule);
  l.at = (l.at + 1) % g.agreed.order.length;
  return 'start';
};

/** [MED.3.1-i] Every city without a fort becomes neutral with one; [MED.3.2-a] everybody draws his first hand. */
const finishBuilding = (cx: Cx<Empires>): void => {
  const { g } = cx;
  for (const [i, owner] of g.owner.entries()) if (owner === NEUTRAL && g.forts[i] === 0) g.forts[i] = 1;
  for (const seat of g.agreed.order) {
    // [MED.3.1-j]
    g.before[seat] = cityCount(g, seat);
    draw(cx, seat, handSize(g));
  }
};

/** [MED.3.2-a][MED.3.2-b] The first hand, and the base of later ones. */
export const handSize = (g: OpenEmpires): number => contentOf(g).tables.hand.byPlayers[g.agreed.empires.length]!;
