/** What an expedition may be declared against — 5.4, 5.4.1 */
import type { OpenEmpires } from '../sight.ts';
import { listed, type Msg, type Seat } from '@tabularium/kernel';
import { contentOf } from '../data/printed.ts';
import { hasType } from '../empire/cards.ts';
import { addTo, isIn, noPlaces, type PlaceSet, placesIn } from '../empire/place-set.ts';
import { capitalOf, holdsCapital, isArea, isPort } from '../empire/places.ts';
import type { Empires } from '../game.ts';
import { OUT, type Place } from '../ids.ts';
import { t } from '../say.ts';
import { harbours, ownPorts, type Reached, reach, towards } from './route.ts';

export type Way = 'land' | 'sea';

const holds = (g: OpenEmpires, seat: Seat, type: 'T' | 'F'): boolean =>
  listed(g.hands[seat]!).some((id) => hasType(g, id, type));

/** [MED.5.4-c] An area that is not pacified, a neutral city or another player's [MED.7-e]. */
const isTarget = (g: Empires, seat: Seat, place: Place): boolean =>
  isArea(g, place) ? g.areas[place - g.owner.length] === 'wild' : g.owner[place] !== OUT && g.owner[place] !== seat;

/** Places next to what was reached. */
const edge = (g: Empires, seat: Seat, { places }: Reached, into: PlaceSet): void => {
  const { near } = contentOf(g);
  for (const p of places) for (const to of near[p]!) if (isTarget(g, seat, to)) addTo(into, to);
};

/** [MED.5.4-c][MED.5.4.1-a] With a way for the cards he holds. */
export const targets = (g: Empires, seat: Seat): Place[] => {
  const capital = capitalOf(g, seat);
  const [marches, sails] = [holds(g, seat, 'T'), holds(g, seat, 'F')];
  // [MED.5.4.1-h][MED.A38] Without his capital he may only try to win it back.
  if (!holdsCapital(g, seat)) return marches || (sails && isPort(g, capital)) ? [capital] : [];
  const found = noPlaces(g);
  const home = reach(g, seat, [capital]);
  const ports = sails ? ownPorts(g, seat) : [];
  const far = ports.filter((p) => !isIn(home.set, p));
  const near = ports.length - far.length;
  // [MED.5.4.1-e] Or from another port on by land: not from the only one he could sail from.
  if (marches || near > 1) edge(g, seat, home, found);
  if (near > 0) {
    for (const p of contentOf(g).ports) if (isTarget(g, seat, p)) addTo(found, p);
    edge(g, seat, reach(g, seat, far), found);
  }
  const out = placesIn(found);
  // [MED.8.3-a] The only way to his harbours may lead through the target: then only troops can reach it.
  return g.agreed.freePassage && !marches ? out.filter((p) => waysTo(g, seat, p).length > 0) : out;
};

/**
 * [MED.5.4.1-a] How a place can be reached from the capital with the cards in hand: [MED.5.4.1-f] by land with troops,
 * by sea with at least one fleet.
 */
export const waysTo = (g: OpenEmpires, seat: Seat, target: Place): Way[] => {
  const ways: Way[] = [];
  if (holds(g, seat, 'T') && hasLandRoute(g, seat, target)) ways.push('land');
  if (holds(g, seat, 'F') && hasSeaRoute(g, seat, target)) ways.push('sea');
  return ways;
};

/** [MED.A65] As above, for a battle on land: a fleet alone cannot fight there, so coming by sea takes a troop too. */
export const waysToIntercept = (g: OpenEmpires, seat: Seat, place: Place): Way[] =>
  waysTo(g, seat, place).filter((way) => way === 'land' || canLand(g, seat));

/** Why a place cannot be reached so with the cards in hand, if it cannot. */
export const whyNoWay = (g: OpenEmpires, seat: Seat, target: Place, way: Way): Msg | undefined => {
  if (way === 'land') {
    if (!hasLandRoute(g, seat, target)) return t('med.no.noLand');
    return holds(g, seat, 'T') ? undefined : t('med.no.noTroop');
  }
  if (!hasSeaRoute(g, seat, target)) return t('med.no.noSea');
  return holds(g, seat, 'F') ? undefined : t('med.no.noFleet');
};

const canLand = (g: OpenEmpires, seat: Seat): boolean => {
  const held = listed(g.hands[seat]!);
  return held.some((id) => hasType(g, id, 'T') && held.some((other) => other !== id && hasType(g, other, 'F')));
};

export const hasLandRoute = (g: OpenEmpires, seat: Seat, target: Place): boolean =>
  // [MED.5.4.1-h] No route is traced to a lost capital.
  !holdsCapital(g, seat) || target === capitalOf(g, seat) || isIn(towards(g, seat, target).set, capitalOf(g, seat));

export const hasSeaRoute = (g: OpenEmpires, seat: Seat, target: Place): boolean => {
  const capital = capitalOf(g, seat);
  if (!holdsCapital(g, seat)) return isPort(g, target);
  if (target === capital) return false;
  const { set } = reach(g, seat, [capital], [target]);
  const near = ownPorts(g, seat).filter((p) => isIn(set, p));
  return near.length > 0 && harbours(g, seat, near, target).length > 0;
};
