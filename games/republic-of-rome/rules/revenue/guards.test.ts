import { describe, expect, test } from 'vitest';
import { rich, table, treasury } from '../testing/bare.ts';
import { hand } from '../testing/at.ts';
import { captured } from '../testing/people.ts';
import { senator } from '../rome/senators.ts';
import { fresh } from '../rome/death.ts';
import { canPayGuard, guardable } from './bodyguard.ts';
import { canGive } from './gifts.ts';

describe('a Bodyguard', () => {
  test('[card-152-a] is for an own Senator in Rome who has a Talent, while the card is in hand', () => {
    const { g } = table((x) => {
      x.senators.push(fresh(x, 'senator:10', 0), fresh(x, 'senator:11', 0), fresh(x, 'senator:12', 0));
      hand(x, 0, 'card:152');
      rich(x, 'senator:10', 1);
      rich(x, 'senator:11', 5);
      rich(x, 'senator:2', 5);
      senator(x, 'senator:11').at = 'field';
    });
    expect(guardable(g, 0)).toEqual(['senator:10']);
    expect(guardable(g, 1)).toEqual([]);
  });

  test('[card-152-b][1.06.3-d] costs a Talent; the money of a Captive is frozen', () => {
    const { g } = table((x) => {
      rich(x, 'senator:1', 1);
      rich(x, 'senator:3', 5);
      captured(x, 'senator:3');
    });
    expect(['senator:1', 'senator:2', 'senator:3'].map((id) => canPayGuard(senator(g, id)))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('gifts', () => {
  test('[1.06.3-e] are made out of the Treasury or the purse of any loyal Senator', () => {
    const { g } = table((x) => {
      x.senators.push(fresh(x, 'senator:10', 0));
      rich(x, 'senator:10', 1);
      treasury(x, 1, 1);
    });
    expect([0, 1, 2].map((seat) => canGive(g, seat))).toEqual([true, true, false]);
  });
});
