import type { Dice } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { fight } from '../../combat/battle.ts';
import type { Rome } from '../../game.ts';
import type { ProvinceId, WarId } from '../../ids.ts';
import { makePeace } from '../../events/peace.ts';
import { developProvinces } from '../../revenue/development.ts';
import { fresh } from '../../rome/death.ts';
import { maybeSenator, senator } from '../../rome/senators.ts';
import { garrisonable } from '../../senate/business/garrisons.ts';
import { vacantProvinces } from '../../senate/elections/governing.ts';
import { legionsAt, legionsTo, sends, wages } from '../../testing/armies.ts';
import { chit, HARMLESS, SIX_HARMLESS } from '../../testing/chits.ts';
import { holds, provincial } from '../../testing/provinces.ts';
import { createProvince } from '../../wars/provinces.ts';
import { fleetStrength, fleetSupport, landStrength, province, war } from '../../wars/wars.ts';
import { fightForProvince } from './battle.ts';
import { alliesOf, forcesOf, isAllied } from './state.ts';

const MACEDONIA = 'province:macedonia';
const ILLYRICUM = 'province:illyricum';
const BITHYNIA = 'province:bithynia';
/** It fights for that War. */
const joins = (g: Rome, id: ProvinceId, to: WarId, units: Parameters<typeof holds>[3] = {}): void => {
  holds(g, id, '', units);
  g.advanced!.provinces!.allied.push({ province: id, war: to });
};
/** A battle of the first Province against the first War. */
const fought = (patch: (g: Rome) => void, dice: Dice) => {
  const t = provincial(patch, dice);
  const result = fightForProvince(t.cx, t.g.provinces[0]!, t.g.wars[0]!);
  expect(t.left()).toBe(0);
  return { ...t, ...result };
};

describe('2.02.412 Provincial Defeat', () => {
  /** 3 and 5 + 3 + 2 + 4 − 12 is 5: 3 losses, two Armies and a Legion. */
  const beaten = (patch: (g: Rome) => void = () => {}) =>
    fought(
      (g) => {
        g.unrest = 4;
        g.senators.push(fresh(g, 'senator:16', 0));
        g.factions[0]!.leader = 'senator:16';
        holds(g, MACEDONIA, 'senator:1', { armies: 3, fleets: 4 });
        legionsTo(g, MACEDONIA, 2);
        wages(g, 'war:6');
        patch(g);
      },
      [1, 1, 1, 0],
    );

  test('[2.02.412-a] the Governor is killed', () => {
    expect(maybeSenator(beaten().g, 'senator:1')).toBeUndefined();
  });

  test('[2.02.412-b][2.02.412-c] losses first; then it is the enemy’s, with what is left of its Forces', () => {
    const t = beaten();
    expect(alliesOf(t.g, 'war:6')).toEqual([MACEDONIA]);
    expect(forcesOf(t.g, MACEDONIA)).toMatchObject({ armies: 1, fleets: 1 });
  });

  test('[2.02.412-h] what is left of the Garrison goes home', () => {
    const t = beaten();
    expect([legionsAt(t.g, MACEDONIA), legionsAt(t.g, 'active')]).toEqual([0, 1]);
  });

  test('[2.02.412-i] Unrest stays as it is', () => {
    const t = beaten();
    expect(t.g.unrest).toBe(4);
    expect(t.g.wars[0]!.foughtLand).toBe(false);
  });

  test('[A2-50] one who rules by Legate is not there and lives, but loses the Province', () => {
    const t = fought(
      (g) => {
        holds(g, MACEDONIA, 'senator:1', { armies: 3 }).legate = true;
        senator(g, 'senator:1').at = 'rome';
        wages(g, 'war:6');
      },
      [1, 1, 1],
    );
    expect(senator(t.g, 'senator:1').at).toBe('rome');
    expect(t.g.provinces[0]).toMatchObject({ governor: '', term: 0, legate: false });
    expect(isAllied(t.g, MACEDONIA)).toBe(true);
  });
});

test('[2.02.412-p] a second Province is lost to the same War, and fights for it beside the first', () => {
  const t = fought(
    (g) => {
      holds(g, MACEDONIA, '');
      wages(g, 'war:6');
      joins(g, ILLYRICUM, 'war:6');
    },
    [1, 1, 1],
  );
  expect(alliesOf(t.g, 'war:6')).toEqual([ILLYRICUM, MACEDONIA]);
});

