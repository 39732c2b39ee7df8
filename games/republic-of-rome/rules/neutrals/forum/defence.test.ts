import { describe, expect, test } from 'vitest';
import { persuasion } from '../../forum/persuasion.ts';
import type { Rome } from '../../game.ts';
import { senator } from '../../rome/senators.ts';
import { rich, treasury } from '../../testing/bare.ts';
import { bareNeutrals, CONSERVATIVES, joins, PLUTOCRATS, ruledOut } from '../../testing/neutrals.ts';

/** The Player's senator:1 (Oratory 3) approaches senator:13 of the Plutocrats: Loyalty 6, aligned. */
const attempt = (treasuryOf: number, bribe: number, patch: (g: Rome) => void = () => {}) => {
  const t = bareNeutrals(persuasion, { seat: 0, by: 'senator:1' }, {}, (g) => {
    rich(g, 'senator:1', 30);
    senator(g, 'senator:1').influence = 15;
    joins(g, 'senator:13', PLUTOCRATS);
    treasury(g, PLUTOCRATS, treasuryOf);
    treasury(g, CONSERVATIVES, 40);
    patch(g);
  });
  // 3 + 15 - 6 - 7 = 5 without money.
  return t.as(0).does('target', 'senator:13').sets('bribe', bribe);
};
const paid = (t: ReturnType<typeof attempt>) =>
  t.lines('forum.counterBribe').map(({ faction, n, base }) => [faction, n, base]);

describe('[4.04.21-a][4.04.21-b] a Neutral brings the number to exactly 4', () => {
  test('and pays that much', () => {
    const t = attempt(9, 3);
    expect(paid(t)).toEqual([['faction:2', 4, 4]]);
    expect(t.g.factions[PLUTOCRATS]!.treasury).toBe(5);
    expect(t.g.pledged).toBe(7);
  });
  test('with its last Talent', () => {
    expect(paid(attempt(4, 3))).toEqual([['faction:2', 4, 4]]);
  });
  test('[4.04.21-c] or nothing, if it cannot', () => {
    const t = attempt(3, 3);
    expect(paid(t)).toEqual([]);
    expect(t.g.factions[PLUTOCRATS]!.treasury).toBe(3);
  });
  test('[4.04.21-c] or if it is 4 or less already', () => {
    expect(paid(attempt(9, 0, (g) => (senator(g, 'senator:1').influence = 14)))).toEqual([]);
    expect(paid(attempt(9, 0, (g) => (senator(g, 'senator:1').influence = 13)))).toEqual([]);
  });
  test('[4.04.21-d][A4-19] nobody else’s Senators', () => {
    expect(paid(attempt(0, 3))).toEqual([]);
    expect(paid(attempt(9, 3)).map(([faction]) => faction)).not.toContain('faction:3');
  });
});

test('[4.04.21-e] in every round anew', () => {
  const t = attempt(9, 3);
  t.sets('raise', 5);
  expect(paid(t)).toEqual([
    ['faction:2', 4, 4],
    ['faction:2', 5, 4],
  ]);
  t.sets('raise', 1);
  expect(paid(t)).toHaveLength(2);
});

test('[4.04.21-f] all that was spent is the Senator’s, won or not', () => {
  const t = attempt(9, 3);
  t.rolling(6, 5).does('roll');
  expect(senator(t.g, 'senator:13')).toMatchObject({ faction: PLUTOCRATS, talents: 7 });
});

test('[4.04.21-g] two Players: the other one may spend against it, for whomever he likes', () => {
  const t = bareNeutrals(persuasion, { seat: 0, by: 'senator:1' }, { seats: 2 }, (g) => {
    senator(g, 'senator:1').influence = 15;
    joins(g, 'senator:13', 4);
    treasury(g, 1, 6);
  });
  t.as(0).does('target', 'senator:13');
  expect(t.waitingFor).toEqual([1]);
  expect(t.as(1).offers('counterBribe')).toMatchObject({ min: 1, max: 6 });
  t.rolling(1, 1).sets('counterBribe', 2).expectLog('forum.persuaded', { base: 3 });
});

test('[4.02.1-b] the move says what it goes by', () => {
  expect(attempt(9, 3).reasons('neutral.defence')).toMatchObject([{ by: { k: 'neutral.defence.by' } }]);
  expect(ruledOut(attempt(9, 3), 'neutral.defence')).toEqual({});
});
