import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import type { SenatorId, WarId } from '../../ids.ts';
import { senator } from '../../rome/senators.ts';
import { rebels, wages } from '../../testing/armies.ts';
import { abroad, sent, waging, withHim } from '../../testing/plans.ts';
import { neutralsOf } from '../state.ts';

/** Wars that nothing matches: 4 with 2 Fleets, 6, 10; 2 with 2 Fleets after 10 at sea; 3 with 2 Fleets after 6 at sea. */
const [FOUR, SIX, TEN, NAVAL, NAVAL_TOO] = ['war:121', 'war:120', 'war:119', 'war:118', 'war:122'] as const;
const against = (war: WarId, legions: number, fleets = 0) => ({ war, legions, fleets }) as const;
/** So many Legions, the first ones, are Veterans of somebody, or of nobody. */
const seasoned = (g: Rome, from: number, to: number, allegiance: SenatorId | '' = ''): void => {
  for (let n = from; n < to; n++) Object.assign(g.legions[n]!, { veteran: true, allegiance });
};

describe('half of what no attack needs', () => {
  test('[4.05.31-d][A4-33] not where everything goes by the plan; in a Crisis it does go with Adequate Forces', () => {
    const at = (entry: number) =>
      sent({ legions: 20, fleets: 2 }, [against(FOUR, 10, 2)], waging(FOUR), { crisis: true, entry });
    expect(withHim(at(1).g, 'senator:2')).toMatchObject({ legions: 10 });
    expect(withHim(at(2).g, 'senator:2')).toMatchObject({ legions: 10 });
    expect(withHim(at(3).g, 'senator:2')).toMatchObject({ legions: 15 });
  });

  test('[A4-33] what the first attack leaves of it is for the next', () => {
    const t = sent({ legions: 21 }, [against(TEN, 10), against(SIX, 6)], waging(TEN, SIX));
    expect(withHim(t.g, 'senator:2')).toMatchObject({ war: TEN, legions: 11 });
    expect(withHim(t.g, 'senator:3')).toMatchObject({ war: SIX, legions: 7 });
  });

  test('[A4-33] an attack at sea alone has no share in the Legions, one on land none in the Fleets', () => {
    const legions = sent({ legions: 14, fleets: 10 }, [against(TEN, 10), against(NAVAL, 0, 10)], waging(TEN, NAVAL));
    expect(withHim(legions.g, 'senator:2')).toMatchObject({ war: TEN, legions: 12 });
    expect(withHim(legions.g, 'senator:3')).toMatchObject({ war: NAVAL, legions: 0, fleets: 10 });
    const fleets = sent({ legions: 4, fleets: 16 }, [against(NAVAL, 0, 10), against(FOUR, 4, 2)], waging(NAVAL, FOUR));
    expect(withHim(fleets.g, 'senator:2')).toMatchObject({ war: NAVAL, fleets: 12 });
    expect(withHim(fleets.g, 'senator:3')).toMatchObject({ war: FOUR, fleets: 2 });
  });

  test('[A4-33] two that must win the sea share the Fleets, in their order', () => {
    const t = sent({ fleets: 20 }, [against(NAVAL, 0, 10), against(NAVAL_TOO, 0, 6)], waging(NAVAL, NAVAL_TOO));
    expect(withHim(t.g, 'senator:2')).toMatchObject({ war: NAVAL, fleets: 11 });
    expect(withHim(t.g, 'senator:3')).toMatchObject({ war: NAVAL_TOO, fleets: 7 });
  });

  test('[4.05.31-d][A4-33] what is there already counts towards +15, on land and at sea', () => {
    // 13 with MIL 4 against 6 are 11: 4 more do any good.
    const land = sent({ legions: 10 }, [against(SIX, 1)], (g) => {
      wages(g, SIX);
      abroad(g, 'senator:4', SIX, { legions: 13 });
    });
    expect(withHim(land.g, 'senator:4')).toMatchObject({ legions: 17 });
    // 19 with MIL 4 against 10 are 13: 2 more.
    const sea = sent({ fleets: 6 }, [against(NAVAL, 0, 1)], (g) => {
      wages(g, NAVAL);
      abroad(g, 'senator:4', NAVAL, { fleets: 19 });
    });
    expect(withHim(sea.g, 'senator:4')).toMatchObject({ fleets: 21 });
  });
});

describe('who counts as Commander', () => {
  const everything = (who: SenatorId, patch: (g: Rome) => void) => {
    const t = sent(
      { legions: 20, fleets: 2 },
      [against(FOUR, 20, 2)],
      (g) => {
        wages(g, FOUR);
        Object.assign(senator(g, 'senator:5'), { office: 'dictator' });
        Object.assign(senator(g, 'senator:4'), { office: 'master-of-horse' });
        patch(g);
      },
      { crisis: true, entry: 5 },
    );
    if (t.as(0).offers('commandWar')) t.picks(who);
    return withHim(t.g, who)?.legions;
  };
  test('[4.05.31-d][1.09.34-b] a Master of Horse counts with nobody but the Dictator', () => {
    // MIL 4 against 4, though there is a Master of Horse of 4.
    expect(everything('senator:2', () => {})).toBe(15);
    expect(everything('senator:5', () => {})).toBe(13);
  });
  test('[4.05.31-d][1.09.34-b] nor with him from captivity', () => {
    const captive = (g: Rome): void => {
      Object.assign(senator(g, 'senator:4'), { at: 'field', captive: 'barbarians' });
    };
    expect(everything('senator:5', captive)).toBe(17);
  });
});

