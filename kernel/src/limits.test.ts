import { expect, test } from 'vitest';
import { BadOptions } from './errors.ts';
import { type Meta, parseTable } from './module.ts';

const meta: Meta = {
  id: 'duel',
  version: 1,
  seats: { min: 1, max: 4, default: 2 },
  options: {
    map: { t: 'choice', of: ['small', 'large'], default: 'small' },
    extras: { t: 'set', of: ['dice', 'cards'], default: [] },
    quick: { t: 'switch', default: false },
  },
  limits: [
    { seats: { min: 1, max: 2 }, option: 'map', of: ['small'] },
    { seats: { min: 1, max: 2 }, option: 'extras', of: ['dice'] },
    { seats: { min: 1, max: 1 }, option: 'quick', of: [false] },
  ],
  endings: ['over'],
};

const problems = (seats: number, options: object): readonly { k: string; a?: object }[] => {
  try {
    parseTable({ meta }, seats, options);
    return [];
  } catch (e) {
    if (e instanceof BadOptions) return e.problems;
    throw e;
  }
};

test('what so many players cannot choose is refused, with what they can', () => {
  expect(problems(3, { map: 'large', extras: ['cards', 'dice'], quick: true })).toEqual([]);
  expect(problems(2, { map: 'small', extras: ['dice'], quick: true })).toEqual([]);
  expect(problems(1, { map: 'large', extras: ['cards'], quick: true })).toEqual([
    { k: 'kernel.notForSeats', a: { option: 'map', got: 'large', n: 1, allowed: 'small' } },
    { k: 'kernel.notForSeats', a: { option: 'extras', got: '["cards"]', n: 1, allowed: 'dice' } },
    { k: 'kernel.notForSeats', a: { option: 'quick', got: 'true', n: 1, allowed: 'false' } },
  ]);
});
