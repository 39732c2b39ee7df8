import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { senator } from '../../rome/senators.ts';
import { legionsAt, legionsTo, sends, wages } from '../../testing/armies.ts';
import { type Army, armed } from '../../testing/plans.ts';
import { atNeutrals } from '../../testing/neutrals.ts';
import { type MilitaryPlan, neutralsOf, noPlan } from '../state.ts';
import { builds } from './builds.ts';

const SIX = 'war:120';
const building = (army: Army, plan: Partial<MilitaryPlan>, patch: (g: Rome) => void = () => {}) =>
  atNeutrals(builds, undefined, {}, (g) => {
    armed(g, army);
    neutralsOf(g).plan = { ...noPlan(), ...plan };
    patch(g);
  });
const shortage = (g: Rome): void => {
  g.events.push({ id: 'event:170', level: 1, since: 1 });
};

describe('in peace', () => {
  test('[4.05.33-a] Rome builds up to 10 Legions and 5 Fleets', () => {
    const t = building({ legions: 7, fleets: 3, state: 100 }, {});
    expect([legionsAt(t.g, 'active'), t.g.fleets, t.g.state]).toEqual([10, 5, 50]);
  });

  test('[4.05.33-a] and gives up what is more; [A4-35] ordinary Legions before Veterans', () => {
    const t = building({ legions: 9, fleets: 8, state: 100 }, {}, (g) => {
      legionsTo(g, 'active', 3, { veteran: true });
    });
    expect([legionsAt(t.g, 'active'), t.g.fleets, t.g.state]).toEqual([10, 5, 100]);
    expect(t.g.legions.filter((l) => l.veteran)).toHaveLength(3);
  });

  test('[4.05.33-a][4.02.2-a] with money for some of both, the Dominant Player divides it', () => {
    const t = building({ legions: 8, fleets: 3, state: 30 }, {});
    expect(t.as(0).offers('legions')).toMatchObject({ min: 1, max: 2 });
    t.does('legions', 1);
    expect([legionsAt(t.g, 'active'), t.g.fleets, t.g.state]).toEqual([9, 5, 0]);
  });

  test('[4.05.33-a] with money for some of one kind, it is spent; nobody is asked', () => {
    const t = building({ legions: 7, fleets: 5, state: 19 }, {});
    expect([legionsAt(t.g, 'active'), t.g.fleets, t.g.state]).toEqual([8, 5, 9]);
    const sea = building({ legions: 12, fleets: 3, state: 10 }, {});
    expect([legionsAt(sea.g, 'active'), sea.g.fleets]).toEqual([10, 4]);
  });

  test('[4.05.33-a] also where a single unit is lacking', () => {
    const t = building({ legions: 9, fleets: 5, state: 100 }, {});
    expect([legionsAt(t.g, 'active'), t.g.state]).toEqual([10, 90]);
  });

  test('[4.05.33-a] no more of a kind than is lacking', () => {
    const limits = (legions: number, fleets: number) =>
      building({ legions, fleets, state: 30 }, {}).as(0).offers('legions');
    expect(limits(5, 4)).toMatchObject({ min: 2, max: 3 });
    expect(limits(8, 1)).toMatchObject({ min: 0, max: 2 });
  });

  test('[4.05.33-a] not while a War is in play, in whatever space', () => {
    const t = building({ legions: 12, state: 0 }, { entry: 0 }, (g) => wages(g, SIX, { status: 'imminent' }));
    expect(legionsAt(t.g, 'active')).toBe(12);
  });

  test('[4.05.33-b][4.05.33-e] nothing under a Manpower Shortage, or where recruitment is forbidden', () => {
    const forbid = (g: Rome): void => {
      g.noRecruitment = true;
    };
    for (const patch of [shortage, forbid]) {
      expect(legionsAt(building({ legions: 7, fleets: 5, state: 200 }, {}, patch).g, 'active')).toBe(7);
    }
  });
});