describe('Veterans', () => {
  test('[4.05.31-e] all of his Faction go, however many; what that takes is no excess any more', () => {
    const t = sent({ legions: 18 }, [against(SIX, 6), against(TEN, 10)], (g) => {
      waging(SIX, TEN)(g);
      seasoned(g, 0, 8, 'senator:2');
    });
    expect(withHim(t.g, 'senator:2')).toMatchObject({ war: SIX, legions: 8 });
    expect(withHim(t.g, 'senator:3')).toMatchObject({ war: TEN, legions: 10 });
  });

  test('[4.05.31-f] those of a later Commander’s Faction stay for him, though the first is short', () => {
    const t = sent({ legions: 8 }, [against(SIX, 6), against(FOUR, 2, 2)], (g) => {
      waging(SIX, FOUR)(g);
      g.fleets = 2;
      seasoned(g, 0, 4, 'senator:3');
    });
    expect(withHim(t.g, 'senator:2')).toMatchObject({ war: SIX, legions: 4 });
    expect(withHim(t.g, 'senator:3')).toMatchObject({ war: FOUR, legions: 4 });
  });

  test('[4.05.31-f] none need go where ordinary Legions are enough, and all go where they are all needed', () => {
    const choice = sent({ legions: 10 }, [against(SIX, 6)], (g) => {
      wages(g, SIX);
      seasoned(g, 8, 10);
    });
    // 8 go, and 8 ordinary ones are there.
    expect(choice.as(0).offers('spareVeterans')).toMatchObject({ of: ['legion:8', 'legion:9'], min: 0, max: 2 });
    choice.does('spareVeterans', []);
    expect([8, 9].map((n) => choice.g.legions[n]!.at)).toEqual(['active', 'active']);
    expect(withHim(choice.g, 'senator:2')).toMatchObject({ legions: 8 });

    const all = sent({ legions: 7 }, [against(SIX, 7)], (g) => {
      wages(g, SIX);
      seasoned(g, 0, 2);
    });
    expect(withHim(all.g, 'senator:2')).toMatchObject({ legions: 7 });
  });

  test('[4.05.31-f] silence sends no more of them than must go', () => {
    const t = sent({ legions: 8 }, [against(SIX, 6)], (g) => {
      wages(g, SIX);
      seasoned(g, 6, 8);
    });
    t.as(0).saysNothing();
    expect([6, 7].map((n) => t.g.legions[n]!.at)).toEqual(['force:1', 'active']);
  });
});

describe('what has changed since the plan was made', () => {
  test('[4.05.3-d] nobody is sent against a War that is over', () => {
    const t = sent({ legions: 16 }, [against(TEN, 10), against(SIX, 6)], waging(SIX));
    expect(t.g.forces.map((f) => [f.commander, f.war])).toEqual([['senator:2', SIX]]);
  });

  test('[4.05.3-j] nor where Fleet Support is missing by now, and that is told', () => {
    const t = sent({ legions: 6, fleets: 1 }, [against(FOUR, 4, 2)], waging(FOUR));
    expect(t.g.forces).toEqual([]);
    t.expectLog('neutral.noCommander', { war: FOUR });
  });

  test('[4.05.3-d] with fewer units than were planned each goes with what is left besides those after him', () => {
    const legions = sent({ legions: 14 }, [against(TEN, 10), against(SIX, 6)], waging(TEN, SIX));
    expect(withHim(legions.g, 'senator:2')).toMatchObject({ legions: 8 });
    expect(withHim(legions.g, 'senator:3')).toMatchObject({ legions: 6 });
    const fleets = sent({ fleets: 12 }, [against(NAVAL, 0, 10), against(NAVAL_TOO, 0, 6)], waging(NAVAL, NAVAL_TOO));
    expect(withHim(fleets.g, 'senator:2')).toMatchObject({ fleets: 6 });
    expect(withHim(fleets.g, 'senator:3')).toMatchObject({ fleets: 6 });
  });
});

