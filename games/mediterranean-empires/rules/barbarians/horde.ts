/** Barbarian allies: an area attacks a city of another player — 7.3 */
import { call, end, type Seat } from '@tabularium/kernel';
import type { EffectArgs } from '../cards/effects/action.ts';
import { aimedAt, atLargest } from '../cards/effects/likely.ts';
import { contentOf } from '../data/printed.ts';
import { empireOf } from '../empire/order.ts';
import { areasOf, isWild, ownerOf, placeOf, refOf, refsOf } from '../empire/places.ts';
import { diceForce } from '../expedition/force.ts';
import { march } from '../expedition/march.ts';
import { NONE, type Place } from '../ids.ts';
import { proc } from '../procs.ts';
import type { OpenEmpires } from '../sight.ts';
import { t } from '../say.ts';
import { areaDice } from './area.ts';

/** [MED.7.3-a] Cities of other players joined by one line to the area. */
const isPrey = (g: OpenEmpires, seat: Seat, place: Place): boolean =>
  ownerOf(g, place) >= 0 && ownerOf(g, place) !== seat;
const prey = (g: OpenEmpires, seat: Seat, area: Place): Place[] =>
  contentOf(g).near[area]!.filter((p) => isPrey(g, seat, p));

/** [MED.7.3-a] An area that is not pacified and has a city to attack. */
const canRouse = (g: OpenEmpires, seat: Seat, area: Place): boolean =>
  isWild(g, area) && contentOf(g).near[area]!.some((p) => isPrey(g, seat, p));
export const canRouseAny = (g: OpenEmpires, seat: Seat): boolean => areasOf(g).some((area) => canRouse(g, seat, area));
/** All such areas. */
export const hordeAreas = (g: OpenEmpires, seat: Seat): Place[] => areasOf(g).filter((area) => canRouse(g, seat, area));

export const horde = proc(
  'barbarians.horde',
  { seat: 'open', area: 'open' },
  (a: EffectArgs<'barbarian-allies'>) => ({ seat: a.seat, area: NONE }),
  {
    start: {
      to: (_, l) => l.seat,
      say: () => t('med.ask.horde'),
      rules: ['MED.7.3-a'],
      silent: ({ g }, l) => aimedAt('rouse', refsOf(g, hordeAreas(g, l.seat))),
      picks: {
        rouse: {
          of: ({ g }, l) => refsOf(g, hordeAreas(g, l.seat)),
          take: ({ g }, l, id) => {
            l.area = placeOf(g, id);
            return 'city';
          },
        },
      },
    },
    city: {
      to: (_, l) => l.seat,
      say: ({ g }, l) => t('med.ask.hordeTarget', { area: refOf(g, l.area) }),
      rules: ['MED.7.3-a', 'MED.7.3-b'],
      silent: ({ g }, l) => atLargest(g, 'unleash', prey(g, l.seat, l.area)),
      picks: {
        unleash: {
          of: ({ g }, l) => refsOf(g, prey(g, l.seat, l.area)),
          take: (cx, l, id) => {
            const { g } = cx;
            const target = placeOf(g, id);
            // [MED.7-c][MED.7-d][MED.7.3-f] Dice and nothing else; [MED.A76] met at the target alone.
            const force = diceForce(areaDice(g, l.area), { path: [l.area, target] });
            g.attack = {
              kind: 'horde',
              seat: l.seat,
              target,
              arrival: 'land',
              force,
              guard: null,
              intercepted: [],
              over: false,
              wrecked: false,
            };
            cx.log(
              t('med.horde', {
                who: empireOf(g, l.seat),
                area: refOf(g, l.area),
                city: id,
                whom: empireOf(g, ownerOf(g, target)),
              }),
              'MED.7.3-a',
            );
            return call(march, undefined, 'over');
          },
        },
      },
    },
    over: () => end(),
  },
);
