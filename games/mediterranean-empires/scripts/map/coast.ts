// The land of a view, from Natural Earth (public domain) by way of world-atlas.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea } from 'd3-geo';
import { feature } from 'topojson-client';
import { type Point, polyline, simplify } from './lines.ts';
import type { Project } from './projection.ts';
import { HEIGHT, WIDTH } from './views.ts';

/** Land goes on beyond the frame, for windows of another shape. */
const [ASIDE, ABOVE] = [240, 150];
/** In square degrees: what is lost without being seen. */
const LOSS = 0.0016;
/** In steradians: smaller islands are left out. */
const ISLET = 4e-6;

type Ring = readonly Point[];

const pointsOf = (ring: readonly (readonly number[])[]): Ring => ring.map(([x = 0, y = 0]): Point => [x, y]);

/** Rings in longitude and latitude, by island. */
const polygons = (): Ring[][] => {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof feature>[0];
  const land = feature(atlas, atlas.objects['land']!);
  const shapes = 'features' in land ? land.features.map((f) => f.geometry) : [land.geometry];
  return shapes.flatMap((shape) => {
    if (shape.type === 'Polygon') return [shape.coordinates.map(pointsOf)];
    return shape.type === 'MultiPolygon' ? shape.coordinates.map((polygon) => polygon.map(pointsOf)) : [];
  });
};

const isNear = ([lon, lat]: Point): boolean => lon > -20 && lon < 60 && lat > 10 && lat < 62;
const isLarge = (polygon: Ring[]): boolean =>
  geoArea({ type: 'Polygon', coordinates: polygon.map((ring) => ring.map(([x, y]) => [x, y])) }) >= ISLET;

let simplified: Ring[] | undefined;
/** In longitude and latitude, as simple as all views need them. */
const rings = (): Ring[] =>
  (simplified ??= polygons()
    .filter((polygon) => polygon[0]!.some(isNear) && isLarge(polygon))
    .flat()
    .map((ring) => simplify(ring.slice(0, -1).filter(isWorthwhile), LOSS)));
/** Far away one point in twelve does. */
const isWorthwhile = (at: Point, i: number): boolean => isNear(at) || i % 12 === 0;

const limit = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n));
const onEdge = (p: Point, q: Point, r: Point): boolean =>
  (p[0] === q[0] && q[0] === r[0] && (p[0] === -ASIDE || p[0] === WIDTH + ASIDE)) ||
  (p[1] === q[1] && q[1] === r[1] && (p[1] === -ABOVE || p[1] === HEIGHT + ABOVE));

const framed = (ring: Ring, project: Project): Point[] => {
  const points = ring
    .map(([lon, lat]) => project([limit(lon, -40, 75), limit(lat, 4, 66)]))
    .map(([x, y]): Point => [limit(x, -ASIDE, WIDTH + ASIDE), limit(y, -ABOVE, HEIGHT + ABOVE)]);
  const apart = points.filter((p, i) => p[0] !== points.at(i - 1)![0] || p[1] !== points.at(i - 1)![1]);
  return apart.filter((p, i) => !onEdge(apart.at(i - 1)!, p, apart[(i + 1) % apart.length]!));
};

const isSeen = (ring: Ring): boolean =>
  ring.length > 2 &&
  ring.some(([x]) => x > -ASIDE) &&
  ring.some(([x]) => x < WIDTH + ASIDE) &&
  ring.some(([, y]) => y > -ABOVE) &&
  ring.some(([, y]) => y < HEIGHT + ABOVE);

export interface Coast {
  readonly path: string;
  readonly rings: readonly Ring[];
}
export const coastOf = (project: Project): Coast => {
  const seen = rings()
    .map((ring) => framed(ring, project))
    .filter(isSeen);
  return { path: seen.map((ring) => polyline(ring, 'z')).join(''), rings: seen };
};
