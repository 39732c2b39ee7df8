import { expect, test } from 'vitest';
import { clockwise, isSeat, others } from './seat.ts';

test('clockwise goes once round, from anywhere', () => {
  expect(clockwise(4, 0)).toEqual([0, 1, 2, 3]);
  expect(clockwise(4, 3)).toEqual([3, 0, 1, 2]);
});

test('the others begin on the left', () => {
  expect(others(4, 2)).toEqual([3, 0, 1]);
  expect(others(1, 0)).toEqual([]);
});

test('a seat is a whole number at this table', () => {
  expect([0, 1, 2].map((x) => isSeat(x, 3))).toEqual([true, true, true]);
  expect([-1, 3, 0.5, Number.NaN].map((x) => isSeat(x, 3))).toEqual([false, false, false, false]);
});
