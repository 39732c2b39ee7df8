/** Where everything is on the map: a diagram of the places in the data, drawn far enough apart for their names. */
import type { Content } from '../rules/data/content.ts';

export type Point = readonly [x: number, y: number];

/** Units of the drawing per unit of the data. */
const WIDE = 2.2;
export const VIEW_BOX = [0, 0, 2100, 1540] as const satisfies readonly [
  x: number,
  y: number,
  width: number,
  height: number,
];

/** With fewer pixels per unit than this the whole map is not shown at first. */
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
