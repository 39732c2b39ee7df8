// The map of the Tetrarchia board from real coastlines, at build time only: writes board/map.generated.ts;
// with --check, compares. Coasts are Natural Earth's (public domain) by way of world-atlas; the rest is traced by hand.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { type GeoContext, type GeoPermissibleObjects, geoConicConformal, geoGraticule, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { PRINTED } from '../rules/data/printed.ts';
import { PROVINCES, REGIONS } from '../rules/ids.ts';
import { type Point, polyline, ringArea, simplify, smooth, tenth } from './map-lines.ts';

type LonLat = [number, number];
type Anchor = 'start' | 'middle' | 'end';
interface Spot {
  readonly lon: number;
  readonly lat: number;
  readonly label: string;
  readonly lines: number;
  readonly at?: readonly [dx: number, dy: number, anchor: Anchor];
}

const board = resolve(import.meta.dirname, '../board');
const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const places = readJson<{
  points: Record<string, Spot>;
  seas: Record<string, { name: LonLat; fleet: LonLat }>;
  regions: Record<string, LonLat>;
}>(join(board, 'data/places.json'));
const terrain = readJson<{ limes: LonLat[]; rivers: Record<string, LonLat[]>; hills: LonLat[]; divides: LonLat[][] }>(
  join(board, 'data/terrain.json'),
);

const [WIDTH, HEIGHT] = [1080, 636];
/** Land goes on beyond the frame, for windows of another shape. */
const MARGIN: Point = [460, 260];
const FRAME = [
  [-MARGIN[0], -MARGIN[1]],
  [WIDTH + MARGIN[0], HEIGHT + MARGIN[1]],
] as const;
const projection = geoConicConformal().parallels([32, 46]).rotate([-17, 0]).center([0, 40]);
projection.fitExtent(
  [
    [10, 8],
    [WIDTH - 10, HEIGHT - 8],
  ],
  {
    type: 'MultiPoint',
    coordinates: [
      [-10.4, 52.4],
      [-9.5, 30],
      [46.2, 33],
      [20, 27.2],
      [6, 53.6],
      [42, 45],
    ],
  },
);
projection.clipExtent([[...FRAME[0]], [...FRAME[1]]]);
const project = (at: LonLat): Point => {
  const point = projection(at);
  if (point === null) throw new Error(`${at.join()} is not on the map`);
  return point;
};

const isFramed = ([x, y]: Point): boolean => x > -12 && x < WIDTH + 12 && y > -12 && y < HEIGHT + 12;

/** Outside the frame points matter less. */
const lossAt = (point: Point): number => (isFramed(point) ? 0.7 : 14);

/** What the projection draws, as lists of points. */
const drawn = (shape: GeoPermissibleObjects): Point[][] => {
  const lines: Point[][] = [];
  const context: GeoContext = {
    beginPath: () => undefined,
    moveTo: (x, y) => lines.push([[x, y]]),
    lineTo: (x, y) => lines.at(-1)!.push([x, y]),
    arc: () => undefined,
    closePath: () => undefined,
  };
  geoPath(projection, context)(shape);
  return lines;
};

const landPath = (): string => {
  const atlas = readJson<Parameters<typeof feature>[0]>(
    createRequire(import.meta.url).resolve('world-atlas/land-50m.json'),
  );
  const isWorth = (ring: Point[]): boolean => ring.length > 3 && ringArea(ring) > (ring.some(isFramed) ? 14 : 200);
  return drawn(feature(atlas, atlas.objects['land']!))
    .filter(isWorth)
    .map((ring) => polyline(simplify(ring, lossAt), 'z'))
    .join('');
};

const graticulePath = (): string => {
  const every4th = (line: Point[]): Point[] => line.filter((_, i) => i % 4 === 0 || i === line.length - 1);
  const lines = geoGraticule()
    .extent([
      [-40, 15],
      [80, 65],
    ])
    .step([10, 10])
    .precision(5)();
  return drawn(lines)
    .map((line) => polyline(every4th(line)))
    .join('');
};

/** Cells around the provinces; each edge knows the site beyond it (-1: the frame). */
interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly beyond: number;
}
const sites = PRINTED.places
  .slice(0, PROVINCES)
  .map((p) => project([places.points[p.id]!.lon, places.points[p.id]!.lat]));
const cellOf = (site: number): Edge[] => {
  const [right, bottom] = [WIDTH + 80, HEIGHT + 80];
  const corners: Point[] = [
    [-80, -80],
    [right, -80],
    [right, bottom],
    [-80, bottom],
  ];
  let edges: Edge[] = corners.map((from, i) => ({ from, to: corners[(i + 1) % 4]!, beyond: -1 }));
  const [px, py] = sites[site]!;
  for (const [other, [qx, qy]] of sites.entries()) {
    if (other === site) continue;
    const side = ([x, y]: Point): number => (x - (px + qx) / 2) * (qx - px) + (y - (py + qy) / 2) * (qy - py);
    const cut = (e: Edge): Point => {
      const t = side(e.from) / (side(e.from) - side(e.to));
      return [e.from[0] + t * (e.to[0] - e.from[0]), e.from[1] + t * (e.to[1] - e.from[1])];
    };
    const kept: Edge[] = [];
    let [leave, enter]: (Point | undefined)[] = [];
    for (const e of edges) {
      const [a, b] = [side(e.from) <= 0, side(e.to) <= 0];
      if (a && b) kept.push(e);
      else if (a) kept.push({ ...e, to: (leave = cut(e)) });
      else if (b) kept.push({ ...e, from: (enter = cut(e)) });
    }
    if (leave && enter)
      kept.splice(kept.findIndex((e) => e.to === leave) + 1, 0, { from: leave, to: enter, beyond: other });
    edges = kept;
  }
  return edges;
};

