/** What one move can lead to, whatever lies there. */
import type { Geography } from './geography.ts';
import { PLACE_IDS, PLACE_REFS, type Place, type PlaceRef, ZONES, type ZoneIndex } from './ids.ts';

type Ground = Pick<Geography, 'neighbours' | 'linkCost' | 'zonesOf' | 'coast'>;

/** A place one move away and what the way costs, the disc there not counted. */
export interface Step {
  readonly to: Place;
  readonly ref: PlaceRef;
  readonly cost: number;
  /** The statement that opens this way. */
  readonly rule: string;
}

/** One bit for each zone with a fleet. */
export type FleetMask = number;

const hasFleet = (mask: FleetMask, zone: ZoneIndex): boolean => (mask & (1 << zone)) !== 0;

/**
 * [TET.move-c] A fleet opens its own zone. [TET.move-k] Two fleets in adjacent zones do not join them,
 * [TET.var.mare-a] unless MARE NOSTRVM is played; then three join all [TET.A33].
 */
const zonesOpenFrom = (zone: ZoneIndex, mask: FleetMask, joined: boolean): ZoneIndex[] => {
  if (!hasFleet(mask, zone)) return [];
  const open = [zone];
  if (joined) {
    for (const at of open) {
      // [TET.sea-b] Each zone borders the next.
      for (const next of [at - 1, at + 1]) if (hasFleet(mask, next) && !open.includes(next)) open.push(next);
    }
  }
  return open;
};

/**
 * Everything one move away from `from`, each place once at its cheapest [R1].
 * [TET.move-a] A normal link costs 1, [TET.move-b] a broken one 2, [TET.move-c] the sea 1, [TET.move-j] also across
 * a strait. [TET.move-l] The zone itself adds nothing.
 */
const stepsFrom = (ground: Ground, from: Place, mask: FleetMask, joined: boolean): Step[] => {
  const { neighbours, linkCost, zonesOf, coast } = ground;
  const ways = new Map<Place, Step>();
  const way = (to: Place, cost: number, rule: string): Map<Place, Step> =>
    ways.set(to, { to, ref: PLACE_REFS[to]!, cost, rule });
  for (const [i, to] of neighbours[from]!.entries()) {
    const cost = linkCost[from]![i]!;
    way(to, cost, cost === 1 ? 'TET.move-a' : 'TET.move-b');
  }
  for (const zone of zonesOf[from]!) {
    for (const open of zonesOpenFrom(zone, mask, joined)) {
      for (const to of coast[open]!) if (ways.get(to)?.cost !== 1) way(to, 1, 'TET.move-c');
    }
  }
  ways.delete(from);
  return [...ways.values()].sort((a, b) => a.to - b.to);
};

const MASKS = Array.from({ length: 1 << ZONES.length }, (_, mask) => mask);
const tableOf = (ground: Ground, joined: boolean): readonly (readonly (readonly Step[])[])[] =>
  MASKS.map((mask) => PLACE_IDS.map((_, from) => stepsFrom(ground, from, mask, joined)));

/** Steps by fleets and place, without and with MARE NOSTRVM, made once: a move is asked for more often than anything else. */
export const stepTables = (ground: Ground) => ({ apart: tableOf(ground, false), joined: tableOf(ground, true) });
export type StepTables = ReturnType<typeof stepTables>;
