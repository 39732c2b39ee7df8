/** Cards leave the hand and lie face down — 5.4 */
import type { Cx, Seat } from '@tabularium/kernel';
import { takeFrom } from '../empire/cards.ts';
import { empireOf, ownerWords } from '../empire/order.ts';
import { isArea, refOf, refsOf } from '../empire/places.ts';
import type { Arrival, Empires, Force, Unit } from '../game.ts';
import { NONE, type Place } from '../ids.ts';
import { t } from '../say.ts';
import { cardForce } from './force.ts';

type Path = Pick<Force, 'path' | 'sails' | 'sea'>;

/** [MED.5.4-d][MED.A47] What each card is used as is fixed now, in secret. */
const lay = (cx: Cx<Empires>, seat: Seat, units: readonly Unit[], way: Path): Force => {
  for (const { card } of units) takeFrom(cx.g.hands[seat]!, card);
  // How many there are is seen by all.
  cx.reveal();
  return cardForce(seat, units, way);
};

/** [MED.5.4-a][MED.5.4-c] */
export const declareAttack = (
  cx: Cx<Empires>,
  seat: Seat,
  target: Place,
  arrival: Arrival,
  units: readonly Unit[],
  way: Path,
): void => {
  const { g } = cx;
  const force = lay(cx, seat, units, way);
  g.attack = {
    kind: 'expedition',
    seat,
    target,
    arrival: isArea(g, target) ? 'land' : arrival,
    force,
    guard: null,
    intercepted: [],
    over: false,
    wrecked: false,
  };
  const who = empireOf(g, seat);
  const said = { who, place: refOf(g, target), ...ownerWords(g, target), n: units.length };
  cx.log(t('med.declared', said), 'MED.5.4-a');
  const by = way.sails ? g.attack.arrival : 'march';
  cx.log(() => {
    // No route is traced to a lost capital: it has no ends at sea.
    const [from = '', to = ''] = way.sea === NONE ? [] : refsOf(g, way.path.slice(way.sea));
    return t('med.route', { who, places: refsOf(g, way.path), leg: to === '' ? 'land' : 'sea', from, to, arrival: by });
  }, 'MED.5.4.1-a');
};

/** [MED.5.4.4-b] */
export const declareGuard = (
  cx: Cx<Empires>,
  seat: Seat,
  kind: 'land' | 'naval',
  place: Place,
  units: readonly Unit[],
  way: Path,
): void => {
  const { g } = cx;
  g.attack!.guard = lay(cx, seat, units, way);
  g.attack!.intercepted.push(kind);
  const who = empireOf(g, seat);
  cx.log(
    kind === 'land'
      ? t('med.intercepts', { who, place: refOf(g, place), n: units.length })
      : t('med.interceptsAtSea', { who, n: units.length }),
    'MED.5.4.4-b',
  );
};
