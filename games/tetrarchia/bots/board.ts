/** The board as the bots see it: who can get where, and at what cost. */
import type { Tetrarchia } from '../rules/index.ts';
import { FRONTIER_OF, type Geography, geographyOf, PLACE_REFS, ZONE_REFS } from '../rules/study.ts';

export const PLACES_IN_ALL = PLACE_REFS.length;
/** Frontiers come after the provinces of the Empire. */
export const PROVINCE_COUNT = FRONTIER_OF[0]!;
const ZONES_IN_ALL = ZONE_REFS.length;
/** More than any journey costs. */
const FAR = 30;

/** Groups of sea zones that fleets join: neighbouring zones with MARE NOSTRVM, otherwise each zone by itself. */
const openSeas = (mask: number, joined: boolean): number[][] => {
  const seas: number[][] = [];
  for (let zone = 0; zone < ZONES_IN_ALL; zone++) {
    if ((mask & (1 << zone)) === 0) continue;
    const last = seas.at(-1);
    if (joined && last?.at(-1) === zone - 1) last.push(zone);
    else seas.push([zone]);
  }
  return seas;
};

/** What a journey costs from each place to each other; Revolt on the way is not counted. */
const journeys = ({ neighbours, linkCost, coast }: Geography, mask: number, joined: boolean): readonly Int8Array[] => {
  const cost = Array.from({ length: PLACES_IN_ALL }, () => new Int8Array(PLACES_IN_ALL).fill(FAR));
  for (const [a, row] of cost.entries()) {
    row[a] = 0;
    for (const [i, b] of neighbours[a]!.entries()) row[b] = linkCost[a]![i]!;
  }
  for (const sea of openSeas(mask, joined)) {
    const shores = sea.flatMap((zone) => coast[zone]!);
    for (const a of shores) for (const b of shores) if (a !== b) cost[a]![b] = 1;
  }
  for (const via of cost.keys())
    for (const row of cost)
      for (let b = 0; b < PLACES_IN_ALL; b++) row[b] = Math.min(row[b]!, row[via]! + cost[via]![b]!);
  return cost;
};

const MASKS = Array.from({ length: 1 << ZONES_IN_ALL }, (_, mask) => mask);
/** The chance that a broken link lets a threat through. */
export const BROKEN_OPEN = 0.5;

/** What the bots know about a board, worked out once. */
export interface Ground {
  readonly geo: Geography;
  /** Costs of journeys by the position of the fleets, without and with MARE NOSTRVM. */
  readonly journeys: Readonly<Record<'apart' | 'joined', readonly (readonly Int8Array[])[]>>;
  /** The chance that a threat passes each of the links at a place. */
  readonly open: readonly (readonly number[])[];
  /** Links between provinces. */
  readonly inner: Geography['links'];
}
const groundOn = (geo: Geography): Ground => ({
  geo,
  journeys: {
    apart: MASKS.map((mask) => journeys(geo, mask, false)),
    joined: MASKS.map((mask) => journeys(geo, mask, true)),
  },
  open: geo.linksAt.map((links) => links.map((i) => (geo.links[i]!.broken ? BROKEN_OPEN : 1))),
  inner: geo.links.filter((l) => l.a < PROVINCE_COUNT && l.b < PROVINCE_COUNT),
});
const grounds = new WeakMap<Geography, Ground>();
export const groundOf = (g: Tetrarchia): Ground => {
  const geo = geographyOf(g);
  const known = grounds.get(geo);
  if (known) return known;
  const made = groundOn(geo);
  grounds.set(geo, made);
  return made;
};

/** What getting from `[a]` to `[b]` costs with these fleets. */
export const travel = (ground: Ground, fleets: readonly number[], joined: boolean): readonly Int8Array[] => {
  let mask = 0;
  for (let zone = 0; zone < ZONES_IN_ALL; zone++) if (fleets[zone]! > 0) mask |= 1 << zone;
  return ground.journeys[joined ? 'joined' : 'apart'][mask]!;
};
