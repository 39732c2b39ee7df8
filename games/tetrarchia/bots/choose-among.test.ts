import { expect, test } from 'vitest';
import { chooseAmong } from './choose-among.ts';

const TRIALS = { each: 1, heats: 4, faith: 2 };

test('tries the better ones more often, and no more than agreed', () => {
  const tried = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const chosen = chooseAmong(
    tried.map(() => 0.5),
    TRIALS,
    (i) => {
      tried[i]!++;
      return i / 12;
    },
  );
  expect(chosen).toBe(11);
  expect(tried).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 4, 8, 8]);
});

test('every trial number means the same chances for all', () => {
  const seen = new Map<number, Set<number>>();
  chooseAmong([0, 0, 0], TRIALS, (i, n) => {
    seen.set(i, (seen.get(i) ?? new Set()).add(n));
    return 0;
  });
  for (const numbers of seen.values()) expect([...numbers]).toEqual([...numbers.keys()]);
});

test('the first impression counts where trials say little', () => {
  expect(chooseAmong([0.4, 0.6], TRIALS, () => 0.5)).toBe(1);
});

test('what stands alone needs no trial', () => {
  expect(
    chooseAmong([0.1], TRIALS, () => {
      throw new Error('tried');
    }),
  ).toBe(0);
});
