/** The way of an expedition that is being drawn up, step by step — 5.4.1 */
import type { Seat } from '@tabularium/kernel';
import { contentOf } from '../data/printed.ts';
import { isIn } from '../empire/place-set.ts';
import { capitalOf } from '../empire/places.ts';
import type { Unit } from '../game.ts';
import type { OpenEmpires } from '../sight.ts';
import { NONE, type Place } from '../ids.ts';
import { costOf, easiest, harbours, landings, ownPorts, reach, towards } from './route.ts';
import type { Way } from './targets.ts';

/** An attack on the target; an interception on land at it [MED.5.4.4-e]; or at sea, from any port [MED.5.4.4-f]. */
export type Purpose = 'attack' | 'land' | 'naval';

export interface Draft {
  readonly seat: Seat;
  readonly purpose: Purpose;
  readonly target: Place;
  way: Way | '';
  path: Place[];
  sea: number;
  units: Unit[];
}

export const here = (l: Draft): Place => l.path.at(-1)!;
const hasSailed = (l: Draft): boolean => l.sea !== NONE;
/** Is the way still to lead over the sea? */
const embarks = (l: Draft): boolean => l.way === 'sea' && !hasSailed(l);
/** Places of the leg that is being drawn, all of them before it sails: a way by land does not come back to where it was. */
const leg = (l: Draft): Place[] => l.path.slice(l.sea + 1);

/** [MED.5.4.1-b] Next places from which the end can still be reached: the target, or before sailing a harbour. */
export const steps = (g: OpenEmpires, l: Draft): Place[] => {
  const been = leg(l);
  const good = embarks(l)
    ? reach(
        g,
        l.seat,
        harboursFor(g, l).filter((p) => !been.includes(p)),
        [...been, l.target],
      )
    : towards(g, l.seat, l.target, been);
  return contentOf(g).near[here(l)]!.filter((to) => (to === l.target ? !embarks(l) : isIn(good.set, to)));
};

const harboursFor = (g: OpenEmpires, l: Draft): Place[] => harbours(g, l.seat, ownPorts(g, l.seat), l.target);

/** [MED.5.4.1-c][MED.5.4.1-d] Where to sail from here. */
export const sails = (g: OpenEmpires, l: Draft): Place[] =>
  embarks(l) && ownPorts(g, l.seat).includes(here(l)) ? landings(g, l.seat, l.target).filter((p) => p !== here(l)) : [];

/** Goes on by the easiest way: to a harbour, over the sea, to the target. */
export const complete = (g: OpenEmpires, l: Draft): void => {
  if (!embarks(l)) {
    l.path.push(...easiest(g, l.seat, here(l), l.target, leg(l))!.slice(1));
    return;
  }
  l.path.push(...wayToHarbour(g, l).slice(1));
  const rest = wayFromSea(g, l);
  l.sea = l.path.length - 1;
  l.path.push(...rest);
};

/** From where it is; no way is easier than none. */
const wayToHarbour = (g: OpenEmpires, l: Draft): Place[] => {
  const to = harboursFor(g, l);
  if (to.includes(here(l))) return [here(l)];
  const ways = to.map((p) => easiest(g, l.seat, here(l), p, [...leg(l), l.target]));
  return cheapest(
    g,
    l.seat,
    ways.filter((way) => way !== undefined),
  );
};

/** From where it lands to the target: again none, if it sails there. */
const wayFromSea = (g: OpenEmpires, l: Draft): Place[] => {
  const on = landings(g, l.seat, l.target).filter((p) => p !== here(l));
  if (on.includes(l.target)) return [l.target];
  return cheapest(
    g,
    l.seat,
    on.map((p) => easiest(g, l.seat, p, l.target)!),
  );
};

const cheapest = (g: OpenEmpires, seat: Seat, ways: readonly Place[][]): Place[] =>
  ways.reduce((a, b) => (costOf(g, seat, b) < costOf(g, seat, a) ? b : a));

/** [MED.5.4.4-f][MED.A79] The easiest way to a port of his own. */
export const harbourPath = (g: OpenEmpires, seat: Seat): Place[] => {
  const ways = ownPorts(g, seat).map((p) => easiest(g, seat, capitalOf(g, seat), p) ?? []);
  return cheapest(
    g,
    seat,
    ways.filter((way) => way.length > 0),
  );
};
