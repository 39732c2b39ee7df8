/** Where everything stands on the map. */
import { PLACES } from '../src/geography.ts';
import { EMPERORS, PLACE_REFS, type PlaceRef, REGION_REFS, REGIONS, ZONE_REFS, ZONES } from '../src/ids.ts';
import { PASSAGES } from '../src/sail.ts';
import { MAP } from './map.generated.ts';

export type Point = readonly [x: number, y: number];

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** The name: its first baseline from the centre, and how many lines it takes. */
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly lines: number;
}

/** The frame the drawing is made for; land and sea go on beyond it by the margin. */
export const VIEW_BOX = { x: 0, y: 0, width: MAP.SIZE.width, height: MAP.SIZE.height } as const;
export const MARGIN: Point = MAP.SIZE.margin;

export const RADIUS = 14;
export const LINE_HEIGHT = 11.5;

const spots: Readonly<Record<string, Spot>> = MAP.SPOTS;
const seas: Readonly<Record<string, { readonly name: Point; readonly fleet: Point }>> = MAP.SEAS;
const regionNames: Readonly<Record<string, Point>> = MAP.REGION_NAMES;

/** By place: the index the rules use. */
export const SPOTS: readonly Spot[] = PLACES.map((p) => spots[p.id]!);
/** By zone. */
export const STATIONS: readonly Point[] = ZONES.map((zone) => seas[zone]!.fleet);
export const SEA_NAMES: readonly Point[] = ZONES.map((zone) => seas[zone]!.name);
/** By region. */
export const REGION_NAMES: readonly Point[] = REGIONS.map((region) => regionNames[region]!);

export const spotAt = (ref: PlaceRef): Spot => SPOTS[PLACE_REFS.indexOf(ref)]!;

/** The way of a fleet between two stations: round Hispania, and past Sicilia. */
interface Course {
  readonly path: string;
  /** Where its cost stands. */
  readonly middle: Point;
}
const COURSES: Readonly<Record<string, Course>> = {
  'sail:ATLANTICVM-INTERNVM': { path: 'M118 108C-20 190-10 330 62 372S220 402 276 372', middle: [40, 262] },
  'sail:INTERNVM-ATLANTICVM': { path: 'M276 372C220 402 134 414 62 372S-20 190 118 108', middle: [40, 262] },
  'sail:INTERNVM-AEGAEVM': { path: 'M342 378C400 392 420 404 440 432S600 466 648 442', middle: [548, 450] },
  'sail:AEGAEVM-INTERNVM': { path: 'M648 442C600 466 460 460 440 432S400 392 342 378', middle: [548, 450] },
};
export const courseOf = (ref: string): Course => COURSES[ref]!;

/** Every ref the board draws in a place of its own, and where. */
const POINTS: ReadonlyMap<string, Point> = new Map<string, Point>([
  ...PLACE_REFS.map((ref, at) => [ref, [SPOTS[at]!.x, SPOTS[at]!.y]] as const),
  ...ZONE_REFS.map((ref, zone) => [ref, STATIONS[zone]!] as const),
  ...REGION_REFS.map((ref, region) => [ref, REGION_NAMES[region]!] as const),
  ...PASSAGES.map(({ ref }) => [ref, courseOf(ref).middle] as const),
]);
export const pointOf = (ref: string): Point | undefined => POINTS.get(ref);

/** The colours, patterns and shapes of the Emperors are those of four seats. */
export const SEAT_OF = ['verdigris', 'ochre', 'minium', 'lapis'] as const satisfies { length: (typeof EMPERORS)['length'] };