test('[A4-35] Veterans who owe nobody Allegiance are given up before those who do', () => {
  const t = building({ legions: 2, fleets: 5 }, {}, (g) => {
    legionsTo(g, 'active', 6, { veteran: true, allegiance: 'senator:1' });
    legionsTo(g, 'active', 5, { veteran: true });
  });
  const left = t.g.legions.filter((l) => l.at === 'active');
  expect([left.length, left.filter((l) => l.allegiance === 'senator:1').length]).toEqual([10, 6]);
});

test('[4.05.33-a][4.02.2-a] silence builds Legions first', () => {
  const t = building({ legions: 8, fleets: 3, state: 30 }, {});
  t.as(0).saysNothing();
  expect([legionsAt(t.g, 'active'), t.g.fleets]).toEqual([10, 4]);
});

test('[4.05.33-a] where nothing is lacking, nothing is said of it', () => {
  const t = building({ legions: 10, fleets: 5, state: 100 }, {});
  expect([t.g.state, t.lines('neutral.builds'), t.lines('neutral.givesUp')]).toEqual([100, [], []]);
});

describe('for the plan', () => {
  const war = (g: Rome): void => {
    wages(g, SIX);
  };
  test('[4.05.33-c][4.05.33-f] what it needs, at the usual price; whoever holds the Concession earns by it', () => {
    const t = building({ state: 100 }, { entry: 3, legions: 3, fleets: 2 }, (g) => {
      war(g);
      g.concessions.push({ id: 'concession:52', holder: 'senator:3', revealed: false, voted: 0 });
    });
    expect([legionsAt(t.g, 'active'), t.g.fleets, t.g.state]).toEqual([3, 2, 50]);
    expect(senator(t.g, 'senator:3').talents).toBeGreaterThan(0);
  });

  test('[4.05.33-c] also a single unit', () => {
    expect(legionsAt(building({ state: 100 }, { entry: 3, legions: 1 }, war).g, 'active')).toBe(1);
    expect(building({ state: 100 }, { entry: 3, fleets: 1 }, war).g.fleets).toBe(1);
  });

  test('[4.05.33-f] never more than there is money for', () => {
    const t = building({ state: 25 }, { entry: 3, legions: 3, fleets: 2 }, war);
    expect([legionsAt(t.g, 'active'), t.g.fleets, t.g.state]).toEqual([0, 2, 5]);
  });

  test('[4.05.33-b] under a Manpower Shortage only in a Crisis, at its price', () => {
    const short = (g: Rome): void => {
      war(g);
      shortage(g);
    };
    expect(legionsAt(building({ state: 100 }, { entry: 3, legions: 3 }, short).g, 'active')).toBe(0);
    const t = building({ state: 100 }, { crisis: true, entry: 3, legions: 3 }, short);
    expect([legionsAt(t.g, 'active'), t.g.state]).toEqual([3, 40]);
  });

  test('[4.05.33-d] where no plan can be supplied, the Dominant Player builds what he likes', () => {
    const t = building({ state: 100 }, { entry: 0 }, war);
    t.as(0).does('legions', 4).does('fleets', 1);
    expect([legionsAt(t.g, 'active'), t.g.fleets, t.g.state]).toEqual([4, 1, 50]);
    const none = building({ state: 100 }, { entry: 0 }, war).as(0).does('drop');
    expect(none.g.state).toBe(100);
  });

  test('[4.05.33-b][4.05.33-d] nor does he under a Manpower Shortage without a Crisis', () => {
    const t = building({ state: 100 }, { entry: 0 }, (g) => {
      war(g);
      shortage(g);
    });
    expect(t.as(0).offers('over')).toBeDefined();
  });

  test('[4.05.33-d] a plan that needs nothing builds nothing', () => {
    const t = building({ legions: 2, state: 100 }, { entry: 3 }, (g) => {
      war(g);
      sends(g, 'senator:2', SIX, { legions: 6 });
    });
    expect([legionsAt(t.g, 'active'), t.g.state]).toEqual([2, 100]);
  });
});
