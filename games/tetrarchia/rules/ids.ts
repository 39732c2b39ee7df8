/**
 * The names of things on the board, and the small integers the rules use for them.
 *
 * A ref (`province:II-1`) is what players, the log and saved games see; an index is what the rules compute with.
 */

import { Broken } from '@tabularium/kernel';

/** [TET.comp-d][TET.players-f] The Emperors in the order of their turns. */
export const EMPERORS = ['diocletian', 'galerius', 'constantius', 'maximian'] as const;
export type Emperor = (typeof EMPERORS)[number];
/** 0..3 in `EMPERORS`. */
export type EmperorIndex = number;

/** [TET.comp-d] Rank and half of the Empire: an Augustus and a Caesar in the East, a Caesar and an Augustus in the West. */
export const RANKS = ['augustus', 'caesar', 'caesar', 'augustus'] as const;
export const HALVES = ['east', 'east', 'west', 'west'] as const;

/** [TET.sea-a] The sea zones from west to east. */
export const ZONES = ['ATLANTICVM', 'INTERNVM', 'AEGAEVM'] as const;
export type Zone = (typeof ZONES)[number];
/** [TET.sea-f] 0..2 in `ZONES`. A zone is not a province: it has an index of its own and is never a `Place`. */
export type ZoneIndex = number;

/** [TET.board-b] The regions: six outer ones, numbered clockwise like the faces of the roman die, then Italia. */
export const REGIONS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'IT'] as const;
export type Region = (typeof REGIONS)[number];
/** 0..6 in `REGIONS`; an outer region is its face of the roman die less one. */
export type RegionIndex = number;
export const ITALIA: RegionIndex = 6;
/** The regions that have a number, a frontier and a barbarian route. */
export const OUTER_REGIONS = 6;

/** [TET.board-a] Roman provinces in a region. */
export const REGION_SIZE = 6;
export const PROVINCES = REGIONS.length * REGION_SIZE;

/** 0..47: the 42 provinces by region and number, then the frontiers I..VI. */
export type Place = number;

/** [TET.board-c][TET.board-d] Ids as on the board: `II-1` is province 1 of region II, `II-F` the frontier of that region. */
export const PLACE_IDS: readonly string[] = [
  ...REGIONS.flatMap((region) => Array.from({ length: REGION_SIZE }, (_, i) => `${region}-${i + 1}`)),
  ...REGIONS.slice(0, OUTER_REGIONS).map((region) => `${region}-F`),
];

export type PlaceRef = `province:${string}`;
export const EMPEROR_REFS = EMPERORS.map((id) => `emperor:${id}` as const);
export const ZONE_REFS = ZONES.map((id) => `sea:${id}` as const);
export const REGION_REFS = REGIONS.map((id) => `region:${id}` as const);
export const PLACE_REFS: readonly PlaceRef[] = PLACE_IDS.map((id) => `province:${id}` as const);

const EMPEROR_OF = indexOf(EMPEROR_REFS);
const ZONE_OF = indexOf(ZONE_REFS);
const REGION_OF_REF = indexOf(REGION_REFS);
const PLACE_OF = indexOf(PLACE_REFS);

export const emperorOf = (ref: string): EmperorIndex => EMPEROR_OF[ref] ?? noSuch('an Emperor', ref);
export const zoneOf = (ref: string): ZoneIndex => ZONE_OF[ref] ?? noSuch('a sea zone', ref);
export const regionOf = (ref: string): RegionIndex => REGION_OF_REF[ref] ?? noSuch('a region', ref);
export const placeOf = (ref: string): Place => PLACE_OF[ref] ?? noSuch('a province or frontier', ref);
export const refOf = (place: Place): PlaceRef => PLACE_REFS[place] ?? noSuch('a place', place);

/** Position of each ref in its list; without a prototype, so that no other word is found in it. */
function indexOf(refs: readonly string[]): Readonly<Record<string, number>> {
  const index: Record<string, number> = Object.create(null);
  for (const [i, ref] of refs.entries()) index[ref] = i;
  return index;
}

function noSuch(expected: string, got: string | number): never {
  throw new Broken(`expected ${expected}, got ${got}`);
}
