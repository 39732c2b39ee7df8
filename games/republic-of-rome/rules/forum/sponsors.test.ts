import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { fresh } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import { empty } from '../testing/empty.ts';
import { succeeds } from './base-number.ts';
import { sponsors } from './games.ts';

describe('who may sponsor Games', () => {
  /** `senator:1` and `senator:2` of seat 0, `senator:3` of seat 1; all have 7 Talents, the price of the cheapest. */
  const may = (patch: (g: Rome) => void = () => {}, seat = 0) =>
    sponsors(
      empty((g) => {
        g.senators.push(fresh(g, 'senator:1', 0), fresh(g, 'senator:2', 0), fresh(g, 'senator:3', 1));
        for (const s of g.senators) s.talents = 7;
        patch(g);
      }).g,
      seat,
    );
  test('[1.07.6-b] of his own Faction, with the money for the cheapest', () => {
    expect([may(), may(() => {}, 1)]).toEqual([['senator:1', 'senator:2'], ['senator:3']]);
    expect(may((g) => (senator(g, 'senator:1').talents = 6))).toEqual(['senator:2']);
  });
  test('[1.07.6-d][1.07.6-e][amb-42] in Rome or not, but no Captive and no Rebel', () => {
    expect(may((g) => (senator(g, 'senator:1').at = 'province:sicilia'))).toEqual(['senator:1', 'senator:2']);
    expect(may((g) => (senator(g, 'senator:1').captive = 'war:1'))).toEqual(['senator:2']);
    expect(may((g) => (senator(g, 'senator:1').rebel = 'secondary'))).toEqual(['senator:2']);
  });
});

describe('the dice of a Persuasion', () => {
  test('[1.07.41-c][1.07.41-d] not above the Base Number, and never with 10 or more', () => {
    const { g } = empty();
    expect([4, 5, 6].map((dice) => succeeds(g, 5, dice))).toEqual([true, true, false]);
    expect([9, 10, 11, 12].map((dice) => succeeds(g, 20, dice))).toEqual([true, false, false, false]);
  });
  test('[1.07.41-e][card-65-a] once Era Ends has come, 9 fails as well', () => {
    const { g } = empty((x) => (x.eraEnds = true));
    expect([8, 9, 10].map((dice) => succeeds(g, 20, dice))).toEqual([true, false, false]);
  });
  test('[1.07.41-h][amb-39] Evil Omens are added for the Base Number alone', () => {
    const { g } = empty((x) => x.events.push({ id: 'event:168', level: 1, since: 1 }));
    expect([4, 5].map((dice) => succeeds(g, 5, dice))).toEqual([true, false]);
    expect([9, 10].map((dice) => succeeds(g, 20, dice))).toEqual([true, false]);
  });
});
