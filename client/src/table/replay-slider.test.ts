import { expect, test } from 'vitest';
import { turnBeside } from './replay-slider.tsx';

test('page keys go from turn to turn, and no further than the ends', () => {
  const turns = [0, 4, 9];
  expect([0, 4, 5, 9].map((at) => turnBeside(turns, at, 'PageUp'))).toEqual([4, 9, 9, Number.POSITIVE_INFINITY]);
  expect([12, 9, 5, 4, 0].map((at) => turnBeside(turns, at, 'PageDown'))).toEqual([9, 4, 4, 0, 0]);
  expect(turnBeside(turns, 4, 'ArrowLeft')).toBeUndefined();
});
