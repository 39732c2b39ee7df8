import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { revenue } from '../../revenue/index.ts';
import { legionsAt, legionsTo, rebels, wages } from '../../testing/armies.ts';
import { at } from '../../testing/at.ts';
import { bare, rich } from '../../testing/bare.ts';
import { enlist, governed, GOVERNORS, paying, revoltsIn } from '../../testing/rebels.ts';
import { forcesOf } from '../provinces/state.ts';
import { rebelUpkeep } from './maintenance.ts';
import { spareFleets } from './released.ts';

const AFRICA = 'province:africa';
const SICILIA = 'province:sicilia';

const owing = (patch: (g: Rome) => void) =>
  at(rebelUpkeep, undefined, { ...GOVERNORS, seats: 3 }, (g) => {
    bare(g);
    g.phase = 'revenue';
    patch(g);
  });

describe('who is asked', () => {
  test('[2.03.6-c] nobody, if the Rebel has no Province, and Veterans of his own alone', () => {
    expect(
      owing((g) => rebels(g, 'senator:2', 0, 2))
        .as(0)
        .offers('over'),
    ).toBeDefined();
    expect(owing((g) => rebels(g, 'senator:2', 1, 2)).waitingFor).toEqual([1]);
  });

  test('[2.03.6-e][2.03.6-f][2.03.6-i] he is told what is wanted of him; others learn nothing about his Treasury', () => {
    const told = (talents: number, legions: number) => {
      const game = paying((g) => {
        legionsTo(g, AFRICA, legions);
        rich(g, 'senator:2', talents);
      });
      return [1, 0, 2].map((seat) => {
        const { k, a } = game.as(seat).question!.prompt;
        return [k, a?.['n']];
      });
    };
    // 22 are owed, and 2 for every Legion.
    const public26 = ['ask.revenue.rebels', 26];
    expect(told(26, 2)).toEqual([public26, public26, public26]);
    expect(told(25, 2)).toEqual([['ask.rebels.release', 1], public26, public26]);
    const public22 = ['ask.revenue.rebels', 22];
    expect(told(21, 0)).toEqual([['ask.rebels.giveUp', 1], public22, public22]);
  });
});

describe('what is said', () => {
  test('[2.03.6-f] Legions that are released, Fleets that are given up, and neither where there are none', () => {
    const released = (legions: number, fleets: number) => {
      const game = paying((g) => {
        legionsTo(g, AFRICA, 2);
        g.advanced!.rebels!.fleets = 2;
        // Two units too many.
        rich(g, 'senator:2', 26);
      });
      game.as(1).does('releaseLegions', ['legion:0', 'legion:1'].slice(0, legions));
      expect(game.said('rebels.fleetsGivenUp')).toEqual(fleets > 0 ? [{ n: fleets }] : []);
      expect(game.said('revenue.rebels.released')).toEqual(legions > 0 ? [{ n: legions }] : []);
    };
    released(2, 0);
    released(1, 1);
    released(0, 2);
  });

  test('[2.03.6-i] how many Provincial Armies or Fleets were given up', () => {
    const game = paying((g) => void rich(g, 'senator:2', 16));
    game.as(1).does('giveUpForces', { 'provincial:armies': 2, 'provincial:fleets': 1 });
    expect(game.said('rebels.givenUp')).toEqual([
      { armies: 2, fleets: 0 },
      { armies: 0, fleets: 1 },
    ]);
  });

  test('[2.03.6-g] what became of the Fleets', () => {
    const game = paying((g) => {
      g.advanced!.rebels!.fleets = 3;
      rich(g, 'senator:2', 22);
    });
    game.as(1).does('releaseLegions', []).does('payRebels', { 'senator:2': 22 });
    game.as(0).does('keepReleasedFleets', 1).expectLog('rebels.releasedFleets', { kept: 1, lost: 2 });
  });
});

describe('which units', () => {
  test('[2.03.23-d] Fleets, also if he has just enough to pay for them', () => {
    const game = paying((g) => {
      g.advanced!.rebels!.fleets = 1;
      rich(g, 'senator:2', 24);
    });
    expect(game.as(1).offers('keepFleets')).toMatchObject({ min: 0, max: 0 });
  });

  test('[2.03.6-i][2.03.6-l] Fleets alone, if he likes; the Armies stay', () => {
    const game = paying((g) => void rich(g, 'senator:2', 20));
    game.as(1).does('giveUpForces', { 'provincial:fleets': 1 });
    expect(forcesOf(game.g, AFRICA)).toMatchObject({ armies: 2, fleets: 0 });
  });

  test('[2.03.6-i] where all of a kind go, he is not asked whose', () => {
    const game = paying((g) => {
      enlist(g, 1, 'senator:6');
      revoltsIn(g, 'senator:6', SICILIA, { armies: 1, fleets: 1 });
      // 2 * (3 + 8 + 2 + 2) = 30: four of the five must go.
      rich(g, 'senator:2', 22);
    });
    game.as(1).does('giveUpForces', { 'provincial:armies': 3, 'provincial:fleets': 1 });
    expect([forcesOf(game.g, AFRICA).armies, forcesOf(game.g, SICILIA).armies]).toEqual([0, 0]);
    expect([game.offers('giveUpArmies'), game.offers('giveUpFleets') !== undefined]).toEqual([undefined, true]);
    game.does('giveUpFleets', { [SICILIA]: 1 });
    expect(game.offers('payRebels')).toMatchObject({ min: 22, max: 22 });
  });
});

describe('what Rome takes over', () => {
  /** It takes over a Legion and two Fleets; when it comes to pay for them it has so much, five Wars having cost the 100 that came in. */
  const left = (talents: number) => {
    const game = at(revenue, undefined, { ...GOVERNORS, seats: 3 }, (g) => {
      bare(g);
      rebels(g, 'senator:2', 1, 1);
      g.advanced!.rebels!.fleets = 2;
      for (const id of ['war:1', 'war:5', 'war:6', 'war:68'] as const) wages(g, id);
      g.state = talents;
    });
    game.as(1).does('releaseLegions', ['legion:0']);
    game.as(0).does('keepReleased', 1).does('keepReleasedFleets', 2);
    while (game.as(0).offers('over') === undefined) game.as(game.waitingFor[0]!).saysNothing();
    return { units: [legionsAt(game.g, 'active'), game.g.fleets], state: game.g.state };
  };

  test('[2.03.6-g][2.03.6-h] it pays 2 for each; those that it cannot pay for are lost, and it is not Bankrupt', () => {
    expect(left(6)).toEqual({ units: [1, 2], state: 0 });
    expect(left(5)).toEqual({ units: [0, 2], state: 1 });
    expect(left(3)).toEqual({ units: [0, 1], state: 1 });
    expect(left(0)).toEqual({ units: [0, 0], state: 0 });
  });

  test('[2.03.6-h] no more than are unpaid, none where there is money, and only in this Revenue Phase', () => {
    const lost = (missing: number) => {
      const { g } = governed((x) => {
        x.fleets = 5;
        x.advanced!.rebels!.spare = 2;
      });
      return [spareFleets(g, missing), spareFleets(g, missing)];
    };
    expect([-1, 0, 1, 2, 3, 9].map(lost)).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
      [1, 0],
      [2, 0],
      [2, 0],
    ]);
  });
});
