import { expect, test } from 'vitest';
import { nextStop, type Walk } from './walk.ts';

const POINTS: Readonly<Record<string, readonly [number, number]>> = {
  middle: [0, 0],
  east: [10, 1],
  'far-east': [30, 0],
  north: [2, -12],
  'north-east': [8, -9],
  south: [0, 40],
};
const walk: Walk = {
  stops: Object.keys(POINTS),
  home: 'middle',
  pointOf: (ref) => POINTS[ref],
  nameOf: (ref) => ref,
  describe: (ref) => ref,
  likely: () => 0,
};

test('an arrow goes to the nearest place in its direction', () => {
  expect(nextStop(walk, [0, 0], [1, 0])).toBe('east');
  expect(nextStop(walk, [10, 1], [1, 0])).toBe('far-east');
  expect(nextStop(walk, [0, 0], [0, -1])).toBe('north');
  expect(nextStop(walk, [0, 0], [0, 1])).toBe('south');
});

test('where nothing lies ahead, it stays', () => {
  expect(nextStop(walk, [0, 0], [-1, 0])).toBeUndefined();
  expect(nextStop(walk, [30, 0], [1, 0])).toBeUndefined();
});

test('from every place every other can be reached', () => {
  const seen = new Set(['middle']);
  for (const ref of seen)
    for (const direction of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = nextStop(walk, POINTS[ref]!, direction);
      if (next !== undefined) seen.add(next);
    }
  expect(seen.size).toBe(6);
});
