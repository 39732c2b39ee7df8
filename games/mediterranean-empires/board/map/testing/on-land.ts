/** Is a point of a drawing on land? Reads the path that draws the coast, whatever program has written it. */
import type { Point } from '../drawing.ts';

const ringsOf = (path: string): Point[][] =>
  path
    .split('M')
    .slice(1)
    .map((ring) => {
      const [first = '', steps = ''] = ring.replace('z', '').split('l');
      const numbers = (text: string): number[] => (text.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      let [x = 0, y = 0] = numbers(first);
      const all = numbers(steps);
      const points: Point[] = [[x, y]];
      for (let i = 0; i + 1 < all.length; i += 2) {
        x += all[i]!;
        y += all[i + 1]!;
        points.push([x, y]);
      }
      return points;
    });

const rings = new Map<string, Point[][]>();

export const isOnLand = (land: string, [x, y]: Point): boolean => {
  const all = rings.get(land) ?? ringsOf(land);
  rings.set(land, all);
  let inside = false;
  for (const ring of all)
    for (const [i, [bx, by]] of ring.entries()) {
      const [ax, ay] = ring.at(i - 1)!;
      if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) inside = !inside;
    }
  return inside;
};
