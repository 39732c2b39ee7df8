import { expect, test } from 'vitest';
import { sums, winChance } from './odds.ts';

test('the sums of dice are counted exactly', () => {
  expect(sums(0)).toEqual([1]);
  expect(sums(1)).toEqual([0, 1, 1, 1, 1, 1, 1]);
  expect(sums(2).slice(2, 13)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
});

test('[MED.5.4.6-e][MED.5.4.7-h] the chance to win: the Attacker needs more, ties are for the Defender', () => {
  expect(winChance({ fixed: 0, dice: 1 }, { fixed: 0, dice: 1 })).toBeCloseTo(15 / 36, 12);
  expect(winChance({ fixed: 5, dice: 1 }, { fixed: 0, dice: 1 })).toBeCloseTo(35 / 36, 12);
  expect(winChance({ fixed: 0, dice: 1 }, { fixed: 5, dice: 1 })).toBe(0);
  expect(winChance({ fixed: 0, dice: 1 }, { fixed: 0, dice: 0 })).toBe(1);
  expect(winChance({ fixed: 0, dice: 0 }, { fixed: 5, dice: 0 })).toBe(0);
  // Certain, with much to spare on either side.
  expect(winChance({ fixed: 18, dice: 1 }, { fixed: 0, dice: 3 })).toBe(1);
  expect(winChance({ fixed: 40, dice: 1 }, { fixed: 0, dice: 1 })).toBe(1);
  expect(winChance({ fixed: 0, dice: 1 }, { fixed: 40, dice: 1 })).toBe(0);
});
