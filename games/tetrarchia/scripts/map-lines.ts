// Lines on a plane and how they are written as path data.
export type Point = readonly [x: number, y: number];

/** Path data: relative, one decimal, no needless character. */
export const tenth = (n: number): number => Math.round(n * 10) / 10;
const pack = (numbers: readonly number[]): string =>
  numbers
    .map((n) => `${tenth(n)}`.replace(/^(-?)0\./, '$1.'))
    .reduce((out, n) => (out === '' || n.startsWith('-') ? out + n : `${out} ${n}`), '');

export const polyline = (points: readonly Point[], end = ''): string => {
  let [x, y] = [tenth(points[0]![0]), tenth(points[0]![1])];
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
export const smooth = (points: readonly Point[], closed: 'open' | 'closed'): string => {
  const n = points.length;
  const at = (i: number): Point =>
    closed === 'closed' ? points[(i + n) % n]! : points[Math.max(0, Math.min(n - 1, i))]!;
  let out = `M${pack(points[0]!)}`;
  for (let i = 0; i < n - (closed === 'closed' ? 0 : 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const bend = (from: Point, by: Point, to: Point, sign: number): number[] =>
      [0, 1].map((k) => from[k]! - b[k]! + (sign * (to[k]! - by[k]!)) / 6);
    out += `c${pack([...bend(b, a, c, 1), ...bend(c, b, d, -1), c[0] - b[0], c[1] - b[1]])}`;
  }
  return out + (closed === 'closed' ? 'z' : '');
};

const area = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
export const ringArea = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length]![1] - ring[(i + 1) % ring.length]![0] * y, 0),
  ) / 2;
/** Visvalingam: the point that matters least goes first, as long as less than its share is lost. */
export const simplify = (ring: readonly Point[], allowed: (at: Point) => number): Point[] => {
  const kept = [...ring];
  for (;;) {
    let [least, at] = [1, -1];
    for (const [i, point] of kept.entries()) {
      const loss = area(kept.at(i - 1)!, point, kept[(i + 1) % kept.length]!) / allowed(point);
      if (loss < least) [least, at] = [loss, i];
    }
    if (at === -1 || kept.length <= 4) return kept;
    kept.splice(at, 1);
  }
};
