import { describe, expect, test } from 'vitest';
import type { Play } from '@tabularium/kit';
import { combat } from '../../combat/index.ts';
import type { Rome } from '../../game.ts';
import type { SenatorId } from '../../ids.ts';
import { senator, votesOf } from '../../rome/senators.ts';
import type { RomeView } from '../../sight/view.ts';
import { bare, rich, treasury } from '../../testing/bare.ts';
import { atNeutrals, CONSERVATIVES, IMPERIALS, PLUTOCRATS, POPULISTS, ruledOut } from '../../testing/neutrals.ts';
import { neutralsOf } from '../state.ts';
import { afterRefusal, formCoalition } from './coalition.ts';

type Votes = readonly [number, number, number, number, number];
const senatorOf = (faction: number): SenatorId => `senator:${faction + 1}`;
/** One Senator for each Faction, with Knights that make up these votes. */
const polls = (g: Rome, votes: Votes): void => {
  bare(g);
  votes.forEach((n, faction) => {
    const s = senator(g, senatorOf(faction));
    s.knights += n - votesOf(g, s);
    // Of equal ones the first has more money, so that nobody rolls.
    rich(g, s.id, 50 - 10 * faction);
  });
};
const forming = (votes: Votes, seats: 1 | 2 = 1, also: (g: Rome) => void = () => {}, dice: number[] = []) =>
  atNeutrals(
    formCoalition,
    undefined,
    { seats },
    (g) => {
      polls(g, votes);
      also(g);
    },
    dice,
  );
const ruled = (t: Play<Rome, RomeView>) => neutralsOf(t.g).coalition;
const refuseAll = (t: Play<Rome, RomeView>): Play<Rome, RomeView> => {
  while (t.as(t.waitingFor[0]!).offers('refuseCoalition')) t.does('refuseCoalition');
  return t;
};

describe('votes and ranks', () => {
  test('[4.05.2-a] Oratory and Knights of Senators in Rome; whoever is away has no vote, and Talents buy none', () => {
    const t = forming([9, 30, 8, 7, 6], 1, (g) => {
      rich(g, 'senator:1', 50);
      senator(g, 'senator:5').at = 'field';
      senator(g, 'senator:5').captive = 'barbarians';
    });
    expect(neutralsOf(t.g).votes).toEqual([9, 30, 8, 7, 0]);
    expect(neutralsOf(t.g).ranks).toEqual([IMPERIALS, 0, PLUTOCRATS, CONSERVATIVES, POPULISTS]);
    expect(t.lines('neutral.rank')[0]).toMatchObject({ faction: 'faction:1', votes: 30, rank: 1 });
  });

  test('[4.05.2-c][4.05.2-d] by votes; equal ones by all their money, then by 2d6', () => {
    const t = forming(
      [9, 40, 9, 9, 9],
      1,
      (g) => {
        for (const s of g.senators) rich(g, s.id, 0);
        rich(g, 'senator:4', 3);
        treasury(g, CONSERVATIVES, 2);
        rich(g, 'senator:3', 4);
      },
      [1, 1, 6, 6],
    );
    expect(neutralsOf(t.g).ranks).toEqual([IMPERIALS, CONSERVATIVES, PLUTOCRATS, POPULISTS, 0]);
  });

  test('[4.05.2-e] they stay as they are until the next Senate Phase', () => {
    const t = atNeutrals(combat, undefined, {}, (g) => {
      polls(g, [9, 8, 7, 6, 5]);
      neutralsOf(g).ranks = [4, 3, 2, 1, 0];
      neutralsOf(g).coalition = { entry: 1, members: [4] };
    });
    expect(neutralsOf(t.g).ranks).toEqual([4, 3, 2, 1, 0]);
  });
});

