// From longitude and latitude to a point of a view. A true map would put forty Greek cities on one thumb. So: conic and
// conformal, then lenses over the crowded seas, then axes stretched by the density of places, then a flow of small smooth
// pushes until every name has room. Each step is one-to-one and the coast goes along with it: what was water stays water.
import { geoConicConformal } from 'd3-geo';
import type { ViewName } from '../../board/map/views.ts';
import type { LonLat, Point } from './lines.ts';
import { HEIGHT, idsIn, LAYOUTS, type Layout, nameOf, PLACES, shownIn, WIDTH } from './views.ts';

export type Project = (at: LonLat) => Point;

const conic = geoConicConformal().parallels([32, 46]).rotate([-17, 0]).center([0, 40]).scale(1000).translate([0, 0]);
const base = ([lon, lat]: LonLat): Point => {
  const point = conic([lon, lat]);
  if (point === null) throw new Error(`${lon} ${lat} is not on the map`);
  return point;
};

/** Where the map is crowded: longitude, latitude, radius, strength. */
const LENSES: readonly (readonly [lon: number, lat: number, radius: number, strength: number])[] = [
  [23.4, 38.8, 150, 0.55],
  [9.6, 36.3, 95, 0.4],
  [14.4, 40.5, 95, 0.3],
  [31.4, 30.5, 85, 0.6],
  [27.6, 38.6, 85, 0.25],
  [35.6, 33.2, 75, 0.45],
  [26.5, 40.25, 42, 0.5],
  [29, 41, 42, 0.6],
  [15.6, 38.1, 40, 0.5],
  [3.2, 47.2, 100, 0.45],
  [10.6, 44.9, 75, 0.45],
  [22.7, 37.9, 45, 0.3],
];
const lensed = ([x, y]: Point): Point => {
  let [dx, dy] = [0, 0];
  for (const [lon, lat, radius, strength] of LENSES) {
    const [cx, cy] = base([lon, lat]);
    const pull = strength * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / radius ** 2);
    dx += (x - cx) * pull;
    dy += (y - cy) * pull;
  }
  return [x + dx, y + dy];
};

/** An axis from 0 to 1, wider where there are more values; `width` is how far around a value counts as crowded. */
const axis = (values: readonly number[], stretch: number, width: number): ((value: number) => number) => {
  const steps = 400;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = (high - low) / steps;
  const crowd = Array.from({ length: steps + 1 }, (_, i) =>
    values.reduce((sum, v) => sum + Math.exp(-0.5 * ((v - low - i * step) / width) ** 2), 0),
  );
  const mean = crowd.reduce((a, b) => a + b) / crowd.length;
  const rooms = crowd.map((n) => 1 - stretch + (stretch * n) / mean);
  const sums = [0];
  for (let i = 1; i <= steps; i++) sums.push(sums[i - 1]! + (rooms[i]! + rooms[i - 1]!) / 2);
  const all = sums[steps]!;
  return (value) => {
    const t = (value - low) / step;
    if (t <= 0) return (t * Math.min(1, rooms[0]!)) / all;
    if (t >= steps) return 1 + ((t - steps) * Math.min(1, rooms[steps]!)) / all;
    const i = Math.floor(t);
    return (sums[i]! + (t - i) * (sums[i + 1]! - sums[i]!)) / all;
  };
};

const flatIn = (view: ViewName, layout: Layout): Project => {
  const { left, right, top, bottom, stretch } = layout;
  const at = idsIn(view).map((id) => lensed(base(PLACES[id]!)));
  const fx = axis(
    at.map(([x]) => x),
    stretch[0],
    36,
  );
  const fy = axis(
    at.map(([, y]) => y),
    stretch[1],
    32,
  );
  return (place) => {
    const [x, y] = lensed(base(place));
    return [left + fx(x) * (WIDTH - left - right), top + fy(y) * (HEIGHT - top - bottom)];
  };
};

/** One push: where everything was, and where each thing wants to go. */
interface Push {
  readonly from: readonly Point[];
  readonly by: readonly Point[];
}
const STEPS = 60;
const REACH = 31;
const ROW = 27;
const MOST = 3;
/** Land that nothing pushes stays. */
const INERTIA = 0.35;

const pushed = (point: Point, { from, by }: Push): Point => {
  let [x, y, weight] = [0, 0, INERTIA];
  for (const [i, [cx, cy]] of from.entries()) {
    const far = ((point[0] - cx) ** 2 + (point[1] - cy) ** 2) / REACH ** 2;
    if (far > 9) continue;
    const near = Math.exp(-far);
    x += near * by[i]![0];
    y += near * by[i]![1];
    weight += near;
  }
  return [point[0] + x / weight, point[1] + y / weight];
};

/** Two places whose names need more room go apart, by the shorter way; nothing leaves the frame. */
const nextPush = (view: ViewName, now: readonly Point[], rooms: readonly number[]): Push => {
  const by = now.map((): [number, number] => [0, 0]);
  for (let a = 0; a < now.length; a++)
    for (let b = a + 1; b < now.length; b++) {
      const [dx, dy] = [now[b]![0] - now[a]![0], now[b]![1] - now[a]![1]];
      const wide = ((rooms[a]! + rooms[b]!) / 2) * 0.92;
      const [overX, overY] = [wide - Math.abs(dx), ROW - Math.abs(dy)];
      if (overX <= 0 || overY <= 0) continue;
      const along = overX / wide < overY / ROW ? 0 : 1;
      const force = along === 0 ? overX * 0.1 * Math.sign(dx || 1) : overY * 0.16 * Math.sign(dy || 1);
      by[a]![along] -= force;
      by[b]![along] += force;
    }
  const { left, right, top, bottom } = LAYOUTS[view];
  for (const [i, [x, y]] of now.entries()) {
    const own = by[i]!;
    if (x < left * 0.5 + 16 && view === 'whole') own[0] += 1;
    if (x > WIDTH - right) own[0] -= 1.4;
    if (y < top) own[1] += 1.4;
    if (y > HEIGHT - bottom) own[1] -= 1.4;
    for (const k of [0, 1] as const) own[k] = Math.max(-MOST, Math.min(MOST, own[k]));
  }
  return { from: now, by };
};

/** So far outside nothing is pushed. */
const BEYOND = 120;

export const projection = (view: ViewName): Project => {
  const flat = flatIn(view, LAYOUTS[view]);
  const rooms = shownIn(view).map((place) => 22 + Math.min(70, nameOf(place).length * 5.4));
  const pushes: Push[] = [];
  let now = idsIn(view).map((id) => flat(PLACES[id]!));
  for (let i = 0; i < STEPS; i++) {
    const push = nextPush(view, now, rooms);
    pushes.push(push);
    now = now.map((point) => pushed(point, push));
  }
  return (at) => {
    const [x, y] = flat(at);
    const isFar = x < -BEYOND || x > WIDTH + BEYOND || y < -BEYOND || y > HEIGHT + BEYOND;
    return isFar ? [x, y] : pushes.reduce<Point>((point, push) => pushed(point, push), [x, y]);
  };
};
