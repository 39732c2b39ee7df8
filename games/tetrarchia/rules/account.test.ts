import { expect, test } from 'vitest';
import { account } from './account.ts';
import { position } from './testing/barbarian.ts';

const LOST = { how: 'roma-entered', winners: [] };

test('[TET.players-c] of two, each has two Emperors; level and rounds are told by key and number', () => {
  const { scenario, sides, turns } = account(position({}, { seats: 2 }).view('public'), LOST);
  expect(sides).toEqual([
    ['emperor:diocletian', 'emperor:galerius'],
    ['emperor:constantius', 'emperor:maximian'],
  ]);
  expect(scenario).toMatch(/^level:\d{4}$/);
  expect(turns).toBeGreaterThan(0);
});
