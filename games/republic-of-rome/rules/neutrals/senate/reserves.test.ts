import { expect, test } from 'vitest';
import { planning } from '../../testing/plans.ts';
import { buildsFor, buildsTowards, type Reserves, reservesOf } from './reserves.ts';

test.each([
  [0, 0, 0],
  [1, 1, 1],
  [2, 2, 1],
  [3, 2, 2],
  [4, 2, 3],
  [5, 2, 3],
])('[A4-30] of %i in Rome %i will command, in a Crisis %i, after a Master of Horse was found', (n, normal, crisis) => {
  const { g } = planning({}, (x) => {
    for (const s of x.senators.slice(n)) Object.assign(s, { at: 'field', captive: 'barbarians' });
  });
  expect([reservesOf(g, false).commanders, reservesOf(g, true).commanders]).toEqual([normal, crisis]);
});

const r: Reserves = { legions: 4, fleets: 4, raisable: { legions: 3, fleets: 2, together: 4 }, commanders: 2 };
test('[4.05.33-c][4.05.33-f] what must be built: no more than the pool has of each, nor than can be paid', () => {
  expect(buildsFor(r, { legions: 4, fleets: 1 })).toEqual({ legions: 0, fleets: 0 });
  expect(buildsFor(r, { legions: 7, fleets: 5 })).toEqual({ legions: 3, fleets: 1 });
  expect(buildsFor(r, { legions: 8, fleets: 4 })).toBeUndefined();
  expect(buildsFor(r, { legions: 4, fleets: 7 })).toBeUndefined();
  expect(buildsFor(r, { legions: 7, fleets: 6 })).toBeUndefined();
});

test('[4.05.33-c] as much as can be, Fleets first', () => {
  expect(buildsTowards(r, { legions: 9, fleets: 9 })).toEqual({ legions: 2, fleets: 2 });
  expect(buildsTowards(r, { legions: 9, fleets: 1 })).toEqual({ legions: 3, fleets: 0 });
  expect(buildsTowards(r, { legions: 1, fleets: 5 })).toEqual({ legions: 0, fleets: 1 });
});
