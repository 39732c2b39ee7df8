import { expect, test } from 'vitest';
import { takenBack } from './taken-back.ts';

const record = (...backs: readonly (number | undefined)[]) =>
  backs.map((back, input) => ({ input, by: 0, at: input, lines: [], ...(back !== undefined && { back }) }));
const gone = (...backs: readonly (number | undefined)[]) => [...takenBack(record(...backs))];
const n = undefined;

test('what stands between a point and going back to it counts no more', () => {
  expect(gone(n, n, n)).toEqual([]);
  expect(gone(n, n, n, n, 1)).toEqual([2, 3]);
  expect(gone(n, n, n, n, 1, n, n)).toEqual([2, 3]);
  expect(gone(n, n, n, n, 0)).toEqual([1, 2, 3]);
});

test('what was taken back counts again when the table goes back to it', () => {
  // 1 2 3, back to 1 (4), 5, back to 3 (6), 7.
  expect(gone(n, n, n, n, 1, n, 3, n)).toEqual([5]);
});
