/**
 * The board as the rules use it: lists indexed by place, region, zone or Emperor, made once from a board file.
 * Lists are in the order of the file, because automatic rolls follow it (TET.D12). What no board can have otherwise stands
 * here as a constant; the rest is asked for by `geographyOf`, because a game may be played on another board.
 */

import type { Board } from './data/schema.ts';
import {
  EMPERORS,
  type EmperorIndex,
  HALVES,
  ITALIA,
  PLACE_IDS,
  type Place,
  type PlaceRef,
  PROVINCES,
  placeOf,
  REGION_SIZE,
  REGIONS,
  type RegionIndex,
  refOf,
  ZONES,
  type ZoneIndex,
} from './ids.ts';
import { type StepTables, stepTables } from './steps.ts';

export interface PlaceInfo {
  readonly id: string;
  readonly ref: PlaceRef;
  readonly name: string;
  readonly region: RegionIndex;
  /** [TET.board-c] 1..6 inside its region; 0 for a frontier. */
  readonly number: number;
  readonly frontier: boolean;
  /** [TET.board-g] The Emperor whose capital is printed here, or -1. */
  readonly capitalOf: EmperorIndex;
  /** [TET.board-h] Whether the printed disc stands for any Emperor. */
  readonly wildcard: boolean;
}

interface Link {
  readonly a: Place;
  readonly b: Place;
  readonly broken: boolean;
}

export interface Geography {
  readonly places: readonly PlaceInfo[];
  /** [TET.board-g] The capital of each Emperor, and the Emperor whose capital a place is (-1: nobody's). */
  readonly capitals: readonly Place[];
  readonly capitalOf: readonly EmperorIndex[];
  /** [TET.board-h] Roma, whose printed disc has all four colours. */
  readonly roma: Place;
  /**
   * [TET.board-e] The links, normal or broken; their index is what automatic rolls remember.
   * [TET.A38] A frontier has a single one. [TET.A46] That the Pyrenees break both of theirs is our choice.
   */
  readonly links: readonly Link[];
  /** Indices of the links at each place. */
  readonly linksAt: readonly (readonly number[])[];
  /** [TET.board-f] Places connected to each place: those one link away. Parallel to `linksAt` and `linkCost`. */
  readonly neighbours: readonly (readonly Place[])[];
  /** [TET.board-e] What crossing each of those links costs an Emperor: 1, or 2 if it is broken. */
  readonly linkCost: readonly (readonly (1 | 2)[])[];
  /** Index of the link between two places at `[a][b]`, or -1. */
  readonly linkBetween: readonly (readonly number[])[];
  /** [TET.sea-d][TET.sea-c] Zones on whose coast each place lies. The Black Sea is part of Aegaeum. */
  readonly zonesOf: readonly (readonly ZoneIndex[])[];
  /** [TET.sea-d][TET.sea-e] Coastal places of each zone. Britannia, an island, is none of them. */
  readonly coast: readonly (readonly Place[])[];
  /**
   * [TET.board-i][TET.advance-b][TET.advance-c][TET.advance-d][TET.advance-e][TET.A47]
   * The way to Roma of an army that came from each outer region: literally the routes of the board file.
   */
  readonly routes: readonly (readonly Place[])[];
  /** The next place at `[origin][place]`, or -1 where the route does not pass and in Roma. */
  readonly nextOnRoute: readonly (readonly Place[])[];
  /** [TET.A10] Provinces still to go to Roma at `[origin][place]`, along the army's own route; -1 off it. */
  readonly stepsToRoma: readonly (readonly number[])[];
  /** What one move can lead to. */
  readonly steps: StepTables;
}

const byId = (id: string): Place => placeOf(`province:${id}`);
const indices = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const ALL: readonly Place[] = indices(PLACE_IDS.length);

/** [TET.board-d] Frontiers are outside the Empire; they come after the provinces. */
export const isFrontier = (at: Place): boolean => at >= PROVINCES;

/** [TET.board-c] The province the dice address: region by the roman die, number by the other. */
export const provinceOf = (region: RegionIndex, number: number): Place => region * REGION_SIZE + number - 1;

