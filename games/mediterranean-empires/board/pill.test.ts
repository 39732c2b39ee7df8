import { expect, test } from 'vitest';
import { chartOf, pointAt } from './map/chart.ts';
import type { Point } from './map/drawing.ts';
import { Pill } from './pill.tsx';
import { discOf } from './sizes.ts';
import { markup } from './testing/markup.ts';
import { loadDrawings, seenIn } from './testing/scene.ts';

await loadDrawings();
type Tone = 'risk' | 'fact';
const west = chartOf(seenIn('4W'));
const empty = { ...west, places: [] };
const TEXT = '3 dice · 2 points';

/** The left upper corner of a pill and its size, in pixels from its place. */
const drawn = (chart: typeof west, at: Point, scale: number, tone: Tone = 'fact') => {
  const svg = markup(Pill({ chart, at, text: TEXT, tone, scale }));
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(new RegExp(`<rect[^>]* ${name}="([-\\d.]+)"`).exec(svg)![1]),
  );
  return { x, y, width, height };
};

/** Where the pill begins and ends, in pixels from the left edge of the map. */
const ends = (x: number, scale: number, tone: Tone = 'fact'): readonly number[] => {
  const pill = drawn(empty, [x, 300], scale, tone);
  return [x * scale + pill.x, x * scale + pill.x + pill.width];
};

test('what is said of a target or a strait never reaches beyond the edge of the map', () => {
  for (const scale of [0.5, 1, 2.5])
    for (const tone of ['risk', 'fact'] as const) {
      expect(ends(10, scale, tone)[0]).toBeGreaterThanOrEqual(4);
      expect(ends(1070, scale, tone)[1]).toBeLessThanOrEqual(1080 * scale - 4);
    }
  const [from, to] = ends(540, 1);
  expect((from! + to!) / 2).toBeCloseTo(540);
});

test('what is said of a target covers as few other places as can be', () => {
  const covered = (at: Point, pill: ReturnType<typeof drawn>): number =>
    west.places.filter((place) => {
      const [px, py] = pointAt(west, place);
      const [dx, dy] = [px - at[0], py - at[1]];
      const [rx, ry] = discOf(west.content, place);
      const isBeside = dx + rx <= pill.x || dx - rx >= pill.x + pill.width;
      return !isBeside && dy + ry > pill.y && dy - ry < pill.y + pill.height;
    }).length;
  const [all, below] = [west, empty].map((chart) =>
    west.places.map((place) => covered(pointAt(west, place), drawn(chart, pointAt(west, place), 1))),
  );
  expect(all!.filter((n, i) => n > below![i]!)).toEqual([]);
  expect(all!.filter((n) => n > 0).length).toBeLessThan(below!.filter((n) => n > 0).length / 2);
  // Where there is room it stands below.
  expect(drawn(empty, pointAt(west, west.places[0]!), 1).y).toBe(21);
});
