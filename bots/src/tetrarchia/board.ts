/** The board as the bots think of it: who can get where, and for how much. */
import { COAST, FRONTIER_OF, LINK_COST, NEIGHBOURS } from '@tabularium/tetrarchia/study';

const PLACES_IN_ALL = NEIGHBOURS.length;
/** Frontiers come after the provinces of the Empire. */
export const PROVINCE_COUNT = FRONTIER_OF[0]!;
const ZONES_IN_ALL = COAST.length;
/** No two places are so far apart. */
const FAR = 30;

/** Zones that fleets make one: neighbouring ones with MARE NOSTRVM, otherwise each by itself. */
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

/** What a journey costs from anywhere to anywhere, Revolt on the way not counted. */
const journeys = (mask: number, joined: boolean): readonly Int8Array[] => {
  const cost = Array.from({ length: PLACES_IN_ALL }, () => new Int8Array(PLACES_IN_ALL).fill(FAR));
  for (const [a, row] of cost.entries()) {
    row[a] = 0;
    for (const [i, b] of NEIGHBOURS[a]!.entries()) row[b] = LINK_COST[a]![i]!;
  }
  for (const sea of openSeas(mask, joined)) {
    const coast = sea.flatMap((zone) => COAST[zone]!);
    for (const a of coast) for (const b of coast) if (a !== b) cost[a]![b] = 1;
  }
  for (const via of cost.keys())
    for (const row of cost)
      for (let b = 0; b < PLACES_IN_ALL; b++) row[b] = Math.min(row[b]!, row[via]! + cost[via]![b]!);
  return cost;
};

const MASKS = Array.from({ length: 1 << ZONES_IN_ALL }, (_, mask) => mask);
const JOURNEYS = {
  apart: MASKS.map((mask) => journeys(mask, false)),
  joined: MASKS.map((mask) => journeys(mask, true)),
};

/** What getting from `[a]` to `[b]` costs with these fleets. */
export const travel = (fleets: readonly number[], joined: boolean): readonly Int8Array[] => {
  let mask = 0;
  for (let zone = 0; zone < ZONES_IN_ALL; zone++) if (fleets[zone]! > 0) mask |= 1 << zone;
  return JOURNEYS[joined ? 'joined' : 'apart'][mask]!;
};
