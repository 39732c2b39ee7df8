// One cell of land for each place. Empty sites keep the desert and the far north to nobody.
import { type Point, polyline } from './lines.ts';
import { HEIGHT, WIDTH } from './views.ts';

const EDGE = 40;
/** Empty sites stand this far from each other, and from places. */
const GRID = 22;
const EMPTY = 62;
/** Sites farther away than that never share a border. */
const FAR = 170;

const emptySites = (places: readonly Point[]): Point[] => {
  const sites: Point[] = [];
  for (let x = -30; x <= WIDTH + 30; x += GRID)
    for (let y = -30; y <= HEIGHT + 30; y += GRID)
      if (places.every(([px, py]) => Math.hypot(x - px, y - py) > EMPTY)) sites.push([x, y]);
  return sites;
};

/** The part of a polygon that is nearer to `own` than to `other`. */
const nearer = (polygon: readonly Point[], own: Point, other: Point): Point[] => {
  const side = ([x, y]: Point): number =>
    (x - (own[0] + other[0]) / 2) * (other[0] - own[0]) + (y - (own[1] + other[1]) / 2) * (other[1] - own[1]);
  return polygon.flatMap((to, i) => {
    const from = polygon.at(i - 1)!;
    const [a, b] = [side(from), side(to)];
    const share = a / (a - b);
    const cut: Point = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
    return [...(a > 0 !== b > 0 ? [cut] : []), ...(b <= 0 ? [to] : [])];
  });
};

export const cellsOf = (places: readonly Point[]): string[] => {
  const sites = [...places, ...emptySites(places)];
  const frame: Point[] = [
    [-EDGE, -EDGE],
    [WIDTH + EDGE, -EDGE],
    [WIDTH + EDGE, HEIGHT + EDGE],
    [-EDGE, HEIGHT + EDGE],
  ];
  return places.map((own) =>
    polyline(
      sites
        .filter((other) => other !== own && Math.hypot(other[0] - own[0], other[1] - own[1]) < FAR)
        .reduce<readonly Point[]>((cell, other) => nearer(cell, own, other), frame),
      'z',
    ),
  );
};
