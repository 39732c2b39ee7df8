import { describe, expect, test } from 'vitest';
import { countOf, joined, shardOf, shared, spoken, without } from './ranges.ts';

describe('stretches of games', () => {
  test('those that touch or overlap are put together, in order', () => {
    expect(
      joined([
        [5, 8],
        [0, 2],
        [2, 4],
        [7, 9],
      ]),
    ).toEqual([
      [0, 4],
      [5, 9],
    ]);
    expect(
      joined([
        [0, 9],
        [2, 4],
      ]),
    ).toEqual([[0, 9]]);
    expect(joined([])).toEqual([]);
  });

  test('what is left when some are taken away', () => {
    expect(without([0, 10], [])).toEqual([[0, 10]]);
    expect(
      without(
        [0, 10],
        [
          [2, 4],
          [6, 7],
        ],
      ),
    ).toEqual([
      [0, 2],
      [4, 6],
      [7, 10],
    ]);
    expect(
      without(
        [3, 6],
        [
          [0, 4],
          [5, 20],
        ],
      ),
    ).toEqual([[4, 5]]);
    expect(without([0, 10], [[0, 10]])).toEqual([]);
    expect(without([0, 4], [[6, 8]])).toEqual([[0, 4]]);
  });

  test('games that are in both', () => {
    expect(shared([[0, 5]], [[5, 9]])).toBeUndefined();
    expect(
      shared(
        [
          [0, 5],
          [8, 9],
        ],
        [
          [6, 7],
          [4, 6],
        ],
      ),
    ).toEqual([4, 5]);
  });

  test('parts have every game once, and are as equal as can be', () => {
    const parts = [1, 2, 3, 4, 5, 6, 7].map((part) => shardOf(1000, part, 7));
    expect(joined(parts)).toEqual([[0, 1000]]);
    expect(countOf(parts)).toBe(1000);
    for (const [from, to] of parts) expect([142, 143]).toContain(to - from);
  });

  test('people count from 1', () => {
    expect(
      spoken([
        [0, 100],
        [1200, 1201],
      ]),
    ).toBe('1 to 100, 1,201 to 1,201');
  });
});
