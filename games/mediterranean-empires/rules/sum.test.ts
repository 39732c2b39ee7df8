import { less, plus, tally } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { add, bareSum, type Sum, tallied } from './sum.ts';

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
