import { describe, expect, test } from 'vitest';
import { combat } from '../../combat/index.ts';
import { markUnprosecuted } from '../../combat/unprosecuted.ts';
import type { Rome } from '../../game.ts';
import { unprosecutedWars } from '../../population/unrest.ts';
import { legionsAt, legionsTo, sends, wages } from '../../testing/armies.ts';
import { at } from '../../testing/at.ts';
import { bare } from '../../testing/bare.ts';
import { HARMLESS } from '../../testing/chits.ts';
import { enlist, governed, GOVERNORS, marchesFrom, revoltsIn } from '../../testing/rebels.ts';
import { countActiveWars } from '../../wars/wars.ts';

const AFRICA = 'province:africa';
const SICILIA = 'province:sicilia';
const kept = (g: Rome) => g.advanced!.rebels!;

/** Is the Civil War one more reason for Unrest when this Combat Phase is over? */
const neglected = (patch: (g: Rome) => void): boolean => {
  const t = governed((g) => {
    enlist(g, 1, 'senator:6');
    patch(g);
  });
  markUnprosecuted(t.cx);
  return unprosecutedWars(t.g) === 1;
};

describe('2.03.8 a Primary Rebel who stays', () => {
  const stays = (g: Rome, fleets = 0) => revoltsIn(g, 'senator:2', SICILIA, { fleets });

  test('[2.03.8-i] he is Unprosecuted where nobody fought him', () => {
    expect(neglected((g) => stays(g))).toBe(true);
    expect(
      neglected((g) => {
        stays(g);
        sends(g, 'senator:1', SICILIA, { legions: 3 });
      }),
    ).toBe(true);
    expect(neglected(() => {})).toBe(false);
  });

  test('[2.03.8-i][A2-84] Prosecuted where a battle on land leaves Legions with their Support there', () => {
    const fought = (legions: number, fleets: number) =>
      neglected((g) => {
        stays(g, 2);
        sends(g, 'senator:1', SICILIA, { legions, fleets });
        kept(g).met = ['land'];
      });
    expect([fought(1, 2), fought(0, 2), fought(1, 1)]).toEqual([false, true, true]);
  });

  test('[2.03.8-i][A2-84] or one at sea a Fleet, or a Naval Victory', () => {
    const fought = (fleets: number, beatenAtSea: (typeof SICILIA)[]) =>
      neglected((g) => {
        stays(g, 3);
        sends(g, 'senator:1', SICILIA, { legions: 1, fleets });
        Object.assign(kept(g), { met: ['sea'], beatenAtSea });
      });
    expect([fought(1, []), fought(0, []), fought(0, [SICILIA])]).toEqual([false, true, false]);
  });

  test('[2.03.8-j][A2-84] an attack on a Secondary Rebel alone does not count', () => {
    const game = at(
      combat,
      undefined,
      { ...GOVERNORS, seats: 3 },
      (g) => {
        bare(g);
        enlist(g, 1, 'senator:6');
        stays(g);
        revoltsIn(g, 'senator:6', 'province:hispania-citerior');
        sends(g, 'senator:1', 'province:hispania-citerior', { legions: 2 });
      },
      // 2 + 2 against 1 + 1, dice 10: 12, a Stalemate with one lost; a Veteran for Rome.
      [4, 3, 3, 0, 0, HARMLESS],
    );
    expect(legionsAt(game.g, 'force:1')).toBe(1);
    expect([kept(game.g).met, kept(game.g).unprosecuted]).toEqual([[], true]);
  });

  test('[2.03.8-i][A2-84] the same against the Primary Rebel does', () => {
    const game = at(
      combat,
      undefined,
      { ...GOVERNORS, seats: 3 },
      (g) => {
        bare(g);
        stays(g);
        sends(g, 'senator:1', SICILIA, { legions: 2 });
      },
      // 2 + 2 against 2 + 2, dice 12: a Stalemate with one lost.
      [4, 4, 4, 0, 0, HARMLESS],
    );
    expect([kept(game.g).met, kept(game.g).unprosecuted]).toEqual([['land'], false]);
  });

  test('[A2-69] an Interception that stopped him is enough', () => {
    const stopped = neglected((g) => {
      stays(g);
      kept(g).met = ['intercepted'];
    });
    expect(stopped).toBe(false);
  });

  test('[2.03.8-i] what was done in an earlier Combat Phase counts no more', () => {
    const game = at(combat, undefined, { ...GOVERNORS, seats: 3 }, (g) => {
      bare(g);
      stays(g);
      Object.assign(kept(g), { met: ['intercepted'], stalemate: true });
    });
    expect(kept(game.g)).toMatchObject({ met: [], stalemate: false, unprosecuted: true });
  });

  test('[2.03.8-a] nobody who is not met wins by staying; in Italy he does', () => {
    const combatWith = (patch: (g: Rome) => void) =>
      at(combat, undefined, { ...GOVERNORS, seats: 3 }, (g) => {
        bare(g);
        patch(g);
      });
    expect(combatWith((g) => stays(g)).over).toBeUndefined();
    const marching = combatWith((g) => {
      marchesFrom(g, 'senator:2', AFRICA);
      legionsTo(g, 'rebel', 1);
    });
    expect(marching.over?.how).toBe('rebel-default');
  });

  test('[2.03.7-j][A2-86] who marches must be met in Italy, whatever is done against a Secondary Rebel', () => {
    const game = at(
      combat,
      undefined,
      { ...GOVERNORS, seats: 3 },
      (g) => {
        bare(g);
        marchesFrom(g, 'senator:2', AFRICA);
        legionsTo(g, 'rebel', 1);
        enlist(g, 1, 'senator:6');
        revoltsIn(g, 'senator:6', SICILIA);
        sends(g, 'senator:1', SICILIA, { legions: 12 });
      },
      [4, 4, 3, 0],
    );
    expect(game.over?.how).toBe('rebel-default');
  });

  test('[A2-84] in Italy a Legion that faces him is enough', () => {
    const italy = (legions: number) =>
      neglected((g) => {
        marchesFrom(g, 'senator:2', AFRICA);
        legionsTo(g, 'rebel', 1);
        sends(g, 'senator:1', 'rebel', { legions, fleets: 1 });
      });
    expect([italy(1), italy(0)]).toEqual([false, true]);
  });

  test('[2.03.8-e][A2-83] all of it is one Active War of the four', () => {
    const count = (patch: (g: Rome) => void) => {
      const { g } = governed((x) => {
        enlist(x, 1, 'senator:6');
        wages(x, 'war:1');
        patch(x);
      });
      return countActiveWars(g);
    };
    expect([
      count(() => {}),
      count((g) => {
        stays(g);
        revoltsIn(g, 'senator:6', AFRICA);
      }),
    ]).toEqual([1, 2]);
  });
});
