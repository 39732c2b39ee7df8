import { describe, expect, test } from 'vitest';
import { wilson } from '@tabularium/bots/study';
import { added, noGames, tallyInto } from './series.ts';

describe('Wilson’s interval', () => {
  test('has the values of the tables', () => {
    const { share, low, high } = wilson(10, 100);
    expect(share).toBe(0.1);
    expect(low).toBeCloseTo(0.0552, 4);
    expect(high).toBeCloseTo(0.1744, 4);
  });

  test('stays between 0 and 1 at the ends', () => {
    expect(wilson(0, 50)).toMatchObject({ low: 0 });
    expect(wilson(50, 50)).toMatchObject({ high: 1 });
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });
});

test('parts of a series add up to the whole', () => {
  const games = [
    { outcome: { how: 'won', winners: [0, 1], points: [3, 4] }, steps: 10 },
    { outcome: { how: 'lost', winners: [], points: [-1, -1] }, steps: 12 },
    { outcome: undefined, steps: 99 },
    { outcome: { how: 'won', winners: [1] }, steps: 10 },
  ];
  const series = (some: typeof games) => {
    const tally = tallyInto(2);
    for (const g of some) tally.add(g);
    return tally.series;
  };
  const whole = series(games);
  expect(whole).toEqual({
    games: 4,
    finished: 3,
    steps: 131,
    outcomes: { won: 2, lost: 1 },
    wins: [1, 2],
    lengths: { won: { 10: 2 }, lost: { 12: 1 } },
    points: [
      { 3: 1, [-1]: 1 },
      { 4: 1, [-1]: 1 },
    ],
  });
  expect(added(added(noGames(2), series(games.slice(0, 1))), series(games.slice(1)))).toEqual(whole);
});