describe('what allies add to a War', () => {
  test('[2.02.412-d][2.02.412-e][2.02.412-p] the printed Strength of the side that lies up and each unit for one, of all of them', () => {
    const t = provincial((g) => {
      wages(g, 'war:6');
      joins(g, MACEDONIA, 'war:6', { armies: 3 });
      joins(g, ILLYRICUM, 'war:6', { armies: 1, developed: true });
    });
    // 12, 5 + 3, 4 + 1.
    expect(landStrength(t.g, war(t.g, 'war:6'))).toBe(25);
  });

  test('[2.02.412-f] never multiplied', () => {
    const t = provincial((g) => {
      wages(g, 'war:6');
      wages(g, 'war:7');
      joins(g, MACEDONIA, 'war:6', { armies: 3 });
    });
    expect(landStrength(t.g, war(t.g, 'war:6'))).toBe(24 + 8);
    expect(landStrength(t.g, war(t.g, 'war:7'))).toBe(20);
  });

  test('[2.02.412-g][A2-32] at sea to Support, and to Fleet Strength where there is any left', () => {
    const t = provincial((g) => {
      wages(g, 'war:71');
      wages(g, 'war:8');
      joins(g, BITHYNIA, 'war:71', { fleets: 2 });
      joins(g, MACEDONIA, 'war:8', { fleets: 3 });
    });
    const pirates = war(t.g, 'war:71');
    expect([fleetSupport(t.g, pirates), fleetStrength(t.g, pirates)]).toEqual([2 + 7, 8 + 7]);
    pirates.navalVictory = true;
    expect([fleetSupport(t.g, pirates), fleetStrength(t.g, pirates)]).toEqual([2 + 7, 0]);
    // A War without Fleets never has any.
    expect([fleetSupport(t.g, war(t.g, 'war:8')), fleetStrength(t.g, war(t.g, 'war:8'))]).toEqual([2 + 8, 0]);
  });
});

describe('what allies lose', () => {
  /** 10 Legions and MIL 4 against 6 + 5 + 3, with Fleets for a Support of 2 + 5 + 2: the natural dice decide. */
  const roman = (dice: Dice, units = { armies: 3, fleets: 2 }) => {
    const t = provincial((g) => {
      g.senators.push(fresh(g, 'senator:16', 0));
      g.factions[0]!.leader = 'senator:16';
      wages(g, 'war:8');
      joins(g, MACEDONIA, 'war:8', units);
      sends(g, 'senator:1', 'war:8', { legions: 10, fleets: 9 });
    }, dice);
    fight(t.cx, t.g.forces[0]!, t.g.wars[0]!, 'land');
    return t;
  };

  test('[2.02.412-j][2.02.412-k][2.02.412-m][A2-33] one for each unit of the same kind that Rome loses in a Stalemate', () => {
    // 11 is a Stalemate that costs 2 Legions and 2 Fleets; one Legion becomes Veteran.
    const t = roman([3, 3, 5, 0, 0, 0, ...Array<string>(4).fill(HARMLESS)]);
    expect(forcesOf(t.g, MACEDONIA)).toMatchObject({ armies: 1, fleets: 0 });
  });

  test('[2.02.412-l] nothing by a Roman Defeat or Disaster', () => {
    // 4 is a Defeat that costs 4; 16 the Disaster of the Syrian War: 5 Legions and 5 Fleets.
    const defeat = roman([1, 1, 2, 0, 0, 0, 0]);
    expect(forcesOf(defeat.g, MACEDONIA)).toMatchObject({ armies: 3, fleets: 2 });
    const disaster = roman([5, 5, 6, 0, 0, 0, 0, 0, ...SIX_HARMLESS, chit(28), chit(27), chit(26), chit(25)]);
    expect(forcesOf(disaster.g, MACEDONIA)).toMatchObject({ armies: 3, fleets: 2 });
  });

  test('[2.02.412-j][A2-33] those who joined first lose first; a friendly Province’s losses count as well', () => {
    // Asia, 6 + 2 for 4 Armies + MIL 4, against 6 + 5 + 2 + 1: 13 + 12 − 18.
    const t = provincial(
      (g) => {
        holds(g, 'province:asia', '', { armies: 4 });
        wages(g, 'war:8');
        joins(g, BITHYNIA, 'war:8', { armies: 1 });
        joins(g, MACEDONIA, 'war:8', { armies: 3 });
      },
      // 16 would be a Disaster; 17 + 8 − 17 is 8, which costs 5: all four Armies.
      [5, 6, 6],
    );
    fightForProvince(t.cx, province(t.g, 'province:asia'), war(t.g, 'war:8'));
    expect(forcesOf(t.g, 'province:asia').armies).toBe(0);
    expect([forcesOf(t.g, BITHYNIA).armies, forcesOf(t.g, MACEDONIA).armies]).toEqual([0, 0]);
  });

  test('[2.02.412-l] nothing by a Defeat at sea', () => {
    const t = provincial(
      (g) => {
        wages(g, 'war:71');
        joins(g, BITHYNIA, 'war:71', { fleets: 2 });
        sends(g, 'senator:1', 'war:71', { fleets: 5 });
      },
      // 5 + 4 against 15: 10 − 6 is 4, which costs 4 Fleets.
      [3, 3, 4],
    );
    fight(t.cx, t.g.forces[0]!, t.g.wars[0]!, 'sea');
    expect(t.g.forces[0]!.fleets).toBe(1);
    expect(forcesOf(t.g, BITHYNIA).fleets).toBe(2);
  });

  test('[2.02.412-k] and by a Naval Victory', () => {
    const t = provincial(
      (g) => {
        wages(g, 'war:71');
        joins(g, BITHYNIA, 'war:71', { fleets: 2 });
        sends(g, 'senator:1', 'war:71', { fleets: 20 });
      },
      // 8 + 7 against 24: 8 + 9 is 17, which costs one Fleet.
      [2, 3, 3, HARMLESS],
    );
    fight(t.cx, t.g.forces[0]!, t.g.wars[0]!, 'sea');
    expect(t.g.wars[0]!.navalVictory).toBe(true);
    expect(forcesOf(t.g, BITHYNIA).fleets).toBe(1);
  });
});

