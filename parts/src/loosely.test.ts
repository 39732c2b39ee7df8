import { rng } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { loosely } from './loosely.ts';

const shares = (worths: readonly number[], temperature: number): number[] => {
  const chance = rng('loosely');
  const counts = worths.map(() => 0);
  const indexes = [...worths.keys()];
  for (let i = 0; i < 4000; i++) counts[loosely(indexes, (x) => worths[x]!, temperature, chance)!]!++;
  return counts.map((n) => n / 4000);
};

test('what looks better by the temperature is chosen 2.7 times as often', () => {
  const [worse, better] = shares([5, 7], 2);
  expect(better! / worse!).toBeGreaterThan(2.4);
  expect(better! / worse!).toBeLessThan(3.1);
});

test('cold, it takes the best; hot, almost anything', () => {
  expect(shares([1, 3, 2], 0.01)).toEqual([0, 1, 0]);
  for (const share of shares([1, 3, 2], 1000)) expect(share).toBeCloseTo(1 / 3, 1);
});

test('of nothing it takes nothing, and what is impossible never', () => {
  expect(loosely([], () => 0, 1, rng('x'))).toBeUndefined();
  expect(shares([Number.NEGATIVE_INFINITY, 0], 5)).toEqual([0, 1]);
});
