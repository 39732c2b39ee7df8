/**
 * The board as the rules use it: lists indexed by place, region, zone or Emperor, made once from the board file.
 * Lists are in the order of the file, because automatic rolls follow it (TET.D12).
 */

import { BOARD } from './data/board.ts';
import {
  EMPERORS,
  type EmperorIndex,
  HALVES,
  ITALIA,
  OUTER_REGIONS,
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

const byId = (id: string): Place => placeOf(`province:${id}`);
const indices = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const provinces = BOARD.provinces.map(({ id, name, region, number, capital_of, wildcard_capital }) => ({
  id,
  ref: refOf(byId(id)),
  name,
  region: REGIONS.indexOf(region),
  number,
  frontier: false,
  capitalOf: EMPERORS.findIndex((e) => e === capital_of),
  wildcard: wildcard_capital,
}));
const frontiers = BOARD.frontiers.map(({ id, name, region }) => ({
  id,
  ref: refOf(byId(id)),
  name,
  region: REGIONS.indexOf(region),
  number: 0,
  frontier: true,
  capitalOf: -1,
  wildcard: false,
}));

export const PLACES: readonly PlaceInfo[] = [...provinces, ...frontiers];
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
export const REGION_OF: readonly RegionIndex[] = PLACES.map((p) => p.region);

/** [TET.board-d] The frontier of each region, where its armies appear; -1 for Italia. */
export const FRONTIER_OF: readonly Place[] = REGIONS.map((_, region) => (region === ITALIA ? -1 : PROVINCES + region));

/** [TET.board-g] The capital of each Emperor, and the Emperor whose capital a place is (-1: nobody's). */
export const CAPITALS: readonly Place[] = BOARD.emperors.map((e) => byId(e.capital));
export const CAPITAL_OF: readonly EmperorIndex[] = PLACES.map((p) => p.capitalOf);

/** [TET.board-h] Roma, whose printed disc has all four colours. */
export const ROMA: Place = PLACES.findIndex((p) => p.wildcard);

/** [TET.comp-d] The other Emperor of the same half, and the colour of each. */
export const PARTNER: readonly EmperorIndex[] = EMPERORS.map((_, e) =>
  HALVES.findIndex((half, other) => other !== e && half === HALVES[e]),
);
export const COLOURS = BOARD.emperors.map((e) => e.color);

export interface Link {
  readonly a: Place;
  readonly b: Place;
  readonly broken: boolean;
}

/**
 * [TET.board-e] The links, normal or broken; their index is what automatic rolls remember.
 * [TET.A38] A frontier has a single one. [TET.A46] That the Pyrenees break both of theirs is our choice.
 */
export const LINKS: readonly Link[] = BOARD.links.map(({ a, b, broken }) => ({ a: byId(a), b: byId(b), broken }));

/** Indices of the links at each place. */
export const LINKS_AT: readonly (readonly number[])[] = ALL.map((at) =>
  indices(LINKS.length).filter((i) => LINKS[i]?.a === at || LINKS[i]?.b === at),
);

const linkOf = (i: number): Link => LINKS[i] as Link;

/** [TET.board-f] Places connected to each place: those one link away. Parallel to `LINKS_AT` and `LINK_COST`. */
export const NEIGHBOURS: readonly (readonly Place[])[] = LINKS_AT.map((links, at) =>
  links.map((i) => (linkOf(i).a === at ? linkOf(i).b : linkOf(i).a)),
);

/** [TET.board-e] What crossing each of those links costs an Emperor: 1, or 2 if it is broken. */
export const LINK_COST: readonly (readonly (1 | 2)[])[] = LINKS_AT.map((links) =>
  links.map((i) => (linkOf(i).broken ? 2 : 1)),
);

/** Index of the link between two places at `[a][b]`, or -1. */
export const LINK_BETWEEN: readonly (readonly number[])[] = ALL.map((a) =>
  ALL.map((b) => LINKS.findIndex((l) => (l.a === a && l.b === b) || (l.a === b && l.b === a))),
);

/** [TET.sea-d][TET.sea-c] Zones on whose coast each place lies. The Black Sea is part of Aegaeum. */
export const ZONES_OF: readonly (readonly ZoneIndex[])[] = [...BOARD.provinces, ...BOARD.frontiers].map((p) =>
  p.sea_zones.map((zone) => ZONES.indexOf(zone)),
);

/** [TET.sea-d][TET.sea-e] Coastal places of each zone. Britannia, an island, is none of them. */
export const COAST: readonly (readonly Place[])[] = ZONES.map((_, zone) =>
  ALL.filter((at) => ZONES_OF[at]?.includes(zone)),
);

/** [TET.sea-b] Zones a fleet can sail to from each. */
export const ADJACENT_ZONES: readonly (readonly ZoneIndex[])[] = BOARD.sea_zones.map((zone) =>
  zone.adjacent.map((id) => ZONES.indexOf(id)),
);

/**
 * [TET.board-i][TET.advance-b][TET.advance-c][TET.advance-d][TET.advance-e][TET.A47]
 * The way to Roma of an army that came from each outer region: literally the routes of the board file.
 */
export const ROUTES: readonly (readonly Place[])[] = REGIONS.slice(0, OUTER_REGIONS).map((region) =>
  BOARD.barbarian_routes[region as Exclude<typeof region, 'IT'>].path.map(byId),
);

/** The next place at `[origin][place]`, or -1 where the route does not pass and in Roma. */
export const NEXT_ON_ROUTE: readonly (readonly Place[])[] = ROUTES.map((route) =>
  ALL.map((at) => (route.includes(at) ? (route[route.indexOf(at) + 1] ?? -1) : -1)),
);

/** [TET.A10] Provinces still to go to Roma at `[origin][place]`, along the army's own route; -1 off it. */
export const STEPS_TO_ROMA: readonly (readonly number[])[] = ROUTES.map((route) =>
  ALL.map((at) => (route.includes(at) ? route.length - 1 - route.indexOf(at) : -1)),
);
