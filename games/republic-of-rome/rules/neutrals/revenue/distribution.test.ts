import { end } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import type { FactionId, SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { fresh } from '../../rome/death.ts';
import { senator } from '../../rome/senators.ts';
import { redistribution } from '../../revenue/redistribution.ts';
import { revenue } from '../../revenue/index.ts';
import { recruitmentGains } from '../../senate/business/recruitment.ts';
import { atNeutrals, CONSERVATIVES, IMPERIALS, PLUTOCRATS, POPULISTS } from '../../testing/neutrals.ts';
import { faction, takeCard } from '../../testing/at.ts';
import { bare, governs, rich, treasury } from '../../testing/bare.ts';
import { captured, revolts } from '../../testing/people.ts';
import { distribution } from './distribution.ts';

const lump = (g: Rome, faction: FactionId, n: number): void => {
  g.factions[faction]!.lump = n;
  g.bank -= n;
};
const has = (g: Rome, ...ids: SenatorId[]): number[] => ids.map((id) => senator(g, id).talents);

/** One Neutral of three Senators has so much revenue. */
const pool = (faction: FactionId, n: number, dice: number[] = [], patch: (g: Rome) => void = () => {}) =>
  atNeutrals(
    distribution,
    undefined,
    {},
    (g) => {
      bare(g);
      g.phase = 'revenue';
      g.senators.push(fresh(g, 'senator:10', faction), fresh(g, 'senator:11', faction));
      lump(g, faction, n);
      patch(g);
    },
    dice,
  ).rolled();

describe('4.03.1 lines of the guidelines', () => {
  test('[4.03.1-f] Imperials: 1d6 to the Faction Treasury, the rest to the Leader', () => {
    const game = pool(IMPERIALS, 9, [4]);
    expect(game.g.factions[IMPERIALS]).toMatchObject({ treasury: 4, lump: 0 });
    expect(has(game.g, 'senator:2', 'senator:10', 'senator:11')).toEqual([5, 0, 0]);
  });

  test('[4.03.1-f] all of it, if there is less', () => {
    const game = pool(IMPERIALS, 3, [5]);
    expect(game.g.factions[IMPERIALS]!.treasury).toBe(3);
    expect(has(game.g, 'senator:2')).toEqual([0]);
  });

  test('[4.03.1-g] Plutocrats: equal shares, what is left over to the Faction Treasury', () => {
    const game = pool(PLUTOCRATS, 11);
    expect(has(game.g, 'senator:3', 'senator:10', 'senator:11')).toEqual([3, 3, 3]);
    expect(game.g.factions[PLUTOCRATS]).toMatchObject({ treasury: 2, lump: 0 });
  });

  test('[4.03.1-h] Conservatives: half to the Faction Treasury, rounded down, the rest to the Leader', () => {
    const game = pool(CONSERVATIVES, 9);
    expect(game.g.factions[CONSERVATIVES]).toMatchObject({ treasury: 4, lump: 0 });
    expect(has(game.g, 'senator:4', 'senator:10', 'senator:11')).toEqual([5, 0, 0]);
  });

  test('[4.03.1-i] Populists: 1 for each Senator and the Faction Treasury, the rest to the Leader', () => {
    const game = pool(POPULISTS, 9);
    expect(has(game.g, 'senator:5', 'senator:10', 'senator:11')).toEqual([6, 1, 1]);
    expect(game.g.factions[POPULISTS]).toMatchObject({ treasury: 1, lump: 0 });
  });

  test('[4.03.1-i] if there is too little, Senators come before the Treasury, the most influential first', () => {
    const game = pool(POPULISTS, 3);
    expect(has(game.g, 'senator:5', 'senator:10', 'senator:11')).toEqual([1, 1, 1]);
    expect(game.g.factions[POPULISTS]!.treasury).toBe(0);
    const less = pool(POPULISTS, 2, [], (g) => {
      senator(g, 'senator:5').influence = 1;
      senator(g, 'senator:10').influence = 5;
      senator(g, 'senator:11').influence = 4;
    });
    expect(has(less.g, 'senator:5', 'senator:10', 'senator:11')).toEqual([0, 1, 1]);
  });
});

describe('4.03.1 who shares', () => {
  test('[4.03.1-j] neither a Captive nor a Rebel; one who is away does', () => {
    const game = pool(PLUTOCRATS, 8, [], (g) => {
      g.senators.push(fresh(g, 'senator:12', PLUTOCRATS));
      captured(g, 'senator:10');
      revolts(g, 'senator:11').at = 'field';
      governs(g, 'senator:12', 'province:sicilia');
    });
    expect(has(game.g, 'senator:3', 'senator:12', 'senator:10', 'senator:11')).toEqual([4, 4, 0, 0]);
  });

  test('[4.03.1-k] without a Leader the rest goes to whoever would be chosen', () => {
    const game = pool(CONSERVATIVES, 9, [], (g) => {
      g.factions[CONSERVATIVES]!.leader = '';
      for (const s of g.senators) s.influence = 3;
      senator(g, 'senator:11').influence = 4;
    });
    expect(has(game.g, 'senator:4', 'senator:10', 'senator:11')).toEqual([0, 0, 5]);
    // The Imperials choose by Military, the Populists by Influence and Popularity together.
    const imperials = pool(IMPERIALS, 9, [1], (g) => {
      g.factions[IMPERIALS]!.leader = '';
      senator(g, 'senator:10').influence = 20;
    });
    expect(has(imperials.g, 'senator:2', 'senator:10', 'senator:11')).toEqual([8, 0, 0]);
    const populists = pool(POPULISTS, 9, [], (g) => {
      g.factions[POPULISTS]!.leader = '';
      for (const s of g.senators) Object.assign(s, { influence: 3, popularity: 0 });
      senator(g, 'senator:10').popularity = 2;
      senator(g, 'senator:11').influence = 4;
    });
    expect(has(populists.g, 'senator:10', 'senator:11')).toEqual([6, 1]);
  });

  test('[4.03.1-k] nor does a Leader have it who is a Captive; the dice choose between equals', () => {
    const game = pool(CONSERVATIVES, 9, [1, 2, 6, 3], (g) => {
      captured(g, 'senator:4');
      for (const s of g.senators) s.influence = 3;
    });
    expect(has(game.g, 'senator:4', 'senator:10', 'senator:11')).toEqual([0, 0, 5]);
    game.expectLog('neutral.tie', { who: 'senator:11' });
  });
});

test('[4.03.1-j] with nobody left to share it, all of it is in the Faction Treasury', () => {
  const game = pool(PLUTOCRATS, 8, [], (g) => {
    for (const s of g.senators) if (s.faction === PLUTOCRATS) captured(g, s.id);
  });
  expect(game.g.factions[PLUTOCRATS]).toMatchObject({ treasury: 8, lump: 0 });
});

describe('4.03.1 the pool', () => {
  test('[4.03.1-a][4.03.1-b][4.02.1-d] all that its Senators earn is put together and given out at once, before Players redistribute', () => {
    const game = atNeutrals(
      revenue,
      undefined,
      {},
      (g) => {
        bare(g);
        g.senators.push(fresh(g, 'senator:10', PLUTOCRATS));
        // 3 for the Leader, 1 and 6 for the other: 5 each.
        senator(g, 'senator:10').knights = 6;
      },
      [2],
    );
    expect(game.question?.prompt.k).toBe('ask.revenue.redistribution');
    expect(has(game.g, 'senator:3', 'senator:10')).toEqual([5, 5]);
    expect(game.g.factions.map((f) => f.lump)).toEqual([3, 0, 0, 0, 0]);
    // Imperials 2 of 3, Conservatives 1 of 3, Populists 1 of 3.
    expect(game.g.factions.map((f) => f.treasury)).toEqual([0, 2, 0, 1, 1]);
    game.expectLog('neutral.revenue.equal-shares', { n: 10, each: 5 });
    const told = (key: string) => game.reasons(key)[0]?.candidates.map((c) => [c.ref, c.out?.k]);
    expect(told('neutral.revenue.equal-shares')).toEqual([
      ['senator:3', undefined],
      ['senator:10', undefined],
    ]);
  });

  test('[4.03.1-c][4.03.1-e] what has been put somewhere stays there: in the Redistribution nobody can move it', () => {
    const game = atNeutrals(redistribution, undefined, { seats: 2 }, (g) => {
      bare(g);
      g.phase = 'revenue';
      rich(g, 'senator:3', 7);
      treasury(g, 2, 5);
      rich(g, 'senator:1', 3);
    });
    expect(game.waitingFor).toEqual([0, 1]);
    expect(game.as(0).offers('allocate')).toEqual(
      expect.objectContaining({ of: { 'faction:0': 3, 'senator:1': 3 }, max: 3 }),
    );
    // Nor is anything given to a Neutral, which nobody plays.
    game.does('openGift').refuses('giftTo', 'faction:2').does('giftTo', 'faction:1').does('give', { 'senator:1': 1 });
    game.does('redistributed').as(1).does('redistributed');
    expect(game.as(0).offers('over')).toBeDefined();
    expect([senator(game.g, 'senator:3').talents, game.g.factions[2]!.treasury]).toEqual([7, 5]);
  });

  test('[4.03.1-e] a Player alone has nobody to give to', () => {
    const game = atNeutrals(redistribution, undefined, {}, (g) => {
      bare(g);
      g.phase = 'revenue';
      rich(g, 'senator:1', 3);
    });
    game.refuses('openGift');
    game.does('redistributed');
    expect(game.offers('over')).toBeDefined();
  });

  test('[4.03.1-l] what a Concession brings when Forces are raised stays with its holder', () => {
    const raising = proc('raising', () => ({}), {
      start: (cx) => {
        recruitmentGains(cx, 4, 4);
        return end();
      },
    });
    const { g } = atNeutrals(raising, undefined, {}, (x) => {
      faction(x, PLUTOCRATS, 'senator:3');
      takeCard(x, 'card:52');
      x.concessions.push({ id: 'concession:52', holder: 'senator:3', revealed: false, voted: 0 });
    });
    expect(senator(g, 'senator:3').talents).toBeGreaterThan(0);
    expect(g.factions[PLUTOCRATS]).toMatchObject({ treasury: 0, lump: 0 });
  });
});
