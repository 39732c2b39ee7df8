/** Pirates — 4.1 */
import { call, type Cx, end, type Seat } from '@tabularium/kernel';
import { atLargest } from '../cards/effects/likely.ts';
import { contentOf } from '../data/printed.ts';
import { empireOf } from '../empire/order.ts';
import { isHeld, ownerOf, placeOf, refOf, refsOf } from '../empire/places.ts';
import type { Empires } from '../game.ts';
import { fixedForce } from '../expedition/force.ts';
import { march } from '../expedition/march.ts';
import { NONE, type Place } from '../ids.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';

/** [MED.4.1-p][MED.A29] Ports of other players. */
const ports = (g: Empires, seat: Seat): Place[] =>
  contentOf(g).ports.filter((port) => isHeld(g, port) && ownerOf(g, port) !== seat);

export const pirates = proc(
  'round.pirates',
  { seat: 'open', naval: 'open', assault: 'open' },
  () => ({ seat: NONE, naval: 0, assault: 0 }),
  {
    start: (cx, l) => {
      const { g } = cx;
      // [MED.A28]
      l.seat = cx.below(g.agreed.empires.length);
      const die = cx.d6();
      // [MED.tbl-pirates-1][MED.tbl-pirates-2][MED.tbl-pirates-3][MED.tbl-pirates-4][MED.tbl-pirates-5][MED.tbl-pirates-6]
      const row = contentOf(g).tables.pirates.rows[die - 1]!;
      l.naval = row.naval;
      l.assault = row.assault;
      cx.log(
        t('med.pirateForce', { who: empireOf(g, l.seat), roll: die, naval: l.naval, assault: l.assault }),
        'MED.4.1-p',
      );
      if (ports(g, l.seat).length > 0) return 'target';
      // [MED.4.1-q]
      cx.log(t('med.nothing', { who: empireOf(g, l.seat) }), 'MED.4.1-q');
      return end();
    },
    target: {
      to: (_, l) => l.seat,
      say: (_, l) => t('med.ask.pirates', { naval: l.naval, assault: l.assault }),
      rules: ['MED.4.1-p'],
      silent: ({ g }, l) => atLargest(g, 'raid', ports(g, l.seat)),
      picks: {
        raid: {
          of: ({ g }, l) => refsOf(g, ports(g, l.seat)),
          take: (cx, l, id) => {
            raid(cx, l, placeOf(cx.g, id));
            return call(march, undefined, 'over');
          },
        },
      },
    },
    over: () => end(),
  },
);

/** [MED.4.1-p][MED.A27] From the sea straight at the city: it may be met at sea and nowhere else. */
const raid = (cx: Cx<Empires>, l: { seat: Seat; naval: number; assault: number }, target: Place): void => {
  const { g } = cx;
  g.attack = {
    kind: 'pirates',
    seat: l.seat,
    target,
    arrival: 'direct',
    force: fixedForce({ naval: l.naval, assault: l.assault, path: [target], sails: true }),
    guard: null,
    intercepted: [],
    over: false,
    wrecked: false,
  };
  cx.log(t('med.pirates', { city: refOf(g, target), whom: empireOf(g, ownerOf(g, target)) }), 'MED.4.1-p');
};