/** [TET.board-a] The six provinces of each region, by number. */
export const REGION_PROVINCES: readonly (readonly Place[])[] = REGIONS.map((_, region) =>
  indices(REGION_SIZE).map((i) => provinceOf(region, i + 1)),
);

/** [TET.board-b] The region of each place: 0..5 are I..VI clockwise, 6 is Italia in the middle. */
export const REGION_OF: readonly RegionIndex[] = ALL.map((at) =>
  isFrontier(at) ? at - PROVINCES : Math.floor(at / REGION_SIZE),
);

/** [TET.board-d] The frontier of each region, where its armies appear; -1 for Italia. */
export const FRONTIER_OF: readonly Place[] = REGIONS.map((_, region) => (region === ITALIA ? -1 : PROVINCES + region));

/** [TET.comp-d] The other Emperor of the same half. */
export const PARTNER: readonly EmperorIndex[] = EMPERORS.map((_, e) =>
  HALVES.findIndex((half, other) => other !== e && half === HALVES[e]),
);

/** [TET.sea-b] Zones a fleet can sail to from each. */
export const ADJACENT_ZONES: readonly (readonly ZoneIndex[])[] = ZONES.map((_, zone) =>
  indices(ZONES.length).filter((other) => Math.abs(other - zone) === 1),
);

const placesOf = (board: Board): PlaceInfo[] => [
  ...board.provinces.map(({ id, name, region, number, capital_of, wildcard_capital }) => ({
    id,
    ref: refOf(byId(id)),
    name,
    region: REGIONS.indexOf(region),
    number,
    frontier: false,
    capitalOf: EMPERORS.findIndex((e) => e === capital_of),
    wildcard: wildcard_capital,
  })),
  ...board.frontiers.map(({ id, name, region }) => ({
    id,
    ref: refOf(byId(id)),
    name,
    region: REGIONS.indexOf(region),
    number: 0,
    frontier: true,
    capitalOf: -1,
    wildcard: false,
  })),
];

/** A board that has been checked, laid out for the rules. */
export const layOut = (board: Board): Geography => {
  const places = placesOf(board);
  const links = board.links.map(({ a, b, broken }): Link => ({ a: byId(a), b: byId(b), broken }));
  const linksAt = ALL.map((at) => indices(links.length).filter((i) => links[i]!.a === at || links[i]!.b === at));
  const neighbours = linksAt.map((list, at) => list.map((i) => (links[i]!.a === at ? links[i]!.b : links[i]!.a)));
  const linkCost = linksAt.map((list) => list.map((i): 1 | 2 => (links[i]!.broken ? 2 : 1)));
  const zonesOf = [...board.provinces, ...board.frontiers].map((p) => p.sea_zones.map((zone) => ZONES.indexOf(zone)));
  const coast = ZONES.map((_, zone) => ALL.filter((at) => zonesOf[at]!.includes(zone)));
  const routes = REGIONS.filter((region) => region !== 'IT').map((region) =>
    board.barbarian_routes[region].path.map(byId),
  );
  return {
    places,
    capitals: board.emperors.map((e) => byId(e.capital)),
    capitalOf: places.map((p) => p.capitalOf),
    roma: places.findIndex((p) => p.wildcard),
    links,
    linksAt,
    neighbours,
    linkCost,
    linkBetween: ALL.map((a) =>
      ALL.map((b) => links.findIndex((l) => (l.a === a && l.b === b) || (l.a === b && l.b === a))),
    ),
    zonesOf,
    coast,
    routes,
    nextOnRoute: routes.map((route) =>
      ALL.map((at) => (route.includes(at) ? (route[route.indexOf(at) + 1] ?? -1) : -1)),
    ),
    stepsToRoma: routes.map((route) =>
      ALL.map((at) => (route.includes(at) ? route.length - 1 - route.indexOf(at) : -1)),
    ),
    steps: stepTables({ neighbours, linkCost, zonesOf, coast }),
  };
};
