/** Routes of expeditions, by land, by sea or both — 5.4.1 */
import type { OpenEmpires } from '../sight.ts';
import type { Seat } from '@tabularium/kernel';
import type { Link } from '../data/content.ts';
import { contentOf } from '../data/printed.ts';
import { addTo, isIn, noPlaces, type PlaceSet } from '../empire/place-set.ts';
import { isArea, isPacified, isPort, ownerOf } from '../empire/places.ts';
import type { Force } from '../game.ts';
import { NONE, type Place } from '../ids.ts';

/**
 * [MED.5.4.1-b] His own cities and pacified areas, whoever pacified them; [MED.8.3-a] with free passage also the cities
 * of other players. [MED.7-a] Never an area that is not pacified.
 */
const isPassable = (g: OpenEmpires, seat: Seat, place: Place): boolean => {
  if (isArea(g, place)) return isPacified(g, place);
  const owner = g.owner[place]!;
  return owner === seat || (owner >= 0 && g.agreed.freePassage);
};

/** Places in the order in which they were reached, and the same as a set. */
export interface Reached {
  readonly places: readonly Place[];
  readonly set: Readonly<PlaceSet>;
}

/** Everything that can be passed, from these places on. `without` is never entered. */
export const reach = (g: OpenEmpires, seat: Seat, from: readonly Place[], without: readonly Place[] = []): Reached => {
  const { near } = contentOf(g);
  const set = noPlaces(g);
  for (const p of from) addTo(set, p);
  const places = from.slice();
  for (let i = 0; i < places.length; i++) {
    for (const to of near[places[i]!]!) {
      if (isIn(set, to) || !isPassable(g, seat, to) || without.includes(to)) continue;
      addTo(set, to);
      places.push(to);
    }
  }
  return { places, set };
};

/** Everything from which the target can be reached by land, without entering it or `without` before. */
export const towards = (g: OpenEmpires, seat: Seat, target: Place, without: readonly Place[] = []): Reached => {
  const last: Place[] = [];
  for (const to of contentOf(g).near[target]!) {
    if (isPassable(g, seat, to) && !without.includes(to)) last.push(to);
  }
  return reach(g, seat, last, [...without, target]);
};

export const ownPorts = (g: OpenEmpires, seat: Seat): Place[] => {
  const out: Place[] = [];
  for (const p of contentOf(g).ports) if (g.owner[p] === seat) out.push(p);
  return out;
};

/**
 * [MED.5.4.1-c][MED.5.4.1-d] Ports from which the target is reached: the target itself, and his own ports whence land
 * legs lead on [MED.5.4.1-e].
 */
export const landings = (g: OpenEmpires, seat: Seat, target: Place): Place[] => {
  const { set } = towards(g, seat, target);
  const out = isPort(g, target) ? [target] : [];
  for (const p of ownPorts(g, seat)) if (p !== target && isIn(set, p)) out.push(p);
  return out;
};

/** [MED.5.4.1-c] Of these ports of his, those from which it pays to sail: to the target, or to another port on the way. */
export const harbours = (g: OpenEmpires, seat: Seat, ports: readonly Place[], target: Place): Place[] => {
  if (isPort(g, target)) return ports.filter((p) => p !== target);
  const to = landings(g, seat, target);
  return ports.filter((p) => to.some((x) => x !== p));
};

/** Dearer than any way. */
const UNREACHED = 1_000_000_000;

/** How dear a step is: foreign cities are avoided first, then straits, then length. */
const cost = (g: OpenEmpires, seat: Seat, { to, strait }: Link): number =>
  1 + (strait ? 100 : 0) + (ownerOf(g, to) >= 0 && ownerOf(g, to) !== seat ? 10_000 : 0);

/** The easiest way by land, both ends included; nothing if there is none. `last` need not be passable. */
export const easiest = (
  g: OpenEmpires,
  seat: Seat,
  first: Place,
  last: Place,
  without: readonly Place[] = [],
): Place[] | undefined => {
  const { links } = contentOf(g);
  const dear: number[] = new Array<number>(links.length).fill(UNREACHED);
  const before: Place[] = new Array<Place>(links.length).fill(NONE);
  const open: Place[] = [first];
  dear[first] = 0;
  for (;;) {
    let best = 0;
    for (let i = 1; i < open.length; i++) if (dear[open[i]!]! < dear[open[best]!]!) best = i;
    const at = open[best];
    if (at === undefined) return undefined;
    open.copyWithin(best, best + 1).pop();
    if (at === last) return pathTo(before, first, last);
    for (const link of links[at]!) {
      const { to } = link;
      if (to !== last && (without.includes(to) || !isPassable(g, seat, to))) continue;
      const d = dear[at]! + cost(g, seat, link);
      if (d >= dear[to]!) continue;
      open.push(to);
      dear[to] = d;
      before[to] = at;
    }
  }
};

/** How dear a whole way by land is. */
export const costOf = (g: OpenEmpires, seat: Seat, path: readonly Place[]): number => {
  let n = 0;
  for (let i = 0; i + 1 < path.length; i++) n += cost(g, seat, linkOf(g, path[i]!, path[i + 1]!)!);
  return n;
};

const pathTo = (before: readonly Place[], first: Place, last: Place): Place[] => {
  const path: Place[] = [];
  for (let at = last; at !== first; at = before[at]!) path.push(at);
  path.push(first);
  return path.reverse();
};

/** [MED.5.4.3-a] Is the step between two places over a strait? By land only: a naval leg has none. */
export const isStrait = (g: OpenEmpires, a: Place, b: Place): boolean => linkOf(g, a, b)?.strait === true;

const linkOf = (g: OpenEmpires, a: Place, b: Place): Link | undefined => contentOf(g).links[a]!.find((l) => l.to === b);

/** [MED.5.4.3-b] How many straits lie on the way. */
export const straits = (g: OpenEmpires, { path, sea }: Pick<Force, 'path' | 'sea'>): number => {
  let n = 0;
  for (let i = 0; i + 1 < path.length; i++) if (i !== sea && isStrait(g, path[i]!, path[i + 1]!)) n++;
  return n;
};

/** Does its naval leg end at the last place of its path? [MED.A66] Or does it come to a lost capital by sea? */
export const arrivesBySea = ({ sails, sea, path }: Pick<Force, 'path' | 'sea' | 'sails'>): boolean =>
  sails && (path.length === 1 || sea === path.length - 2);