describe('the Coalition List', () => {
  test('[4.05.2-b] of 41 votes 21 are needed', () => {
    expect(ruled(forming([6, 21, 5, 5, 4]))).toEqual({ entry: 1, members: [IMPERIALS] });
    expect(ruled(forming([4, 20, 6, 6, 5])).entry).not.toBe(1);
    // Of an even number half is not enough.
    expect(ruled(forming([4, 20, 6, 5, 5])).entry).not.toBe(1);
  });

  // [4.05.2-g] The Player's Faction is never in these. Entries 2 and 3 never have a Majority: 2nd and 5th are never more than 1st and 3rd.
  test.each<[number, Votes, number[]]>([
    [1, [4, 30, 5, 5, 5], [IMPERIALS]],
    [4, [4, 10, 10, 9, 4], [PLUTOCRATS, CONSERVATIVES]],
    [6, [9, 20, 9, 8, 7], [IMPERIALS, POPULISTS]],
    [7, [4, 15, 8, 8, 6], [IMPERIALS, POPULISTS]],
    [8, [4, 12, 8, 8, 4], [IMPERIALS, CONSERVATIVES]],
    [9, [4, 10, 8, 5, 5], [IMPERIALS, PLUTOCRATS]],
  ])('[4.05.2-f][4.05.2-g] entry %i is the first with a Majority', (entry, votes, members) => {
    const t = forming(votes);
    expect(ruled(t)).toEqual({ entry, members });
    t.expectLog('neutral.coalition', { refs: members.map((x) => `faction:${x}`) });
  });

  test('[4.05.2-f][4.05.2-g] entry 5: the three weakest together, and a Player who joins', () => {
    const t = forming([7, 9, 8, 8, 6]);
    expect(t.as(0).question?.prompt).toMatchObject({ a: { votes: 21, all: 38 } });
    expect(ruled(t.does('joinCoalition'))).toEqual({ entry: 5, members: [CONSERVATIVES, 0, POPULISTS] });
  });

  test('[4.05.2-h] a Player may refuse, and the search goes on; entry 10 is all Neutrals', () => {
    const t = refuseAll(forming([20, 9, 9, 7, 6]));
    expect(t.lines('neutral.refuses').map((a) => a['entry'])).toEqual([6, 7, 8, 9]);
    expect(ruled(t)).toEqual({ entry: 10, members: [IMPERIALS, PLUTOCRATS, CONSERVATIVES, POPULISTS] });
  });

  test('[4.05.2-k] whoever has a Majority alone rules, unless he is a Player and refuses', () => {
    const alone: Votes = [30, 7, 6, 5, 4];
    expect(ruled(forming(alone).does('joinCoalition'))).toEqual({ entry: 1, members: [0] });
    const t = forming(alone).does('refuseCoalition');
    expect(t.lines('neutral.refuses')).toMatchObject([{ entry: 1 }]);
    expect(ruled(t.does('joinCoalition'))).toEqual({ entry: 6, members: [0, POPULISTS] });
  });

  test('[4.05.2-i] in entry 5 the 2nd Faction comes in for a Player who refuses, if that is still a Majority', () => {
    // Ranks: Imperials (2), Plutocrats (3), Player 0, Conservatives (4), Player 1.
    const entryFive = () => forming([8, 6, 10, 9, 7], 2);
    const t = entryFive().as(0).does('refuseCoalition').as(1).does('joinCoalition');
    expect(ruled(t)).toEqual({ entry: 5, members: [3, 4, 1] });
    // Both refuse: 9 and 7 votes are not enough, and all Neutrals rule.
    expect(ruled(refuseAll(entryFive()))).toMatchObject({ entry: 10 });
  });

  test('[4.05.2-i] the 2nd Faction may be a Player, who is asked as well', () => {
    const entryFive = () => forming([8, 9, 10, 7, 6], 2);
    expect(ruled(entryFive().as(0).does('refuseCoalition').as(1).does('joinCoalition'))).toMatchObject({
      entry: 5,
      members: [1, 3, 4],
    });
    expect(ruled(entryFive().as(0).does('refuseCoalition').as(1).does('refuseCoalition')).entry).toBe(10);
  });

  test('[4.05.2-g][4.05.2-j] entry 11: the largest Player takes whom he likes until he has a Majority; no Neutral refuses', () => {
    const t = refuseAll(forming([20, 6, 5, 5, 4]));
    expect(t.as(0).offers('takePartner')).toMatchObject({ of: ['faction:1', 'faction:2', 'faction:3', 'faction:4'] });
    expect(ruled(t.picks('faction:4'))).toEqual({ entry: 11, members: [0, POPULISTS] });
  });

  test('[4.05.2-j][A4-27] a second Player may refuse him; without a Majority he rules with whom he finds', () => {
    // 14 and 6 of 40: the Neutrals have 20.
    const t = refuseAll(forming([12, 8, 8, 7, 5], 2));
    expect(t.waitingFor).toEqual([0]);
    t.picks('faction:1').as(1).does('refuseCoalition');
    expect(t.as(0).offers('takePartner')).toMatchObject({ of: ['faction:2', 'faction:3', 'faction:4'] });
    t.picks('faction:4').picks('faction:3');
    expect(ruled(t)).toEqual({ entry: 11, members: [0, 3, 4] });
  });

  test('[A4-28] nobody has a vote: the Faction of the highest ranking official rules', () => {
    const t = forming([6, 6, 6, 6, 6], 1, (g) => {
      g.lastHrao = CONSERVATIVES;
      for (const s of g.senators) Object.assign(s, { at: 'field', captive: 'barbarians' });
    });
    expect(ruled(t).members).toEqual([CONSERVATIVES]);
  });

  test('[4.05.2-f] a Faction that is out of the game has no rank, and entries that want it are passed over', () => {
    const t = forming([4, 12, 9, 9, 0], 1, (g) => {
      g.senators = g.senators.filter((s) => s.faction !== POPULISTS);
      Object.assign(g.factions[POPULISTS]!, { status: 'out', leader: '', treasury: 0, hand: [] });
    });
    expect(neutralsOf(t.g).ranks).toEqual([IMPERIALS, PLUTOCRATS, CONSERVATIVES, 0]);
    expect(ruled(t)).toEqual({ entry: 4, members: [PLUTOCRATS, CONSERVATIVES] });
  });

  test('[4.02.1-b] where moves are looked at one by one, it is told before it rules', () => {
    const t = atNeutrals(formCoalition, undefined, { pace: 'step' }, (g) => polls(g, [4, 30, 5, 5, 5]));
    expect(ruled(t).entry).toBe(0);
    expect(ruled(t.as(0).does('nextMove')).entry).toBe(1);
  });
});

