import { expect, test } from 'vitest';
import { winChance } from './odds.ts';

test('the higher value wins, and as many rolls of 36 are looked up as there are', () => {
  expect(winChance(0, 0, 0, 0)).toBe(15 / 36);
  expect(winChance(6, 0, 0, 0)).toBe(1);
  expect(winChance(0, 0, 6, 0)).toBe(0);
  // Doubled: 1 beats 1, 2 beats 1 to 3, 3 beats 1 to 5, and more than that beats everything.
  expect(winChance(0, 1, 0, 0)).toBe((1 + 3 + 5 + 6 + 6 + 6) / 36);
  expect(winChance(2, 0, 1, 1) + winChance(1, 1, 2, 0)).toBeLessThan(1);
});

test('more support than the table has counts as the most that it has', () => {
  expect(winChance(40, 0, 15, 0)).toBe(winChance(15, 0, 15, 0));
});
