import { expect, test } from 'vitest';
import { percent, sumOf, sumsBy } from './sums.ts';

const tally = (scenario: string, side: string, won: number, lost: number) => ({
  game: 'toy',
  scenario,
  sides: [side],
  played: won + lost,
  won,
  shared: 0,
  lost,
  kept: won,
  broken: lost,
});
const ALL = [
  tally('early', 'red', 2, 1),
  tally('early', 'blue', 0, 4),
  tally('late', 'red', 1, 0),
  tally('', 'red', 0, 1),
];

test('results are added up of all, by scenario and by side, the most played first', () => {
  expect(sumOf(ALL)).toEqual({ played: 9, won: 3, shared: 0, lost: 6, kept: 3, broken: 6 });
  expect(sumsBy(ALL, (t) => t.scenario).map(({ key, sum }) => [key, sum.played, sum.won])).toEqual([
    ['early', 7, 2],
    ['late', 1, 1],
  ]);
  expect(sumsBy(ALL, (t) => t.sides.join()).map(({ key, sum }) => [key, sum.played])).toEqual([
    ['red', 5],
    ['blue', 4],
  ]);
});

test('shares are of a hundred, and of nothing nothing', () => {
  expect([percent(1, 3), percent(0, 0), percent(2, 2)]).toEqual([33, 0, 100]);
});
