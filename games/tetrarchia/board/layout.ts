/** Where everything stands on the map. */
import {
  EMPERORS,
  PLACE_IDS,
  PLACE_REFS,
  type PlaceRef,
  REGION_REFS,
  REGIONS,
  ZONE_REFS,
  ZONES,
} from '../rules/ids.ts';
import { PASSAGES } from '../rules/sail.ts';
import { MAP } from './map.generated.ts';

export type Point = readonly [x: number, y: number];

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** The name: its first baseline relative to the centre, and how many lines it takes. */
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly lines: number;
}

/** The frame of the drawing; land and sea continue beyond it by the margin. */
export const VIEW_BOX = [-10, -4, MAP.SIZE.width + 10, 622] as const satisfies readonly [
  x: number,
  y: number,
  width: number,
  height: number,
];

/** With fewer pixels per unit than this the numbers in circles cannot be read. */
export const LEAST_SCALE = 0.8;

export const RADIUS = 14;
export const LINE_HEIGHT = 11.5;

const spots: Readonly<Record<string, Spot>> = MAP.SPOTS;
const seas: Readonly<Record<string, { readonly name: Point; readonly fleet: Point }>> = MAP.SEAS;
const regionNames: Readonly<Record<string, Point>> = MAP.REGION_NAMES;

/** By place: the index the rules use. */
export const SPOTS: readonly Spot[] = PLACE_IDS.map((id) => spots[id]!);
/** By zone. */
export const STATIONS: readonly Point[] = ZONES.map((zone) => seas[zone]!.fleet);
export const SEA_NAMES: readonly Point[] = ZONES.map((zone) => seas[zone]!.name);
/** By region. */
export const REGION_NAMES: readonly Point[] = REGIONS.map((region) => regionNames[region]!);

export const spotAt = (ref: PlaceRef): Spot => SPOTS[PLACE_REFS.indexOf(ref)]!;

/** The way of a fleet between two stations: round Hispania, and past Sicilia. */
interface Course {
  readonly path: string;
  /** Where its cost is written. */
  readonly middle: Point;
}
const COURSES: Readonly<Record<string, Course>> = {
  'sail:ATLANTICVM-INTERNVM': { path: 'M120 110C-20 190-10 330 62 372S220 408 274 384', middle: [24, 262] },
  'sail:INTERNVM-ATLANTICVM': { path: 'M274 374C220 398 134 406 70 364S-4 190 120 118', middle: [33, 250] },
  'sail:INTERNVM-AEGAEVM': { path: 'M350 376C394 362 428 374 440 414S610 468 672 440', middle: [548, 454] },
  'sail:AEGAEVM-INTERNVM': { path: 'M672 432C610 460 470 454 450 414S398 354 350 368', middle: [560, 445] },
};
export const courseOf = (ref: string): Course => COURSES[ref]!;

/** Every ref that has a place of its own on the board, and where that is. */
const POINTS: ReadonlyMap<string, Point> = new Map<string, Point>([
  ...PLACE_REFS.map((ref, at) => [ref, [SPOTS[at]!.x, SPOTS[at]!.y]] as const),
  ...ZONE_REFS.map((ref, zone) => [ref, STATIONS[zone]!] as const),
  ...REGION_REFS.map((ref, region) => [ref, REGION_NAMES[region]!] as const),
  ...PASSAGES.map(({ ref }) => [ref, courseOf(ref).middle] as const),
]);
export const pointOf = (ref: string): Point | undefined => POINTS.get(ref);

/** Each Emperor has the colour, pattern and shape of one of four seats. */
export const SEAT_OF = ['verdigris', 'ochre', 'minium', 'lapis'] as const satisfies {
  length: (typeof EMPERORS)['length'];
};
