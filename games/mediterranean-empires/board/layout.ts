/** Where everything stands on the map: a schema, with the places of the data drawn so far apart that names fit. */
import type { Content } from '../rules/data/content.ts';

export type Point = readonly [x: number, y: number];

/** Units of the drawing for one of the data. */
const WIDE = 2.2;
export const VIEW_BOX = [0, 0, 2100, 1540] as const satisfies readonly [
  x: number,
  y: number,
  width: number,
  height: number,
];

/** Pixels for a unit, below which the map is not shown whole at first. */
export const LEAST_SCALE = 0.6;

export const pointAt = (content: Content, place: number): Point => {
  const [x, y] = content.points[place]!;
  return [Math.round(x * WIDE), Math.round(y * WIDE)];
};

export const pointOf = (content: Content, ref: string): Point | undefined => {
  const place = content.places[ref];
  return place === undefined ? undefined : pointAt(content, place);
};

/** [MED.2-a] Larger cities are larger circles. */
export const radiusOf = (size: number): number => 10 + 4 * size;
export const AREA_RADIUS = 20;
