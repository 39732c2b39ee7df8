import type { Dice } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../combat/results.ts';
import type { Rome } from '../../game.ts';
import { fresh } from '../../rome/death.ts';
import { maybeSenator, senator } from '../../rome/senators.ts';
import { legionsAt, legionsTo, wages } from '../../testing/armies.ts';
import { chit, HARMLESS, SIX_HARMLESS } from '../../testing/chits.ts';
import { holds, provincial } from '../../testing/provinces.ts';
import { fightForProvince } from './battle.ts';
import { forcesOf } from './state.ts';
import { inTurns, lossesOf } from './losses.ts';

const MACEDONIA = 'province:macedonia';
interface There {
  readonly armies?: number;
  readonly fleets?: number;
  readonly legions?: number;
}
/** What such a result takes. */
const taken = ({ legions = 0, ...units }: There, toll: Outcome['toll']) => {
  const { g } = provincial((x) => {
    holds(x, MACEDONIA, '', units);
    legionsTo(x, MACEDONIA, legions);
  });
  return lossesOf(g, g.provinces[0]!, undefined, { result: 'stalemate', toll });
};

describe('2.02.411 losses', () => {
  test('[2.02.411-a] without a Legion each loss costs two Armies', () => {
    expect(taken({ armies: 9 }, 3)).toMatchObject({ armies: 6 });
    expect(taken({ armies: 5 }, 3)).toMatchObject({ armies: 5 });
  });

  test('[2.02.411-b] with one, each Army is one loss', () => {
    expect(taken({ armies: 9, legions: 1 }, 2)).toMatchObject({ armies: 2, legions: 0 });
  });

  test('[2.02.411-c] Fleets one for each', () => {
    expect(taken({ armies: 9, fleets: 5 }, 3)).toMatchObject({ armies: 6, fleets: 3 });
  });

  test('[2.02.411-d][2.02.411-e] two Armies, one Legion, and so on: 8 losses take 6 and 2', () => {
    expect(inTurns(8, 10, 10)).toEqual({ armies: 6, legions: 2 });
    expect([1, 2, 3, 4].map((n) => inTurns(n, 9, 9).legions)).toEqual([0, 0, 1, 1]);
  });

  test('[2.02.411-f] when one kind is used up the other takes the rest', () => {
    expect(inTurns(5, 1, 9)).toEqual({ armies: 1, legions: 4 });
    expect(inTurns(5, 9, 1)).toEqual({ armies: 4, legions: 1 });
  });

  test('[2.02.411-g] never more than there is', () => {
    expect(taken({ armies: 1, legions: 1, fleets: 1 }, 5)).toEqual({ armies: 1, legions: 1, fleets: 1 });
    expect(taken({}, 'all')).toEqual({ armies: 0, legions: 0, fleets: 0 });
  });

  test('[2.02.411-h][A2-29] half or a quarter of land units and of Fleets, each rounded up, never doubled', () => {
    expect(taken({ armies: 5, fleets: 3 }, 'half')).toMatchObject({ armies: 3, fleets: 2 });
    expect(taken({ armies: 5, fleets: 3 }, 'quarter')).toMatchObject({ armies: 2, fleets: 1 });
    expect(taken({ armies: 4, legions: 3 }, 'half')).toMatchObject({ armies: 3, legions: 1 });
  });

  test('[A2-49] at sea too, land units by their own pattern', () => {
    // 5 + 3 + 4 against 8, 4 and 4 is 8: a Stalemate that costs 5.
    const t = provincial(
      (g) => {
        holds(g, 'province:bithynia', '', { armies: 4, fleets: 3, developed: true });
        wages(g, 'war:71');
      },
      [2, 3, 3],
    );
    fightForProvince(t.cx, t.g.provinces[0]!, t.g.wars[0]!);
    expect(t.g.advanced?.provinces?.forces).toEqual([]);
  });
});

/** Macedonia under senator:1 (MIL 4): with 5 Legions 14 against 12, and 10 Fleets for Support of 10. */
const battle = (dice: Dice, patch: (g: Rome) => void = () => {}) => {
  const t = provincial((g) => {
    g.senators.push(fresh(g, 'senator:16', 0));
    g.factions[0]!.leader = 'senator:16';
    holds(g, MACEDONIA, 'senator:1');
    legionsTo(g, MACEDONIA, 5);
    wages(g, 'war:6');
    patch(g);
  }, dice);
  return { ...t, ...fightForProvince(t.cx, t.g.provinces[0]!, t.g.wars[0]!) };
};

describe('the Governor', () => {
  test('[2.02.411-i][A2-30][2.02.H-e][2.02.H-f] one chit for each unit lost, and he may die of it', () => {
    // 8 + 2 is 10: 3 Legions.
    const t = battle([2, 3, 3, 0, 0, 0, HARMLESS, chit(1), HARMLESS]);
    expect(t.result).toBe('stalemate');
    expect(maybeSenator(t.g, 'senator:1')).toBeUndefined();
    expect(t.g.provinces[0]!.governor).toBe('');
    expect(legionsAt(t.g, MACEDONIA)).toBe(2);
  });

  test('[2.02.411-j][A2-31][D2-11] the last of several chits captures him; the Province goes to the Forum with all it has', () => {
    const t = battle([2, 3, 3, 0, 0, 0, HARMLESS, HARMLESS, chit(1)]);
    expect(senator(t.g, 'senator:1')).toMatchObject({ captive: 'war:6', at: 'field' });
    expect(t.g.provinces[0]).toMatchObject({ governor: '', term: 0 });
    expect(legionsAt(t.g, MACEDONIA)).toBe(2);
  });

  test('[2.02.411-i] nobody draws chits for a vacant Province', () => {
    const vacant = battle([2, 5, 5, 0, 0, 0], (g) => {
      Object.assign(g.provinces[0]!, { governor: '', term: 0 });
      senator(g, 'senator:1').at = 'rome';
    });
    // 12 is the Disaster of this War: half of five.
    expect(vacant.result).toBe('disaster');
  });

  test('[2.02.411-k] two Legions cost him 1 Popularity, other units none', () => {
    const t = battle([2, 3, 3, 0, 0, 0, HARMLESS, HARMLESS, HARMLESS]);
    expect(senator(t.g, 'senator:1').popularity).toBe(-1);
    // 10 + 5 + 4 + 4 − 12 is 11: 2 losses, 4 Armies and 2 Fleets.
    const others = battle([3, 4, 3, ...SIX_HARMLESS], (g) => {
      for (const l of g.legions) l.at = 'pool';
      g.advanced!.provinces!.forces = [{ province: MACEDONIA, armies: 8, fleets: 4 }];
    });
    expect(forcesOf(others.g, MACEDONIA)).toMatchObject({ armies: 4, fleets: 2 });
    expect(senator(others.g, 'senator:1').popularity).toBe(0);
  });
});
