import { expect, test } from 'vitest';
import { chanceOf, oddsOf } from './evaluate.ts';

test('chances and the logarithms of their odds are the same thing, and certainty can be compared', () => {
  for (const odds of [-12, -1, 0, 0.5, 9]) expect(oddsOf(chanceOf(odds))).toBeCloseTo(odds, 3);
  expect(oddsOf(1)).toBeGreaterThan(20);
  expect(oddsOf(1)).toBeLessThan(30);
  expect(oddsOf(0)).toBeCloseTo(-oddsOf(1), 3);
});
