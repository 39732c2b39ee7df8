import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import type { WarId } from '../../ids.ts';
import { rebels, sends, wages } from '../../testing/armies.ts';
import { attacked, planning, planOf } from '../../testing/plans.ts';
import { senator } from '../../rome/senators.ts';
import { neutralsOf } from '../state.ts';

const wars =
  (...ids: WarId[]) =>
  (g: Rome): void => {
    for (const id of ids) wages(g, id);
  };
/** Wars that nothing matches: 4 with 2 Fleets, 6, 6 with 2 Fleets, 10, 12 with 2 Fleets, 15. */
const [FOUR, SIX, SIX_TOO, TEN, TWELVE, FIFTEEN] = [
  'war:121',
  'war:120',
  'war:8',
  'war:119',
  'war:117',
  'war:70',
] as const;

describe('a Crisis', () => {
  test('[4.05.3-a] three Active Wars, or one above 15, or a Rebel', () => {
    expect(planOf({}, wars(SIX, TEN)).crisis).toBe(false);
    expect(planOf({}, wars(SIX, TEN, FOUR)).crisis).toBe(true);
    expect(planOf({}, wars(FIFTEEN)).crisis).toBe(false);
    expect(planOf({}, (g) => wages(g, FIFTEEN, { shift: 1 })).crisis).toBe(true);
    expect(planOf({}, (g) => rebels(g, 'senator:3', 2)).crisis).toBe(true);
    expect(
      planOf({}, (g) => {
        wars(SIX, TEN)(g);
        wages(g, FOUR, { status: 'inactive' });
        wages(g, TWELVE, { status: 'imminent' });
      }).crisis,
    ).toBe(false);
  });

  test('[4.05.3-a] is told with its reason', () => {
    planning({}, wars(SIX, TEN, FOUR)).expectLog('neutral.crisisWars', { n: 3 });
    planning({}, (g) => wages(g, FIFTEEN, { shift: 1 })).expectLog('neutral.crisisStrength', { war: FIFTEEN, n: 16 });
    planning({}, (g) => rebels(g, 'senator:3', 2)).expectLog('neutral.crisisRebel', { who: 'senator:3' });
    expect(planning({}, wars(SIX)).logKeys()).not.toContain('neutral.crisisWars');
  });

  test('[4.05.3-b] on land or at sea, not together; Matching Wars are counted, Wars that are not Active are not', () => {
    // 2 on land and 10 at sea, with 6 more each.
    expect(planOf({}, (g) => wages(g, 'war:118', { shift: 5 })).crisis).toBe(false);
    expect(planOf({}, (g) => wages(g, 'war:118', { shift: 6 })).crisis).toBe(true);
    expect(planOf({}, wars('war:112', 'war:113')).crisis).toBe(true);
    expect(planOf({}, (g) => wages(g, FIFTEEN, { status: 'inactive', shift: 9 })).crisis).toBe(false);
  });
});

describe('the Normal List', () => {
  test('[4.05.3-c][4.05.3-e] two Active Wars, if there is enough for both', () => {
    const plan = planOf({ legions: 16 }, wars(SIX, TEN));
    expect(plan).toMatchObject({ crisis: false, entry: 1, legions: 0, fleets: 0 });
    expect(attacked(plan)).toEqual([TEN, SIX]);
    expect(planOf({ legions: 15 }, wars(SIX, TEN)).entry).not.toBe(1);
  });

  test('[4.05.3-d] what can be built counts', () => {
    expect(planOf({ legions: 15, state: 10 }, wars(SIX, TEN))).toMatchObject({ entry: 1, legions: 1 });
  });

  test('[4.05.3-e] one Dangerous War, Active or not, before an Active one', () => {
    const plan = planOf({ legions: 10, fleets: 3 }, (g) => {
      wages(g, TEN);
      wages(g, 'war:3', { status: 'inactive' });
    });
    expect(plan.entry).toBe(2);
    expect(attacked(plan)).toEqual(['war:3']);
  });

  test('[4.05.3-e] one Active War, else an Inactive one', () => {
    const both = (g: Rome): void => {
      wages(g, TEN);
      wages(g, SIX, { status: 'inactive' });
    };
    expect(planOf({ legions: 10 }, both)).toMatchObject({ entry: 3, attacks: [{ war: TEN }] });
    expect(planOf({ legions: 9 }, both)).toMatchObject({ entry: 4, attacks: [{ war: SIX }] });
  });

  test('[4.05.3-j] no entry can be carried out: no attack', () => {
    const t = planning({ legions: 5 }, wars(SIX));
    expect(neutralsOf(t.g).plan).toMatchObject({ entry: 0, attacks: [] });
    t.expectLog('neutral.noAttack');
  });

  test('[4.05.3-g] of several the most Dangerous, then the strongest', () => {
    expect(attacked(planOf({ legions: 12 }, wars(SIX, TEN)))).toEqual([TEN]);
    // 12 with 12 more in play, against 5 with 4 more.
    const dangerous = (g: Rome): void => {
      wages(g, 'war:112', { status: 'inactive' });
      wages(g, 'war:3', { status: 'inactive' });
      g.era = 'late';
    };
    expect(attacked(planOf({ legions: 20, fleets: 10 }, dangerous))).toEqual(['war:112']);
  });

  test('[4.05.3-g][A4-31] equal ones: the Dominant Player chooses', () => {
    const t = planning({ legions: 6, fleets: 2 }, wars(SIX, SIX_TOO));
    expect(t.as(0).offers('planWar')).toMatchObject({ of: [SIX, SIX_TOO] });
    t.picks(SIX_TOO);
    expect(attacked(neutralsOf(t.g).plan)).toEqual([SIX_TOO]);
  });
});

