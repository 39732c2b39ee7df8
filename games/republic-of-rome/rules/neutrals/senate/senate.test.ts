import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { senator } from '../../rome/senators.ts';
import { senate } from '../../senate/index.ts';
import { combat } from '../../combat/index.ts';
import { sends, wages } from '../../testing/armies.ts';
import { faction } from '../../testing/at.ts';
import { atNeutrals, CONSERVATIVES, IMPERIALS } from '../../testing/neutrals.ts';
import { armed } from '../../testing/plans.ts';
import { neutralsOf } from '../state.ts';

const SIX = 'war:120';
/** Nine Senators in Rome, the Imperials with a Majority. */
const nine = (g: Rome): void => {
  armed(g, { legions: 10, fleets: 5, state: 100 });
  g.phase = 'population';
  faction(g, 0, 'senator:1', 'senator:6');
  faction(g, IMPERIALS, 'senator:2', 'senator:7');
  faction(g, 2, 'senator:3', 'senator:8');
  faction(g, CONSERVATIVES, 'senator:4', 'senator:9');
  faction(g, 4, 'senator:5');
  senator(g, 'senator:2').knights = 40;
};

describe('the Senate Phase', () => {
  const whole = (patch: (g: Rome) => void = () => {}) =>
    atNeutrals(senate, undefined, { byChance: true }, (g) => {
      nine(g);
      patch(g);
    });

  test('[4.05.1-a][4.02.1-h] Coalition, Military Plan, Spoils, building: told in this order', () => {
    const t = whole((g) => {
      wages(g, SIX);
      g.legions.forEach((l) => Object.assign(l, { at: 'pool' }));
    });
    const told = t.logKeys();
    while (t.as(0).offers('over') === undefined) told.push(...t.saysNothing().logKeys());
    const STEPS = ['neutral.coalition', 'neutral.plan', 'neutral.spoils.takes', 'neutral.builds'];
    expect([...new Set(told.filter((k) => STEPS.includes(k)))]).toEqual(STEPS);
    expect(t.g.legions.filter((l) => l.at !== 'pool')).toHaveLength(6);
    expect(t.g.senate.step).toBe('closed');
  });

  test('[4.05.1-b][4.05.1-c] nobody is prosecuted, nothing is proposed, nobody votes', () => {
    const t = whole((g) => {
      senator(g, 'senator:3').corrupt = true;
      senator(g, 'senator:4').office = 'censor';
    });
    while (t.as(0).offers('over') === undefined) t.saysNothing();
    expect(t.logKeys()).not.toContain('senate.proposed');
    expect(senator(t.g, 'senator:3').corrupt).toBe(true);
  });

  test('[4.05.1-d] Rome is repopulated before votes are counted', () => {
    const t = whole((g) => {
      g.senators = g.senators.filter((s) => s.id !== 'senator:8' && s.id !== 'senator:9');
      g.curia = ['senator:9'];
      g.factions[CONSERVATIVES]!.leader = 'senator:4';
    });
    const order = t.logKeys();
    expect(order.indexOf('senate.repopulated')).toBeGreaterThan(-1);
    expect(order.indexOf('senate.repopulated')).toBeLessThan(order.indexOf('neutral.rank'));
    const votes = neutralsOf(t.g).votes.reduce((sum, n) => sum + n, 0);
    const oratoryOfNine = 3;
    expect(senator(t.g, 'senator:9').faction).toBeGreaterThanOrEqual(0);
    expect(votes).toBeGreaterThan(40 + oratoryOfNine);
  });

  test('[4.05.413-b][4.07.3-a][1.09.71-a] the meeting is open when the Coalition has been formed: a candidate for life is attacked', () => {
    const t = whole((g) => (senator(g, 'senator:2').influence = 25));
    const all = ['faction:0', 'faction:2', 'faction:3', 'faction:4'];
    expect(t.lines('neutral.assassin.roll').map(({ faction: of }) => of)).toEqual(expect.arrayContaining(all));
    expect(t.logKeys()).not.toContain('neutral.assassin.nobody');
  });

  test('[1.09.9-a] what can do nothing comes home when it closes', () => {
    const t = whole((g) => {
      Object.assign(g, { state: 0, fleets: 0 });
      wages(g, 'war:117');
      sends(g, 'senator:9', 'war:117', { legions: 2, force: { sentIn: 0 } });
      senator(g, 'senator:9').office = 'proconsul';
    });
    t.as(0).does('recallProconsuls', []);
    while (t.as(0).offers('over') === undefined) t.saysNothing();
    expect(t.g.forces).toEqual([]);
  });
});

describe('the Combat Phase that follows', () => {
  test('[4.05.3-d] attacks of the plan are fought, also by Neutrals', () => {
    const t = atNeutrals(combat, undefined, { byChance: true }, (g) => {
      nine(g);
      wages(g, SIX);
      senator(g, 'senator:2').office = 'field-consul';
      sends(g, 'senator:2', SIX, { legions: 12 });
    });
    t.expectLog('combat.battle', { who: 'senator:2', war: SIX });
  });

  test('[4.02.2-a] a Neutral’s Captive stops nobody; a Neutral’s Commander asks the Dominant Player', () => {
    const t = atNeutrals(
      combat,
      undefined,
      { byChance: true },
      (g) => {
        nine(g);
        wages(g, 'war:118');
        g.discards.push('card:139');
        senator(g, 'senator:2').office = 'field-consul';
        sends(g, 'senator:2', 'war:118', { legions: 9, fleets: 14 });
        Object.assign(senator(g, 'senator:9'), { at: 'field', captive: 'war:118' });
      },
      [3, 4, 5],
    );
    expect(t.as(0).offers('fightOnLand')).toBeDefined();
  });
});