describe('what is told of a Coalition', () => {
  test('[4.05.2-f][4.05.2-g] by which rule it was formed', () => {
    forming([4, 30, 5, 5, 5]).expectLog('neutral.coalition', {}, '4.05.2-f');
    refuseAll(forming([20, 9, 9, 7, 6])).expectLog('neutral.coalition', {}, '4.05.2-g');
    refuseAll(forming([20, 6, 5, 5, 4]))
      .picks('faction:4')
      .expectLog('neutral.coalition', {}, '4.05.2-g');
  });

  test('[4.05.2-f][4.05.2-h] who is outside, and who refused', () => {
    const t = forming([7, 20, 9, 9, 8]).does('refuseCoalition');
    expect(ruled(t)).toEqual({ entry: 7, members: [IMPERIALS, POPULISTS] });
    const [told] = t.reasons('neutral.coalition');
    expect(told?.by).toEqual({ k: 'neutral.coalitionBy', a: { entry: 7, votes: 28, all: 53, needed: 27 } });
    expect(ruledOut(t, 'neutral.coalition')).toEqual({
      'faction:1': '',
      'faction:2': 'neutral.outside',
      'faction:3': 'neutral.outside',
      'faction:4': '',
      'faction:0': 'neutral.outside',
    });
    const alone = refuseAll(forming([12, 8, 8, 7, 5], 2))
      .picks('faction:1')
      .as(1)
      .does('refuseCoalition');
    alone.as(0).picks('faction:4').picks('faction:3');
    expect(ruledOut(alone, 'neutral.coalition')).toMatchObject({ 'faction:0': '', 'faction:1': 'neutral.refused' });
  });

  test('[A4-28] that nobody has a vote', () => {
    const t = forming([6, 6, 6, 6, 6], 1, (g) => {
      g.lastHrao = CONSERVATIVES;
      for (const s of g.senators) Object.assign(s, { at: 'field', captive: 'barbarians' });
    });
    expect(t.reasons('neutral.coalition')[0]?.by).toEqual({ k: 'neutral.coalitionOfHrao' });
  });
});

