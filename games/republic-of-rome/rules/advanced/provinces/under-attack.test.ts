import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { developProvinces } from '../../revenue/development.ts';
import { openToSpoils, spoils } from '../../revenue/spoils.ts';
import { collectTaxes } from '../../revenue/taxes.ts';
import { senator } from '../../rome/senators.ts';
import { sends, wages } from '../../testing/armies.ts';
import { at } from '../../testing/at.ts';
import { bare, rich, table } from '../../testing/bare.ts';
import { holds, PROVINCIAL, provincial } from '../../testing/provinces.ts';
import { printedWar, provinceCard } from '../../data/printed.ts';
import { PRINTED } from '../../testing/printed.ts';
import { forcesOf } from './state.ts';
import { governorsRaise } from './governors-raise.ts';
import { localTax } from './raising.ts';
import { attackersOf, isUnderAttack, tellAttacked } from './under-attack.ts';

const MACEDONIA = 'province:macedonia';
const ILLYRICUM = 'province:illyricum';
/** Both are named by the 1st Macedonian War. */
const two = (g: Rome): void => {
  holds(g, MACEDONIA, 'senator:1');
  holds(g, ILLYRICUM, 'senator:2');
};
const under = (t: { g: Rome }): boolean[] => t.g.provinces.map((p) => isUnderAttack(t.g, p));

describe('2.02.4 under attack', () => {
  test('[2.02.4-a][2.02.4-d] every Province that an Active War names', () => {
    const t = provincial((g) => {
      two(g);
      holds(g, 'province:asia', '');
      wages(g, 'war:6');
    });
    expect(under(t)).toEqual([true, true, false]);
    expect(attackersOf(t.g, t.g.provinces[0]!).map((w) => w.id)).toEqual(['war:6']);
  });

  test('[2.02.4-b] by the list of the War: the 4th Macedonian War names Illyricum alone', () => {
    const t = provincial((g) => {
      two(g);
      wages(g, 'war:67');
    });
    expect(under(t)).toEqual([false, true]);
    expect(printedWar(PRINTED, 'war:117').attacks).toEqual([
      'province:cilicia-cyprus',
      'province:bithynia',
      'province:syria',
      'province:asia',
    ]);
  });

  test('[2.02.4-c] an Inactive or Imminent War attacks nobody, an Unprosecuted one does', () => {
    for (const [status, unprosecuted, is] of [
      ['inactive', false, false],
      ['imminent', false, false],
      ['active', true, true],
    ] as const) {
      const t = provincial((g) => {
        two(g);
        wages(g, 'war:6', { status, unprosecuted });
      });
      expect(under(t)).toEqual([is, is]);
    }
  });

  test('[2.02.4-a] one that has risen is under attack no more', () => {
    const t = provincial((g) => {
      Object.assign(holds(g, MACEDONIA, ''), { inRevolt: true });
      wages(g, 'war:revolt-macedonia');
      wages(g, 'war:6');
    });
    expect(under(t)).toEqual([false]);
  });

  test('[2.02.4-e][2.02.H-a][1.06.13-j] no Spoils, [2.02.4-k] whoever fights the War', () => {
    const t = provincial((g) => {
      two(g);
      holds(g, 'province:asia', 'senator:3');
      sends(g, 'senator:4', wages(g, 'war:6').id, { legions: 5, fleets: 10 });
    });
    expect([0, 1, 2].map((seat) => openToSpoils(t.g, seat))).toEqual([[], [], ['province:asia']]);
  });

  test('[2.02.4-e] whoever has another Province is told why', () => {
    const game = at(spoils, undefined, { ...PROVINCIAL, seats: 3 }, (g) => {
      bare(g);
      two(g);
      holds(g, 'province:asia', 'senator:1').legate = true;
      senator(g, 'senator:1').at = MACEDONIA;
      wages(g, 'war:6');
    });
    expect(game.waitingFor).toEqual([0]);
    // Illyricum is somebody else's.
    expect(Object.keys(game.question!.withheld['takeSpoils']!)).toEqual([MACEDONIA]);
    game.refuses('takeSpoils', [MACEDONIA], 'no.provinces.attacked');
    game.rolling(3).does('takeSpoils', ['province:asia']);
  });

  test('[2.02.4-f][2.02.H-c][1.06.51-e] no State Income, and no roll that could cost the State anything', () => {
    // Illyricum would pay −1d6 − 1; nobody rolls.
    const t = provincial((g) => {
      two(g);
      wages(g, 'war:6');
    });
    collectTaxes(t.cx);
    expect([t.g.state, t.g.charges]).toEqual([100, 0]);
  });

  test('[2.02.4-g][2.02.4-h][2.02.4-i] no Local Tax and no new Forces, not even for money; those it has stay', () => {
    const game = at(governorsRaise, undefined, { ...PROVINCIAL, seats: 3 }, (g) => {
      bare(g);
      holds(g, MACEDONIA, 'senator:1', { armies: 4, fleets: 2 });
      rich(g, 'senator:1', 50);
      wages(g, 'war:6');
    });
    expect(localTax(game.g, game.g.provinces[0]!)).toBe(0);
    expect(forcesOf(game.g, MACEDONIA)).toMatchObject({ armies: 4, fleets: 2 });
  });

  test('[2.02.4-j][2.02.H-b][1.06.4-g] it cannot be developed', () => {
    const t = provincial((g) => {
      two(g);
      wages(g, 'war:6');
    });
    developProvinces(t.cx);
    expect(t.g.provinces.map((p) => p.developed)).toEqual([false, false]);
    const quiet = provincial(two, [6, 6]);
    developProvinces(quiet.cx);
    expect(quiet.g.provinces.map((p) => p.developed)).toEqual([true, true]);
  });

  test('everybody reads why', () => {
    const t = provincial((g) => {
      two(g);
      wages(g, 'war:6');
      // Nobody misses what a vacant one would yield.
      holds(g, 'province:africa', '');
      wages(g, 'war:68');
    });
    tellAttacked(t.cx);
    expect(t.said()).toEqual(['provinces.attacked', 'provinces.attacked']);
  });

  test('[2.00-c][2.02.H-d] without the rule a War attacks no Province', () => {
    const t = table(
      (g) => {
        two(g);
        wages(g, 'war:6');
      },
      [1, 1, 1],
    );
    collectTaxes(t.cx);
    expect(t.g.charges).toBe(2);
    expect(t.g).not.toHaveProperty('advanced');
  });
});

test('the printed maxima, taxes and lists', () => {
  expect(provinceCard(PRINTED, 'province:bithynia')).toMatchObject({
    undeveloped: { maxArmies: 1, maxFleets: 3, localTax: 10 },
    developed: { maxArmies: 10, maxFleets: 5, localTax: 30 },
  });
});