describe('what binds every plan', () => {
  test('[4.05.3-i] Fleet Support, and earlier Wars of a series first', () => {
    expect(planOf({ legions: 12, fleets: 1 }, wars(TWELVE)).entry).toBe(0);
    expect(planOf({ legions: 12, fleets: 2 }, wars(TWELVE)).entry).toBe(3);
    // 2nd Mithridatic War alone would be 12 strong: it waits for the 1st, which is too much (and a Crisis by now).
    const pair = wars('war:112', 'war:113');
    expect(planOf({ legions: 13, fleets: 15 }, pair)).toMatchObject({ entry: 5, attacks: [{ war: 'war:112' }] });
    expect(
      attacked(
        planOf({ legions: 25, fleets: 15, state: 0 }, (g) => {
          pair(g);
          g.wars.reverse();
        }),
      ),
    ).toEqual(['war:112']);
  });

  test('[4.05.3-i] Wars of one series are attacked as they came, also where the later one is stronger', () => {
    const plan = planOf({ legions: 22, fleets: 1 }, (g) => {
      wars('war:74', 'war:75')(g);
    });
    expect(plan.entry).toBe(1);
    expect(attacked(plan)).toEqual(['war:74', 'war:75']);
  });

  test('[A4-30] no more attacks than there will be Commanders', () => {
    const lonely = (g: Rome): void => {
      wars(SIX, TEN)(g);
      for (const s of g.senators.slice(1)) Object.assign(s, { at: 'field', captive: SIX });
    };
    expect(planOf({ legions: 20 }, lonely)).toMatchObject({ entry: 3 });
  });

  test('[A4-34] a Proconsul with an Adequate Force counts as an attack, and needs nothing', () => {
    const held = (legions: number) => (g: Rome) => {
      wars(SIX, TEN)(g);
      sends(g, 'senator:4', TEN, { legions, force: { sentIn: 0 } });
      senator(g, 'senator:4').office = 'proconsul';
    };
    expect(planOf({ legions: 6 }, held(10))).toMatchObject({
      entry: 1,
      attacks: [
        { war: TEN, legions: 0 },
        { war: SIX, legions: 6 },
      ],
    });
    // With less he is reinforced, or recalled before it is planned.
    const weak = planning({ legions: 7 }, held(9));
    weak.as(0).does('recallProconsuls', []);
    expect(neutralsOf(weak.g).plan).toMatchObject({ entry: 1, attacks: [{ war: TEN, legions: 1 }, { war: SIX }] });
    const recalled = planning({ legions: 6 }, held(9)).as(0).does('recallProconsuls', ['senator:4']);
    expect(recalled.g.forces).toEqual([]);
    expect(neutralsOf(recalled.g).plan).toMatchObject({ entry: 3, attacks: [{ war: TEN, legions: 10 }] });
  });

  test('[A4-30][A4-34] whoever is there needs no Commander from Rome', () => {
    const plan = planOf({ legions: 6 }, (g) => {
      wars(SIX, TEN)(g);
      sends(g, 'senator:4', TEN, { legions: 10, force: { sentIn: 0 } });
      senator(g, 'senator:4').office = 'proconsul';
      for (const s of g.senators) if (s.id !== 'senator:1' && s.id !== 'senator:4') s.captive = SIX;
      for (const s of g.senators) if (s.captive !== '') s.at = 'field';
    });
    expect(plan.entry).toBe(1);
  });

  test('[1.09.644-d] units that nobody commands come home first', () => {
    const t = planning({ legions: 4 }, (g) => {
      wars(SIX, TEN)(g);
      sends(g, 'senator:4', TEN, { legions: 2, force: { sentIn: 0 } }).commander = '';
      senator(g, 'senator:4').at = 'rome';
    });
    expect(neutralsOf(t.g).plan).toMatchObject({ entry: 3, attacks: [{ war: SIX, legions: 6 }] });
  });
});

