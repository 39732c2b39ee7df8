/** The Normal List and the Crisis List in their corners, and what is told of Wars that are not attacked — 4.05.3 */
import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { rebels, wages } from '../../testing/armies.ts';
import { ruledOut } from '../../testing/neutrals.ts';
import { attacked, planning, planOf, abroad, waging } from '../../testing/plans.ts';
import { neutralsOf } from '../state.ts';

/** Wars that nothing matches: 4 with 2 Fleets, 6, 10, 12 with 2 Fleets, 15; 2 with 2 Fleets after 10 at sea. */
const [FOUR, SIX, TEN, TWELVE, FIFTEEN, NAVAL] = [
  'war:121',
  'war:120',
  'war:119',
  'war:117',
  'war:70',
  'war:118',
] as const;
/** Nobody but `senator:1` is in Rome, and so many more. */
const inRome = (g: Rome, n: number): void => {
  for (const s of g.senators.slice(n)) if (s.at === 'rome') Object.assign(s, { at: 'field', captive: 'barbarians' });
};

describe('the strongest', () => {
  test('[4.05.3-g][A4-31] by land or by sea, whichever is more', () => {
    const plan = planOf({ legions: 6, fleets: 10 }, (g) => {
      waging(SIX, NAVAL)(g);
      inRome(g, 1);
    });
    expect(attacked(plan)).toEqual([NAVAL]);
  });

  test('[4.05.3-g][A4-31] of sets the one whose first War is stronger, then the one whose second is', () => {
    const both = (g: Rome): void => waging(SIX, TEN, FOUR)(g);
    // In a Crisis of three: two of them, and there is not enough for the strongest two.
    expect(attacked(planOf({ legions: 14, fleets: 2 }, both))).toEqual([TEN, FOUR]);
    expect(attacked(planOf({ legions: 16, fleets: 2 }, both))).toEqual([TEN, SIX]);
  });
});

describe('those who are there', () => {
  test('[A4-34] what somebody has besides what he needs is no help to others', () => {
    const plan = (fleets: number) =>
      planOf({ legions: 12, fleets }, (g) => {
        waging(FOUR, TWELVE)(g);
        abroad(g, 'senator:4', FOUR, { legions: 9, fleets: 5 });
      });
    expect(plan(2)).toMatchObject({ entry: 1 });
    expect(attacked(plan(1))).toEqual([FOUR]);
    const legions = planOf({ legions: 9 }, (g) => {
      waging(SIX, TEN)(g);
      abroad(g, 'senator:4', SIX, { legions: 8 });
    });
    expect(attacked(legions)).toEqual([SIX]);
  });

  test('[A4-34] Fleets that he lacks are sent to him', () => {
    const t = planning({ legions: 0, fleets: 2 }, (g) => {
      wages(g, FOUR);
      abroad(g, 'senator:4', FOUR, { legions: 4, fleets: 1 });
    });
    t.as(0).does('recallProconsuls', []);
    expect(neutralsOf(t.g).plan.attacks).toMatchObject([{ war: FOUR, legions: 0, fleets: 1 }]);
  });

  test('[A4-34] whoever is on his way home, or commands nobody, is not there', () => {
    const homeward = (home: boolean) =>
      planOf({ legions: 10 }, (g) => {
        waging(SIX, TEN)(g);
        abroad(g, 'senator:4', SIX, { legions: 6 });
        g.forces[0]!.homeward = home;
      }).entry;
    expect(homeward(false)).toBe(1);
    expect(homeward(true)).not.toBe(1);
  });

  test('[A4-34] of several the largest counts', () => {
    const plan = planOf({ legions: 10 }, (g) => {
      waging(SIX, TEN)(g);
      abroad(g, 'senator:4', SIX, { legions: 2 });
      abroad(g, 'senator:5', SIX, { legions: 6 });
    });
    expect(plan).toMatchObject({ entry: 1, attacks: [{ war: TEN }, { war: SIX, legions: 0 }] });
  });

  test('[4.05.3-f][A4-34] down to three: those who are held are no longer among the weakest', () => {
    const plan = planOf({ legions: 8, fleets: 2 }, (g) => {
      waging(SIX, TEN, FOUR, TWELVE, FIFTEEN)(g);
      abroad(g, 'senator:4', FOUR, { legions: 4, fleets: 2 });
    });
    expect(plan).toMatchObject({ entry: 1, attacks: [{ war: SIX, legions: 8 }] });
  });

  test('[4.05.3-f] the Rebel is one of the Wars of which there are too many', () => {
    const four = planning({ legions: 9 }, (g) => {
      waging(SIX, TEN, FIFTEEN)(g);
      rebels(g, 'senator:3', 1);
    });
    expect(neutralsOf(four.g).plan).toMatchObject({ crisis: true, entry: 1, attacks: [{ war: 'rebel', legions: 9 }] });
    // Five: the two weakest are the Rebel and 6, whoever of them is to be first.
    const five = () =>
      planning({ legions: 12 }, (g) => {
        waging(SIX, TEN, TWELVE, FIFTEEN)(g);
        rebels(g, 'senator:3', 1);
      }).as(0);
    expect(five().offers('planWar')).toMatchObject({ of: ['senator:3', SIX] });
    expect(attacked(neutralsOf(five().picks(SIX).g).plan)).toEqual([SIX, 'rebel']);
    expect(attacked(neutralsOf(five().picks('senator:3').g).plan)).toEqual(['rebel', SIX]);
  });
});

