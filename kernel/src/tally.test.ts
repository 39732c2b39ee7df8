import { describe, expect, test } from 'vitest';
import { less, plus, tally, times } from './tally.ts';

describe('tally', () => {
  test('adds up in order; a factor multiplies all before it', () => {
    expect(tally('strength', plus('legions', 6, 'R-a'), times('siege', 2, 'R-b'), less('winter', 1, 'R-c')).total).toBe(
      11,
    );
    expect(tally('strength', plus('legions', 6, 'R-a'), less('winter', 1, 'R-c'), times('siege', 2, 'R-b')).total).toBe(
      10,
    );
  });

  test('remembers every part that tells, with its rule and its pieces', () => {
    expect(
      tally('votes', plus('own', 3, 'R-a', ['senator:a']), plus('knights', 0, 'R-b'), times('calm', 1, 'R-c')),
    ).toEqual({
      of: 'votes',
      total: 3,
      parts: [{ k: 'own', op: 'plus', n: 3, rule: 'R-a', refs: ['senator:a'] }],
    });
  });

  test('a part that takes away is a negative one', () => {
    expect(less('loyalty', 7, 'R-a')).toEqual({ k: 'loyalty', op: 'plus', n: -7, rule: 'R-a' });
  });

  test('times nothing tells, and leaves nothing', () => {
    const t = tally('x', plus('a', 5, 'R-a'), times('none', 0, 'R-b'));
    expect([t.total, t.parts.length]).toEqual([0, 2]);
  });

  test('without parts it is nothing', () => {
    expect(tally('x')).toEqual({ of: 'x', total: 0, parts: [] });
  });
});
