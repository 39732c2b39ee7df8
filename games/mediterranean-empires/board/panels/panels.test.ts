import { beforeAll, expect, test } from 'vitest';
import { loadDrawings, seenIn } from '../testing/scene.ts';
import { turnEnds } from './event.tsx';
import { placed, scaleOf } from './tracks.tsx';

beforeAll(loadDrawings);

test('[MED.4.1-b] the later the round, the likelier the next event ends the turn', () => {
  const { agreed } = seenIn('4W');
  const chances = [1, 2, 3, 4, 5, 6, 7, 8].map((round) => turnEnds({ agreed, round }));
  expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  expect(chances[0]).toBeLessThan(20);
  expect(chances.at(-1)).toBeGreaterThan(50);
  // [MED.8.4-a] The shorter game ends turns earlier.
  expect(turnEnds({ agreed: { ...agreed, shorter: true }, round: 5 })).toBeGreaterThan(turnEnds({ agreed, round: 5 }));
});

test('the scale of points holds everybody, below nothing too', () => {
  expect(scaleOf([3, 12])).toEqual([0, 30]);
  expect(scaleOf([-4, 41])).toEqual([-10, 50]);
});

test('marks do not hide one another: two rows, then half beside', () => {
  const at = (n: number): number => n * 10;
  const marks = placed(
    [5, 5, 5, 9].map((n, seat) => ({ seat, n })),
    at,
    15,
  );
  expect(marks.map(({ row }) => row)).toEqual([0, 1, 0, 0]);
  const spots = marks.map(({ x, row }) => `${x} ${row}`);
  expect(new Set(spots).size).toBe(4);
});
