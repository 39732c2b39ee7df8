import type { Meta } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { fitted, optionsFor } from './for-seats.ts';

const meta: Meta = {
  id: 'duel',
  version: 1,
  seats: { min: 1, max: 4, default: 2 },
  options: {
    map: { t: 'choice', of: ['small', 'wide', 'large'], default: 'small' },
    clock: { t: 'choice', of: ['slow', 'fast'], default: 'slow' },
    extras: { t: 'set', of: ['dice', 'cards'], default: [] },
    quick: { t: 'switch', default: false },
  },
  limits: [
    { seats: { min: 1, max: 2 }, option: 'map', of: ['small', 'wide'] },
    { seats: { min: 1, max: 2 }, option: 'clock', of: ['fast'] },
    { seats: { min: 1, max: 2 }, option: 'extras', of: [] },
    { seats: { min: 1, max: 1 }, option: 'quick', of: [false] },
  ],
  endings: ['over'],
};

test('only what so many players can choose is shown', () => {
  expect(optionsFor(meta, 3)).toEqual(meta.options);
  expect(Object.keys(optionsFor(meta, 2))).toEqual(['map', 'quick']);
  expect(optionsFor(meta, 1)).toEqual({ map: { t: 'choice', of: ['small', 'wide'], default: 'small' } });
});

test('what no longer fits when there are fewer players is put back', () => {
  const chosen = { map: 'large', clock: 'slow', extras: ['dice'], quick: true };
  expect(fitted(meta, 3, chosen)).toEqual(chosen);
  expect(fitted(meta, 2, chosen)).toEqual({ map: 'small', clock: 'fast', extras: [], quick: true });
  expect(fitted(meta, 1, { ...chosen, map: 'wide' })).toMatchObject({ map: 'wide', quick: false });
});
