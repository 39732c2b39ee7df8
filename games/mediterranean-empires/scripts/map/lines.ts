// Lines on a plane and how they are written as path data.
export type Point = readonly [x: number, y: number];
export type LonLat = readonly [lon: number, lat: number];

const tenth = (n: number): number => Math.round(n * 10) / 10;
export const snap = ([x, y]: Point): Point => [tenth(x), tenth(y)];

/** One decimal, no needless character. */
const pack = (numbers: readonly number[]): string =>
  numbers
    .map((n) => `${tenth(n)}`.replace(/^(-?)0\./, '$1.'))
    .reduce((out, n) => (out === '' || n.startsWith('-') ? out + n : `${out} ${n}`), '');

/** Path data: relative steps. */
export const polyline = (points: readonly Point[], end = ''): string => {
  let [x, y] = snap(points[0]!);
  const steps: number[] = [];
  for (const point of points.slice(1)) {
    const [dx, dy] = [tenth(point[0] - x), tenth(point[1] - y)];
    if (dx === 0 && dy === 0) continue;
    steps.push(dx, dy);
    [x, y] = [tenth(x + dx), tenth(y + dy)];
  }
  return `M${pack(points[0]!)}l${pack(steps)}${end}`;
};

/** A smooth line through points (Catmull and Rom). */
export const smooth = (points: readonly Point[]): string => {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!;
  let out = `M${pack(points[0]!)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = [0, 1].map((k) => (c[k]! - a[k]!) / 6);
    const second = [0, 1].map((k) => c[k]! - b[k]! - (d[k]! - b[k]!) / 6);
    out += `c${pack([...first, ...second, c[0] - b[0], c[1] - b[1]])}`;
  }
  return out;
};

const area = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;

/** Visvalingam: the point that matters least goes first, as long as less than `least` is lost. */
export const simplify = (ring: readonly Point[], least: number): Point[] => {
  const kept = [...ring];
  const lossOf = (i: number): number => area(kept.at(i - 1)!, kept[i]!, kept[(i + 1) % kept.length]!);
  const losses = kept.map((_, i) => lossOf(i));
  while (kept.length > 4) {
    let at = 0;
    for (let i = 1; i < losses.length; i++) if (losses[i]! < losses[at]!) at = i;
    const gone = losses[at]!;
    if (gone >= least) break;
    kept.splice(at, 1);
    losses.splice(at, 1);
    // What mattered more than its neighbour goes on to matter more.
    for (const i of [(at - 1 + kept.length) % kept.length, at % kept.length]) losses[i] = Math.max(gone, lossOf(i));
  }
  return kept;
};

/** Is a point within these rings? Even and odd over all of them. */
export const isWithin = (rings: readonly (readonly Point[])[], [x, y]: Point): boolean => {
  let inside = false;
  for (const ring of rings)
    for (const [i, [bx, by]] of ring.entries()) {
      const [ax, ay] = ring.at(i - 1)!;
      if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) inside = !inside;
    }
  return inside;
};