describe('an allied Province', () => {
  const allied = (g: Rome): void => {
    wages(g, 'war:6');
    joins(g, MACEDONIA, 'war:6', { armies: 3, fleets: 2, developed: true });
    legionsTo(g, 'active', 2);
  };

  test('[2.02.412-n][2.02.412-o][2.02.H-b] is nobody’s to govern, to garrison or to develop', () => {
    const t = provincial(allied);
    expect(vacantProvinces(t.g)).toEqual([]);
    expect(garrisonable(t.g, [])).toEqual([]);
    developProvinces(t.cx);
    const plain = provincial((g) => {
      wages(g, 'war:117');
      joins(g, BITHYNIA, 'war:117');
    });
    createProvince(plain.cx, BITHYNIA, true);
    developProvinces(plain.cx);
    expect(plain.g.provinces[0]!.developed).toBe(false);
  });

  test('[2.02.412-q][2.02.412-r][A2-34] a Commander’s Victory gives it back, Undeveloped and empty; he gains by the printed Strength', () => {
    const t = provincial(
      (g) => {
        allied(g);
        sends(g, 'senator:1', 'war:6', { legions: 20, fleets: 20 });
        senator(g, 'senator:1').influence = 5;
      },
      // 12 + 5 + 3 against 24; 14 (12 is a Disaster).
      [4, 5, 5, 0],
    );
    fight(t.cx, t.g.forces[0]!, t.g.wars[0]!, 'land');
    expect(t.g.wars).toEqual([]);
    expect(t.g.provinces[0]).toMatchObject({ developed: false, governor: '' });
    expect(t.g.advanced?.provinces).toMatchObject({ forces: [], allied: [] });
    expect(senator(t.g, 'senator:1').influence).toBe(5 + 6);
  });

  test('[2.02.412-s][A2-35] so does any other end of the War', () => {
    const t = provincial((g) => {
      allied(g);
      g.deck = [];
    });
    t.g.advanced!.provinces!.repelled = ['war:6', 'war:3'];
    makePeace(t.cx, t.g.wars[0]!);
    expect(t.g.provinces[0]!.developed).toBe(false);
    // What else was kept of it is forgotten.
    expect(t.g.advanced?.provinces).toMatchObject({ forces: [], allied: [], repelled: ['war:3'] });
  });
});