describe('who would be tried next, if a Player refuses', () => {
  const after = (t: Play<Rome, RomeView>, entry: number, members: number[], refused: number[], faction: number) =>
    afterRefusal(t.g, { entry, members, refused }, faction);
  test('[4.05.2-h] the next combination with a Majority', () => {
    const t = forming([7, 20, 9, 9, 8]);
    expect(after(t, 6, [IMPERIALS, 0], [], 0)).toEqual([IMPERIALS, POPULISTS]);
  });
  test('[4.05.2-i] in entry 5 the 2nd Faction instead of him, while that is a Majority', () => {
    const t = forming([8, 6, 10, 9, 7], 2);
    expect(after(t, 5, [0, 4, 1], [], 0)).toEqual([3, 4, 1]);
    // Without both it is none: all Neutrals are next.
    expect(after(t, 5, [3, 4, 1], [0], 1)).toEqual([2, 3, 4]);
  });
  test('[4.05.2-j] nobody can say where it is left to somebody’s choice', () => {
    const t = forming([20, 6, 5, 5, 4]);
    expect(after(t, 9, [0, IMPERIALS], [], 0)).toEqual([]);
    expect(after(t, 11, [0, IMPERIALS], [], IMPERIALS)).toEqual([]);
  });
});

describe('[4.05.2-j][A4-27] partners of his choice', () => {
  /** Two Players with 20 votes each, and Neutrals without any: no Majority but both together. */
  const even = () => {
    const t = forming([20, 20, 6, 6, 6], 2, (g) => {
      for (const id of ['senator:3', 'senator:4', 'senator:5'])
        Object.assign(senator(g, id), { at: 'field', captive: 'barbarians' });
    });
    return t.as(0).does('refuseCoalition');
  };
  test('whoever was still to be asked about the last combination is not asked about this', () => {
    expect(even().waitingFor).toEqual([0]);
    expect(even().as(0).offers('takePartner')).toMatchObject({
      of: ['faction:1', 'faction:2', 'faction:3', 'faction:4'],
    });
  });
  test('he goes on until nobody is left whom he could take, if there is no Majority to be found', () => {
    const t = even();
    t.as(0).picks('faction:1').as(1).does('refuseCoalition');
    t.as(0).picks('faction:2').picks('faction:3');
    expect(t.offers('takePartner')).toMatchObject({ of: ['faction:4'] });
    expect(ruled(t.picks('faction:4'))).toEqual({ entry: 11, members: [0, 2, 3, 4] });
  });
  test('another Player who joins him is a partner like any other: where that is no Majority he takes more', () => {
    // 12 and 8 of 40.
    const t = refuseAll(forming([12, 8, 8, 7, 5], 2));
    t.as(0).picks('faction:1').as(1).does('joinCoalition');
    expect(t.waitingFor).toEqual([0]);
    expect(ruled(t.as(0).picks('faction:4'))).toEqual({ entry: 11, members: [0, 1, 4] });
  });
});