/** A border drawn by hand wavers: the same way from either side. */
const waver = (from: Point, to: Point, depth = 2): Point[] => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (depth === 0 || length < 14) return [from, to];
  const sum = [from[0] + to[0], from[1] + to[1]].map((n) => Math.round(n * 10));
  const chance = (((sum[0]! * 73_856_093) ^ (sum[1]! * 19_349_663)) >>> 0) / 2 ** 32 - 0.5;
  const sign = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]) ? 1 : -1;
  const bend = sign * chance * 0.3;
  const middle: Point = [
    (from[0] + to[0]) / 2 - bend * (to[1] - from[1]),
    (from[1] + to[1]) / 2 + bend * (to[0] - from[0]),
  ];
  return [...waver(from, middle, depth - 1).slice(0, -1), ...waver(middle, to, depth - 1)];
};
const key = (p: Point): string => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`;
const snap = (p: Point): Point => [tenth(p[0]), tenth(p[1])];
const regionOf = (site: number): number => (site === -1 ? -1 : PRINTED.places[site]!.region);

const borders = (): { cells: string[]; provinces: string } => {
  const outline: Map<string, { line: Point[]; to: string }>[] = REGIONS.map(() => new Map());
  const provinces: string[] = [];
  for (const site of sites.keys()) {
    for (const { from, to, beyond } of cellOf(site)) {
      if (key(from) === key(to)) continue;
      const line = beyond === -1 ? [snap(from), snap(to)] : waver(snap(from), snap(to));
      if (regionOf(beyond) !== regionOf(site)) outline[regionOf(site)]!.set(key(from), { line, to: key(to) });
      else if (beyond > site) provinces.push(polyline(line));
    }
  }
  const cells = outline.map((edges) => {
    let out = '';
    for (let [start] = edges.keys(); start !== undefined; [start] = edges.keys()) {
      const ring: Point[] = [];
      for (let at = start, edge = edges.get(at); edge; at = edge.to, edge = edges.get(at)) {
        ring.push(...edge.line.slice(0, -1));
        edges.delete(at);
      }
      out += polyline(ring, 'z');
    }
    return out;
  });
  return { cells, provinces: provinces.join('') };
};

/** Where a name begins beside its circle (radius 14) or diamond (half as wide again). */
const labelOf = ({ label, lines, at }: Spot, frontier: boolean): { dx: number; dy: number; anchor: Anchor } => {
  if (at) return { dx: at[0], dy: at[1], anchor: at[2] };
  const away = frontier ? 24 : 19;
  const middle = 4 - (lines - 1) * 5.5;
  if (label === 'e') return { dx: away, dy: middle, anchor: 'start' };
  if (label === 'w') return { dx: -away, dy: middle, anchor: 'end' };
  if (label === 'n') return { dx: 0, dy: -20 - (lines - 1) * 11.5, anchor: 'middle' };
  if (label === 's') return { dx: 0, dy: frontier ? 31.5 : 25.5, anchor: 'middle' };
  return { dx: label === 'sw' ? -13 : 13, dy: 20, anchor: label === 'sw' ? 'end' : 'start' };
};

const spots = PRINTED.places.map(({ id, frontier }) => {
  const spot = places.points[id]!;
  const [x, y] = snap(project([spot.lon, spot.lat]));
  return [id, { x, y, ...labelOf(spot, frontier), lines: spot.lines }] as const;
});
const snapped = (at: LonLat): Point => snap(project(at));
const { cells, provinces } = borders();
const map = {
  SIZE: { width: WIDTH, height: HEIGHT, margin: MARGIN },
  LAND: landPath(),
  LIMES: smooth(terrain.limes.map(project), 'closed'),
  RIVERS: Object.values(terrain.rivers)
    .map((line) => smooth(line.map(project), 'open'))
    .join(''),
  HILLS: terrain.hills.map(snapped),
  DIVIDES: terrain.divides.map((line) => smooth(line.map(project), 'open')).join(''),
  GRATICULE: graticulePath(),
  CELLS: Object.fromEntries(REGIONS.map((region, i) => [region, cells[i]!])),
  PROVINCE_BORDERS: provinces,
  SPOTS: Object.fromEntries(spots),
  SEAS: Object.fromEntries(
    Object.entries(places.seas).map(([id, { name, fleet }]) => [id, { name: snapped(name), fleet: snapped(fleet) }]),
  ),
  REGION_NAMES: Object.fromEntries(Object.entries(places.regions).map(([id, at]) => [id, snapped(at)])),
};

const file = join(board, 'map.generated.ts');
const rows = Object.entries(map).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`);
const text = `// Written by games/tetrarchia/scripts/build-map.ts; do not edit.\nexport const MAP = {\n${rows.join('')}} as const;\n`;
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('map.generated.ts differs: run node games/tetrarchia/scripts/build-map.ts');
  process.exitCode = 1;
}
console.log(
  `${text.length} bytes; ${Object.entries(map)
    .map(([k, v]) => `${k} ${JSON.stringify(v).length}`)
    .join(', ')}`,
);
