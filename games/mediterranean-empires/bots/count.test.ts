import type { Empires } from '../rules/index.ts';
import { expect, test } from 'vitest';
import { newGame } from './testing/table.ts';
import { oneLess, oneMore } from './count.ts';

/** Rome, Carthage, Hispania and Gaul with the given numbers of cities, some rounds into a turn. */
const at = (round: number, turn: number, cities: readonly number[]): Empires => {
  const { g } = newGame(4, {}, 'count');
  let place = 0;
  for (const [seat, n] of cities.entries()) {
    g.before[seat] = 5;
    for (let i = g.owner.filter((o) => o === seat).length; i < n; i++) {
      while (g.owner[place] !== -1) place++;
      g.owner[place] = seat;
    }
  }
  return Object.assign(g, { round, turn });
};

test('[MED.4.1-b] nothing hangs on it while the turn cannot end', () => {
  expect(oneMore(at(0, 1, [5, 5, 5, 5]), 0)).toBe(0);
});

test('[MED.4.2-c] one city more is worth most where it breaks a tie, one less where it makes one', () => {
  const g = at(7, 1, [6, 6, 5, 3]);
  expect(oneMore(g, 0)).toBeCloseTo(((5 - 3) * 21) / 36);
  expect(oneMore(g, 2)).toBeCloseTo((3 * 21) / 36);
  expect(oneMore(g, 3)).toBe(0);
  expect(oneLess(g, 0)).toBeCloseTo((3 * 21) / 36);
  expect(oneLess(g, 3)).toBe(0);
});

test('[MED.4.2-e][MED.4.2-f] progress counts from the second turn on, and the last turn double', () => {
  expect(oneMore(at(7, 2, [5, 4, 4, 4]), 0)).toBeCloseTo((3 * 21) / 36);
  expect(oneMore(at(7, 3, [5, 4, 4, 4]), 0)).toBeCloseTo((2 * 3 * 21) / 36);
});