describe('a Proconsul', () => {
  test('[A4-34] who lacks nothing gets nothing, and nothing is said of him', () => {
    const t = sent({ legions: 9 }, [against(SIX, 0)], (g) => {
      wages(g, SIX);
      abroad(g, 'senator:4', SIX, { legions: 6 });
    });
    expect(withHim(t.g, 'senator:4')).toMatchObject({ legions: 6 });
    expect([...t.lines('neutral.reinforces'), ...t.lines('neutral.noCommander')]).toEqual([]);
    expect(t.g.dispatches).toBe(0);
  });

  test('[A4-34] what he gets is told by his name, with the entry it goes by', () => {
    const t = sent({ legions: 5, fleets: 3 }, [against(SIX, 2)], (g) => {
      wages(g, SIX);
      abroad(g, 'senator:4', SIX, { legions: 4 });
    });
    expect(t.lines('neutral.reinforces')).toMatchObject([{ who: 'senator:4', legions: 3, fleets: 0 }]);
    expect(t.reasons('neutral.reinforces')).toEqual([
      { by: { k: 'neutral.entry', a: { list: 'list:normal', entry: 1 } }, candidates: [] },
    ]);
    // Nobody has left Rome.
    expect(t.g.dispatches).toBe(0);
  });
});

describe('what is told of those who go', () => {
  test('[4.05.3-d] who, where to, with what, and by which entry of which list', () => {
    const t = sent({ legions: 10 }, [against(TEN, 10)], waging(TEN));
    expect(t.lines('neutral.sends')).toMatchObject([{ who: 'senator:2', war: TEN, legions: 10, fleets: 0 }]);
    expect(t.reasons('neutral.sends')).toEqual([
      { by: { k: 'neutral.entry', a: { list: 'list:normal', entry: 1 } }, candidates: [{ ref: 'senator:2' }] },
    ]);
    expect(t.g.dispatches).toBe(1);
    const crisis = sent({ legions: 9 }, [{ war: 'rebel', legions: 9, fleets: 0 }], (g) => rebels(g, 'senator:5', 3), {
      crisis: true,
      entry: 2,
    });
    expect(crisis.reasons('neutral.sends')[0]?.by).toEqual({
      k: 'neutral.entry',
      a: { list: 'list:crisis', entry: 2 },
    });
  });

  test('[4.05.31-f] silence sends the first of those who may lead', () => {
    const t = sent({ legions: 6 }, [against(SIX, 6)], (g) => {
      wages(g, SIX);
      senator(g, 'senator:5').office = 'dictator';
    });
    t.as(0).saysNothing();
    expect(withHim(t.g, 'senator:2')).toMatchObject({ war: SIX });
  });

  test('[4.05.31-f] where all may lead who are there, the next War has whoever is left', () => {
    const t = sent({ legions: 16 }, [against(TEN, 10), against(SIX, 6)], waging(TEN, SIX));
    expect(neutralsOf(t.g).plan.attacks.map((a) => a.commander)).toEqual(['senator:2', 'senator:3']);
  });

  test('[4.05.3-j] an attack for which nobody is left is not made, and is told; the others are', () => {
    const t = sent({ legions: 16 }, [against(TEN, 10), against(SIX, 6)], (g) => {
      waging(TEN, SIX)(g);
      senator(g, 'senator:3').office = '';
    });
    expect(t.g.forces.map((f) => [f.commander, f.war])).toEqual([['senator:2', TEN]]);
    expect(t.lines('neutral.noCommander')).toMatchObject([{ war: SIX }]);
  });
});

describe('in the corners', () => {
  test('[4.05.31-f] one Veteran who may stay is asked about, and none where his own Faction’s fill the Force', () => {
    const one = sent({ legions: 7 }, [against(SIX, 6)], (g) => {
      wages(g, SIX);
      seasoned(g, 6, 7);
    });
    expect(one.as(0).offers('spareVeterans')).toMatchObject({ of: ['legion:6'], min: 0, max: 1 });
    const full = sent({ legions: 10 }, [against(SIX, 6)], (g) => {
      wages(g, SIX);
      seasoned(g, 0, 8, 'senator:2');
      seasoned(g, 8, 10);
    });
    expect(withHim(full.g, 'senator:2')).toMatchObject({ legions: 8 });
    // No more of them than there is room for beside his own.
    const some = sent({ legions: 9 }, [against(SIX, 6)], (g) => {
      wages(g, SIX);
      seasoned(g, 0, 5, 'senator:2');
      seasoned(g, 5, 9);
    });
    expect(some.as(0).offers('spareVeterans')).toMatchObject({ min: 2, max: 2 });
  });

  test('[4.05.3-d] Fleets that are short go where they are needed', () => {
    const t = sent({ legions: 10, fleets: 3 }, [against(TEN, 10), against(NAVAL, 0, 10)], waging(TEN, NAVAL));
    expect(withHim(t.g, 'senator:2')).toEqual({ war: TEN, legions: 10, fleets: 0 });
    expect(withHim(t.g, 'senator:3')).toEqual({ war: NAVAL, legions: 0, fleets: 3 });
  });

  test('[A4-34] nobody is asked who leads a War where somebody is', () => {
    const t = sent({ legions: 5 }, [against(SIX, 2)], (g) => {
      wages(g, SIX);
      abroad(g, 'senator:4', SIX, { legions: 4 });
      senator(g, 'senator:5').office = 'dictator';
    });
    expect(t.as(0).offers('commandWar')).toBeUndefined();
    expect(withHim(t.g, 'senator:4')).toMatchObject({ legions: 7 });
  });
});
