import { expect, test } from 'vitest';
import { Pill } from './route.tsx';
import { markup } from './testing/markup.ts';

/** Where the pill begins and ends, in pixels from the left edge of the map. */
const ends = (x: number, scale: number, tone: 'risk' | 'fact' = 'fact'): readonly number[] => {
  const drawn = markup(Pill({ at: [x, 300], text: '3 dice · 2 points', tone, scale }));
  const [from = 0, width = 0] = ['x', 'width'].map((name) =>
    Number(new RegExp(`<rect[^>]* ${name}="([-\\d.]+)"`).exec(drawn)![1]),
  );
  return [x * scale + from, x * scale + from + width];
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
