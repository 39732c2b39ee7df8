/** One cell of land for each place. Empty sites keep the desert and the far north to nobody. */
import type { Point } from './drawing.ts';
import { HEIGHT, WIDTH } from './fit.ts';

const EDGE = 40;
/** Empty sites stand this far from each other, and from places. */
const GRID = 22;
const EMPTY = 62;
/** Sites farther away than that never share a border. */
const FAR = 170;

const apart = ([ax, ay]: Point, [bx, by]: Point): number => (ax - bx) ** 2 + (ay - by) ** 2;

const emptySites = (places: readonly Point[]): Point[] => {
  const sites: Point[] = [];
  for (let x = -30; x <= WIDTH + 30; x += GRID)
    for (let y = -30; y <= HEIGHT + 30; y += GRID)
      if (places.every((place) => apart(place, [x, y]) > EMPTY ** 2)) sites.push([x, y]);
  return sites;
};

/** The part of a polygon that is nearer to `own` than to `other`. */
const nearer = (polygon: readonly Point[], own: Point, other: Point): readonly Point[] => {
  const side = ([x, y]: Point): number =>
    (x - (own[0] + other[0]) / 2) * (other[0] - own[0]) + (y - (own[1] + other[1]) / 2) * (other[1] - own[1]);
  if (polygon.every((corner) => side(corner) <= 0)) return polygon;
  return polygon.flatMap((to, i) => {
    const from = polygon.at(i - 1)!;
    const [a, b] = [side(from), side(to)];
    const share = a / (a - b);
    const cut: Point = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
    return [...(a > 0 !== b > 0 ? [cut] : []), ...(b <= 0 ? [to] : [])];
  });
};

const FRAME: readonly Point[] = [
  [-EDGE, -EDGE],
  [WIDTH + EDGE, -EDGE],
  [WIDTH + EDGE, HEIGHT + EDGE],
  [-EDGE, HEIGHT + EDGE],
];

/** Path data by place. Worked out in a few milliseconds, and so not loaded. */
export const cellsOf = (points: Readonly<Record<string, Point>>): Readonly<Record<string, string>> => {
  const places = Object.values(points);
  const sites = [...places, ...emptySites(places)];
  const cellOf = (own: Point): string => {
    const corners = sites
      .filter((other) => other !== own && apart(other, own) < FAR ** 2)
      .reduce<readonly Point[]>((cell, other) => nearer(cell, own, other), FRAME);
    return `M${corners.map((corner) => corner.map((n) => n.toFixed(1)).join(' ')).join('L')}z`;
  };
  return Object.fromEntries(Object.entries(points).map(([id, own]) => [id, cellOf(own)]));
};