describe('the Crisis List', () => {
  test('[4.05.3-c][4.05.3-f] four Active Wars: the weakest with everything', () => {
    const plan = planOf({ legions: 9, fleets: 6, state: 20 }, wars(SIX, TEN, FOUR, TWELVE));
    expect(plan).toMatchObject({ crisis: true, entry: 1, legions: 2, fleets: 0 });
    // As many Fleets as must go, and no more.
    expect(plan.attacks).toMatchObject([{ war: FOUR, legions: 11, fleets: 2 }]);
  });

  test('[4.05.3-f][A4-32] five: the two weakest, as equal as can be; the Dominant Player says who is first', () => {
    const t = planning({ legions: 9, fleets: 6 }, wars(SIX, TEN, FOUR, TWELVE, FIFTEEN));
    t.as(0).picks(SIX);
    // 9 Legions: 5.5 and 3.5 would be even.
    expect(neutralsOf(t.g).plan.attacks).toMatchObject([
      { war: SIX, legions: 6 },
      { war: FOUR, legions: 3 },
    ]);
  });

  test('[4.05.3-f][A4-34] one that is held with an Adequate Force counts; one that cannot be attacked is left out', () => {
    const held = planOf({ legions: 5, fleets: 2 }, (g) => {
      wars(SIX, TEN, FOUR, TWELVE, FIFTEEN)(g);
      sends(g, 'senator:4', TWELVE, { legions: 12, fleets: 2, force: { sentIn: 0 } });
      senator(g, 'senator:4').office = 'proconsul';
    });
    expect(held).toMatchObject({ entry: 1, attacks: [{ war: FOUR, legions: 5 }] });
    const enough = planOf({ legions: 5, fleets: 2 }, (g) => {
      wars(SIX, TEN, FOUR, TWELVE)(g);
      sends(g, 'senator:4', TWELVE, { legions: 12, fleets: 2, force: { sentIn: 0 } });
      senator(g, 'senator:4').office = 'proconsul';
    });
    expect(enough).toMatchObject({ entry: 1, attacks: [{ war: TWELVE, legions: 5 }] });
    expect(attacked(planOf({ legions: 5, fleets: 1 }, wars(SIX, TEN, FOUR, TWELVE)))).toEqual([SIX]);
  });

  test('[4.05.3-f] the Rebel with everything, though Adequate Forces could fight others', () => {
    const plan = planOf({ legions: 12, fleets: 5 }, (g) => {
      wars(SIX)(g);
      rebels(g, 'senator:3', 2);
    });
    expect(plan).toMatchObject({ entry: 2, attacks: [{ war: 'rebel', legions: 12, fleets: 0 }] });
  });

  test('[4.05.3-f] three Active Wars, else two, else the weakest with everything', () => {
    const three = wars(SIX, TEN, FOUR);
    expect(planOf({ legions: 20, fleets: 2 }, three)).toMatchObject({ entry: 3 });
    expect(planOf({ legions: 19, fleets: 2 }, three)).toMatchObject({
      entry: 4,
      attacks: [{ war: TEN }, { war: SIX }],
    });
    expect(planOf({ legions: 9, fleets: 2 }, three)).toMatchObject({ entry: 5, attacks: [{ war: FOUR, legions: 9 }] });
  });
});

describe('a Coalition of Players', () => {
  test('[4.05.3-h] may make its own plan', () => {
    const t = planning({ legions: 16, members: [0] }, wars(SIX, TEN));
    t.as(0).does('planOwn');
    expect(neutralsOf(t.g).plan).toMatchObject({ own: true, entry: 0, attacks: [] });
    const listed = planning({ legions: 16, members: [0] }, wars(SIX, TEN))
      .as(0)
      .does('planByList');
    expect(neutralsOf(listed.g).plan).toMatchObject({ own: false, entry: 1 });
  });

  test('[4.05.3-h] not where a Neutral is in it', () => {
    expect(planOf({ legions: 16, members: [0, 1] }, wars(SIX, TEN)).entry).toBe(1);
  });
});