describe('what is told', () => {
  test('[4.05.3-e] why each of the others is not attacked: another entry would have, or it is too strong, and what it would need', () => {
    const t = planning({ legions: 10 }, (g) => {
      waging(TEN, FIFTEEN)(g);
      wages(g, SIX, { status: 'inactive' });
    });
    expect(ruledOut(t, 'neutral.plan')).toEqual({
      [TEN]: '',
      [FIFTEEN]: 'neutral.tooStrong',
      [SIX]: 'neutral.notInEntry',
    });
    const [told] = t.reasons('neutral.plan');
    expect(told?.by).toMatchObject({ k: 'neutral.entry', a: { list: 'list:normal', entry: 3 } });
    const out = told?.candidates.map((c) => c.out?.a);
    expect(out).toEqual([undefined, { legions: 15, fleets: 0 }, { entry: 3 }]);
  });

  test('[4.05.3-i] one that has to wait for an earlier War of its series', () => {
    const t = planning({ legions: 13, fleets: 15 }, waging('war:112', 'war:113'));
    expect(ruledOut(t, 'neutral.plan')).toEqual({ 'war:112': '', 'war:113': 'neutral.outOfOrder' });
    expect(t.reasons('neutral.plan')[0]?.by).toMatchObject({ a: { list: 'list:crisis', entry: 5 } });
  });

  test('[4.05.3-j] that no entry of the list can be carried out', () => {
    const t = planning({ legions: 5 }, waging(SIX));
    expect(t.reasons('neutral.noAttack')).toMatchObject([
      { by: { k: 'neutral.noEntry', a: { list: 'list:normal' } }, candidates: [{ ref: SIX }] },
    ]);
  });

  test('[4.05.3-f] the Rebel is named, and what is built for it', () => {
    const t = planning({ legions: 2, state: 20 }, (g) => rebels(g, 'senator:3', 2));
    expect(t.lines('neutral.plan')).toMatchObject([{ refs: ['senator:3'], legions: 2, fleets: 0 }]);
    expect(ruledOut(t, 'neutral.plan')).toEqual({ 'senator:3': '' });
  });
});

describe('series and Rebels', () => {
  test('[4.05.3-g] Wars of different series stay as they were chosen, whatever their place in theirs', () => {
    const plan = planOf({ legions: 17, fleets: 1 }, waging(TEN, 'war:75'));
    expect(attacked(plan)).toEqual(['war:75', TEN]);
  });

  test('[4.05.3-i] a Rebel waits for no War of a series', () => {
    const plan = planOf({ legions: 12 }, (g) => {
      waging('war:74')(g);
      rebels(g, 'senator:3', 2);
    });
    expect(plan).toMatchObject({ entry: 2, attacks: [{ war: 'rebel', legions: 12 }] });
  });

  test('[4.05.3-f][A4-32] all Fleets go where the sea must be won', () => {
    const plan = planOf({ legions: 8, fleets: 20 }, (g) => {
      waging(NAVAL, TWELVE, FIFTEEN)(g);
      wages(g, TEN, { shift: 3 });
    });
    expect(plan).toMatchObject({ entry: 1, attacks: [{ war: NAVAL, legions: 8, fleets: 20 }] });
  });
});
