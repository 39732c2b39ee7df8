import { describe, expect, test } from 'vitest';
import { add, bareSum, less, plus, type Sum, tally, tallied, times } from './tally.ts';

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

describe('a sum', () => {
  const legions = (sum: Sum): void => {
    add(sum, 'legions', 6, 'R-a', 'legion:1');
    add(sum, 'calm', 0, 'R-b');
    add(sum, 'winter', -1, 'R-c');
  };

  test('with its parts is the tally of what was added', () => {
    expect(tallied('strength', legions)).toEqual(
      tally('strength', plus('legions', 6, 'R-a', ['legion:1']), plus('calm', 0, 'R-b'), less('winter', 1, 'R-c')),
    );
  });

  test('without them has the same total, and keeps nothing else', () => {
    const sum = bareSum();
    legions(sum);
    expect(sum).toEqual({ total: 5, parts: undefined });
  });
});
