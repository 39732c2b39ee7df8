import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { senator } from '../../rome/senators.ts';
import { legionsAt, legionsTo, sends } from '../../testing/armies.ts';
import { rich } from '../../testing/bare.ts';
import { priests } from '../../testing/pontifex.ts';
import { captured } from '../../testing/people.ts';
import { holds } from '../../testing/provinces.ts';
import type { At } from '../../testing/at.ts';
import { hasDisbanded } from '../../testing/disbandment.ts';
import { declaring, enlist, revoltsIn } from '../../testing/rebels.ts';
import { isPriest } from '../pontifex/priests.ts';
import { forcesOf } from '../provinces/state.ts';
import { forceStrength, nothingDeclared } from './strength.ts';

const SICILIA = 'province:sicilia';
const AFRICA = 'province:africa';
const ASIA = 'province:asia';
const MACEDONIA = 'province:macedonia';

const victor = (g: Rome, who: `senator:${number}`, legions: number, fleets = 0) =>
  sends(g, who, '' as never, { legions, fleets, force: { victorious: true } });
/** MIL: Cornelius 4, Fabius 4, Valerius 1, Julius 4, Claudius 2. */

describe('who declares, and when', () => {
  test('[2.03.2-b][2.03.2-c][2.03.H-e] Factions are heard in turn from the HRAO, with their Commanders and Governors', () => {
    const game = declaring((g) => {
      holds(g, SICILIA, 'senator:3');
      holds(g, AFRICA, 'senator:2');
      victor(g, 'senator:1', 2);
    });
    expect(game.waitingFor).toEqual([0]);
    game.as(0).does('layDown');
    expect(game.waitingFor).toEqual([1]);
    game.as(1).does('stayLoyal');
    expect(game.waitingFor).toEqual([2]);
    game.as(2).saysNothing();
    expect(game.g.rebels).toEqual([]);
    expect(senator(game.g, 'senator:2').at).toBe(AFRICA);
  });

  test('[2.03.2-d][2.03.2-f][2.03.2-g] several Governors: the first named is the Primary Rebel, the others are Secondary', () => {
    const game = declaring((g) => {
      enlist(g, 1, 'senator:6', 'senator:7');
      holds(g, SICILIA, 'senator:6', { armies: 1 });
      holds(g, AFRICA, 'senator:7');
    });
    expect(game.as(1).offers('declareGovernors')).toBeUndefined();
    game.does('nameRebel', 'senator:7').does('nameRebel', 'senator:6').does('declareGovernors');
    game.does('joinRevolt', []).does('stayInProvince');
    expect([senator(game.g, 'senator:7').rebel, senator(game.g, 'senator:6').rebel]).toEqual(['primary', 'secondary']);
    expect(game.g.rebels.map((r) => [r.senator, r.army])).toEqual([
      ['senator:7', AFRICA],
      ['senator:6', SICILIA],
    ]);
    expect(senator(game.g, 'senator:2').rebel).toBe('no');
  });

  test('[2.03.2-d][2.03.2-e][2.03.7-b] with a Victorious Commander he is the Primary Rebel, and marches', () => {
    const game = declaring((g) => {
      enlist(g, 0, 'senator:6');
      holds(g, SICILIA, 'senator:6', { armies: 2 });
      victor(g, 'senator:1', 0);
      legionsTo(g, 'force:1', 2, { veteran: true, allegiance: 'senator:1' });
    });
    game.as(0).does('declareRevolt').does('nameRebel', 'senator:6').does('declareGovernors');
    expect(game.g.rebels.map((r) => [r.senator, r.army])).toEqual([
      ['senator:1', 'rebel'],
      ['senator:6', SICILIA],
    ]);
    expect(senator(game.g, 'senator:6').rebel).toBe('secondary');
    expect(game.offers('stayInProvince')).toBeUndefined();
  });

  test('[2.03.2-u] neither the unaligned, nor Captives, nor a Consul for Life', () => {
    const game = declaring((g) => {
      enlist(g, -1, 'senator:6');
      holds(g, SICILIA, 'senator:6');
      holds(g, AFRICA, 'senator:2');
      captured(g, 'senator:2');
      holds(g, ASIA, 'senator:3');
      senator(g, 'senator:3').consulForLife = true;
    });
    expect(game.offers('over')).toBeDefined();
  });

  test('[2.03.2-v] a Governor elected this turn', () => {
    const game = declaring((g) => {
      holds(g, SICILIA, 'senator:2').elected = g.turn;
    });
    expect(game.as(1).offers('nameRebel')).toMatchObject({ of: ['senator:2'] });
  });

  test('[2.03.2-w][A2-82] not one who rules by Legate', () => {
    const game = declaring((g) => {
      holds(g, SICILIA, 'senator:2').legate = true;
      senator(g, 'senator:2').at = 'rome';
    });
    expect(game.offers('over')).toBeDefined();
  });

  test('[2.03.2-t] nobody while a Primary Rebel lives', () => {
    const game = declaring((g) => {
      revoltsIn(g, 'senator:2', AFRICA);
      holds(g, SICILIA, 'senator:3');
      g.turn = 2;
    });
    expect(game.as(1).offers('nameRebel')).toBeUndefined();
    expect(senator(game.g, 'senator:3').rebel).toBe('no');
  });
});

describe('Force Strength', () => {
  const strength = (
    patch: (g: Rome) => void,
    governors: `senator:${number}`[],
    force = 0,
    following: number[] = [],
    advanced?: string[],
  ) => {
    const game = declaring(patch, [], advanced && { options: { advanced } });
    const d = { ...nothingDeclared(1), governors, force, following };
    return forceStrength(game.g, d).total;
  };

  test('[2.03.2-j][2.03.2-q] MIL of the Primary Rebel, all of it; no Strength of the Province', () => {
    expect(strength((g) => void holds(g, MACEDONIA, 'senator:2'), ['senator:2'])).toBe(4);
  });

  test('[2.03.2-j][1.13.3-a] Pompeius counts 2', () => {
    const pompeius = strength(
      (g) => {
        enlist(g, 1, 'senator:23A' as `senator:${number}`);
        holds(g, MACEDONIA, 'senator:23A');
      },
      ['senator:23A' as `senator:${number}`],
    );
    expect(pompeius).toBe(2);
  });

  test('[2.03.2-k][2.03.2-l][2.03.3-b] each Garrison Legion, Provincial Army and Fleet 1, never halved', () => {
    expect(strength((g) => void holds(g, MACEDONIA, 'senator:2', { armies: 3, fleets: 2 }), ['senator:2'])).toBe(9);
    const withGarrison = strength(
      (g) => {
        holds(g, MACEDONIA, 'senator:2', { armies: 3, fleets: 2 });
        legionsTo(g, MACEDONIA, 2);
      },
      ['senator:2'],
    );
    expect(withGarrison).toBe(11);
  });

  test('[2.03.2-o][2.03.2-p][A2-60][own-80] Veterans of a Rebel 2, wherever they are and once; others in a Garrison 1', () => {
    const all = strength(
      (g) => {
        holds(g, MACEDONIA, 'senator:2');
        legionsTo(g, MACEDONIA, 1, { veteran: true, allegiance: 'senator:2' });
        legionsTo(g, 'active', 1, { veteran: true, allegiance: 'senator:2' });
        legionsTo(g, MACEDONIA, 1, { veteran: true, allegiance: 'senator:1' });
        legionsTo(g, 'active', 1, { veteran: true, allegiance: 'senator:1' });
      },
      ['senator:2'],
    );
    expect(all).toBe(4 + 2 + 2 + 1);
  });

  test('[2.03.2-o][2.03.22-b][2.04.3-m] not those who lie disbanded in the Bank', () => {
    const t = strength(
      (g) => {
        holds(g, MACEDONIA, 'senator:2');
        hasDisbanded(g, 'senator:2', 1);
      },
      ['senator:2'],
      0,
      [],
      ['provincial-wars', 'rebel-governors', 'disbandment'],
    );
    expect(t).toBe(4);
  });

  test('[2.03.2-o][D2-23][own-80] the Rebel may leave out Veterans; in a Garrison they still count as that', () => {
    const game = declaring((g) => {
      holds(g, MACEDONIA, 'senator:2');
      legionsTo(g, MACEDONIA, 1, { veteran: true, allegiance: 'senator:2' });
      legionsTo(g, 'active', 1, { veteran: true, allegiance: 'senator:2' });
    }).as(1);
    expect(game.offers('countVeterans')).toBeUndefined();
    game.does('nameRebel', 'senator:2');
    expect(game.offers('countVeterans')).toMatchObject({ of: ['legion:0', 'legion:1'], min: 0, max: 2 });
    expect(game.question?.prompt).toMatchObject({ a: { n: 4 + 2 + 2 } });
    game.does('countVeterans', ['legion:0']);
    expect(game.question?.prompt).toMatchObject({ a: { n: 4 + 2 } });
    game.does('countVeterans', []);
    expect(game.question?.prompt).toMatchObject({ a: { n: 4 + 1 } });
    game.does('countVeterans', ['legion:0', 'legion:1']);
    expect(game.question?.prompt).toMatchObject({ a: { n: 4 + 2 + 2 } });
  });

  test('[2.03.2-o] also the only one that he has', () => {
    const game = declaring((g) => {
      holds(g, MACEDONIA, 'senator:2');
      legionsTo(g, 'active', 1, { veteran: true, allegiance: 'senator:2' });
      legionsTo(g, 'active', 1, { veteran: true });
    }).as(1);
    game.does('nameRebel', 'senator:2');
    expect(game.offers('countVeterans')).toMatchObject({ of: ['legion:0'], min: 0, max: 1 });
    game.does('countVeterans', []);
    expect(game.question?.prompt).toMatchObject({ a: { n: 4 } });
  });

  test('[2.03.2-o][own-80] a Commander too; Veterans of his own who follow without a roll count in no other way', () => {
    const game = declaring((g) => {
      victor(g, 'senator:1', 0);
      legionsTo(g, 'force:1', 2, { veteran: true, allegiance: 'senator:1' });
    }).as(0);
    game
      .does('countVeterans', ['legion:0'])
      .does('declareRevolt')
      .expectLog('revolution.declares', { n: 4 + 2 });
    expect(legionsAt(game.g, 'rebel')).toBe(2);
  });

  test('[2.03.2-m][2.03.2-n] units that passed the roll: 1, a Veteran 2, a Fleet 1', () => {
    const game = declaring((g) => {
      victor(g, 'senator:1', 1, 3);
      legionsTo(g, 'force:1', 1, { veteran: true, allegiance: 'senator:3' });
    });
    const following = game.g.legions.flatMap((l, n) => (l.at === 'force:1' ? [n] : []));
    const d = { ...nothingDeclared(0), force: 1, following, fleets: 2 };
    expect(forceStrength(game.g, d).total).toBe(4 + 1 + 2 + 2);
  });

  test('[2.03.2-h][2.03.2-i][2.03.2-r][A2-61] only a stronger Faction displaces the first, whose Governors go on as before', () => {
    const two = (armies: number) =>
      declaring((g) => {
        holds(g, SICILIA, 'senator:1', { armies: 2 });
        senator(g, 'senator:1').office = '';
        holds(g, AFRICA, 'senator:2', { armies });
      });
    const first = two(2).as(0).does('nameRebel', 'senator:1').does('declareGovernors');
    first.as(1).does('nameRebel', 'senator:2').refuses('declareGovernors', undefined, 'no.strongerRebel');
    const second = two(3).as(0).does('nameRebel', 'senator:1').does('declareGovernors');
    second.as(1).does('nameRebel', 'senator:2').does('declareGovernors').does('stayInProvince');
    expect(second.g.rebels.map((r) => r.senator)).toEqual(['senator:2']);
    expect(senator(second.g, 'senator:1')).toMatchObject({ rebel: 'no', at: SICILIA });
    expect(second.g.provinces[0]).toMatchObject({ governor: 'senator:1', term: 3 });
  });

  test('[2.03.2-r][2.03.2-s] a Commander who is displaced lays down his command; his money is gone', () => {
    const game = declaring((g) => {
      victor(g, 'senator:1', 1, 1);
      rich(g, 'senator:1', 1);
      holds(g, AFRICA, 'senator:2', { armies: 5 });
    });
    const [n] = game.g.legions.flatMap((l, i) => (l.at === 'force:1' ? [i] : []));
    game
      .as(0)
      .does('testLoyalty')
      .does('testFleets', 0)
      .does('testLegions', [`legion:${n!}`])
      .rolling(6)
      .does('payLegions', [`legion:${n!}`]);
    game.does('declareRevolt');
    game.as(1).does('nameRebel', 'senator:2').does('declareGovernors').does('stayInProvince');
    expect(game.g.rebels.map((r) => r.senator)).toEqual(['senator:2']);
    expect(senator(game.g, 'senator:1')).toMatchObject({ at: 'rome', talents: 0, rebel: 'no' });
    expect([legionsAt(game.g, 'active'), game.g.fleets]).toEqual([1, 1]);
  });

  test('[2.03.2-d][2.03.2-i] a Commander who is too weak alone may declare together with Governors', () => {
    const game = declaring((g) => {
      holds(g, AFRICA, 'senator:1', { armies: 5 });
      senator(g, 'senator:1').office = '';
      enlist(g, 1, 'senator:6');
      holds(g, SICILIA, 'senator:6', { armies: 5 });
      victor(g, 'senator:2', 0);
      legionsTo(g, 'force:1', 1, { veteran: true, allegiance: 'senator:2' });
    });
    game.as(0).does('nameRebel', 'senator:1').does('declareGovernors');
    game.as(1).does('declareRevolt').refuses('declareGovernors', undefined, 'no.strongerRebel');
    game.does('nameRebel', 'senator:6').does('declareGovernors');
    expect(game.g.rebels.map((r) => r.senator)).toEqual(['senator:2', 'senator:6']);
  });
});

describe('what they are and have', () => {
  test('[2.03.22-a][2.03.23-f][2.03.4-e][2.03.5-b] Garrison and Provincial Forces follow; his term is blank, Knights and Concessions are gone', () => {
    const game = declaring((g) => {
      holds(g, AFRICA, 'senator:2', { armies: 2, fleets: 1 });
      legionsTo(g, AFRICA, 2);
      senator(g, 'senator:2').knights = 2;
    });
    game.as(1).does('nameRebel', 'senator:2').does('declareGovernors').does('stayInProvince');
    expect([legionsAt(game.g, AFRICA), forcesOf(game.g, AFRICA)]).toMatchObject([2, { armies: 2, fleets: 1 }]);
    expect(game.g.provinces[0]).toMatchObject({ governor: 'senator:2', term: 0 });
    expect(senator(game.g, 'senator:2')).toMatchObject({ knights: 0, at: AFRICA });
    expect(game.g.rebels).toEqual([{ senator: 'senator:2', army: AFRICA, since: 1, masterOfHorse: '', shift: 0 }]);
  });

  test('[2.03.22-b][2.03.22-c][2.03.H-h][A2-63] Veterans of a Governor go to him, those of other Rebels to the Primary Rebel', () => {
    const game = declaring((g) => {
      enlist(g, 1, 'senator:6', 'senator:7');
      holds(g, AFRICA, 'senator:2');
      holds(g, SICILIA, 'senator:6');
      legionsTo(g, 'active', 1, { veteran: true, allegiance: 'senator:2' });
      legionsTo(g, AFRICA, 2, { veteran: true, allegiance: 'senator:6' });
      legionsTo(g, 'active', 3, { veteran: true, allegiance: 'senator:7' });
      legionsTo(g, 'active', 1, { veteran: true, allegiance: 'senator:3' });
    });
    game.as(1).does('nameRebel', 'senator:2').does('nameRebel', 'senator:6').does('declareGovernors');
    game.does('joinRevolt', ['senator:7']).expectLog('revolution.veterans', { n: 6 }).does('stayInProvince');
    expect([legionsAt(game.g, AFRICA), legionsAt(game.g, SICILIA)]).toEqual([1 + 3, 2]);
    // Nobody else's.
    expect(legionsAt(game.g, 'active')).toBe(1);
  });

  test('[2.03.21-a][2.03.21-b][2.03.21-c][A2-62] others of the Faction may join when it is settled, a Governor with his Province; no others', () => {
    const game = declaring((g) => {
      enlist(g, 1, 'senator:6', 'senator:7');
      holds(g, AFRICA, 'senator:2');
      holds(g, SICILIA, 'senator:6', { armies: 1 });
    });
    game.as(1).does('nameRebel', 'senator:2').does('declareGovernors');
    expect(game.offers('joinRevolt')).toMatchObject({ of: ['senator:6', 'senator:7'] });
    game.does('joinRevolt', ['senator:6']).does('stayInProvince');
    expect(game.g.rebels.map((r) => r.army)).toEqual([AFRICA, SICILIA]);
    expect(game.g.provinces[1]!.term).toBe(0);
  });

  test('[A2-62] Governors who were named are Rebels already, and not asked again', () => {
    const game = declaring((g) => {
      enlist(g, 1, 'senator:6', 'senator:7');
      holds(g, AFRICA, 'senator:2');
      holds(g, SICILIA, 'senator:6');
    });
    game.as(1).does('nameRebel', 'senator:2').does('nameRebel', 'senator:6').does('declareGovernors');
    expect(game.offers('joinRevolt')).toMatchObject({ of: ['senator:7'] });
  });

  test('[1.11.32-b][1.11.37-c] the Master of Horse who joins rides with the Dictator, not with his Governors', () => {
    const game = declaring((g) => {
      enlist(g, 0, 'senator:6', 'senator:7');
      holds(g, SICILIA, 'senator:6');
      sends(g, 'senator:1', '' as never, { horse: 'senator:7', force: { victorious: true } });
      legionsTo(g, 'force:1', 2, { veteran: true, allegiance: 'senator:1' });
    }).as(0);
    game
      .does('declareRevolt')
      .does('nameRebel', 'senator:6')
      .does('declareGovernors')
      .does('joinRevolt', ['senator:7']);
    expect(game.g.rebels.map((r) => r.masterOfHorse)).toEqual(['senator:7', '']);
  });

  test('[2.03.H-j][1.13.1-f] of several Provinces he keeps the one he is in', () => {
    const game = declaring((g) => {
      holds(g, AFRICA, 'senator:2');
      holds(g, SICILIA, '', { armies: 1 });
      Object.assign(g.provinces[1]!, { governor: 'senator:2', legate: true, term: 2 });
    });
    game.as(1).does('nameRebel', 'senator:2').does('declareGovernors');
    game.expectLog('rebels.leaves', { who: 'senator:2', province: SICILIA });
    game.expectLog('rebels.province', { who: 'senator:2', province: AFRICA });
    game.does('stayInProvince');
    expect(game.g.provinces[0]!.governor).toBe('senator:2');
    expect(game.g.provinces[1]).toMatchObject({ governor: '', legate: false, term: 0 });
  });

  test('[A2-82][own-81] whoever governs by Legate alone and joins gives it up', () => {
    const game = declaring((g) => {
      enlist(g, 1, 'senator:6');
      holds(g, AFRICA, 'senator:2');
      holds(g, SICILIA, '');
      Object.assign(g.provinces[1]!, { governor: 'senator:6', legate: true, term: 2 });
    });
    game.as(1).does('nameRebel', 'senator:2').does('declareGovernors').does('joinRevolt', ['senator:6']);
    game.does('stayInProvince');
    expect(game.g.provinces[1]!.governor).toBe('');
    expect(game.g.rebels.map((r) => r.senator)).toEqual(['senator:2']);
  });
});

describe('beside other Advanced Rules', () => {
  const ALL: At = { options: { advanced: ['pontifex', 'provincial-wars', 'rebel-governors', 'disbandment'] } };

  test('[2.04.2-k][A2-100] a Commander who has disbanded Veterans lays down his command without being asked', () => {
    const game = declaring(
      (g) => {
        victor(g, 'senator:1', 2).laysDown = true;
        holds(g, AFRICA, 'senator:2');
      },
      [],
      ALL,
    );
    expect(game.waitingFor).toEqual([1]);
    game.as(1).does('stayLoyal').expectLog('revolution.laysDown', { who: 'senator:1' });
    expect([game.g.forces, legionsAt(game.g, 'active')]).toEqual([[], 2]);
  });

  test('[2.03.22-b][2.04.3-m] Veterans of a Rebel Governor who are disbanded stay in the Bank', () => {
    const game = declaring(
      (g) => {
        holds(g, AFRICA, 'senator:2');
        hasDisbanded(g, 'senator:2', 2);
        legionsTo(g, 'active', 1, { veteran: true, allegiance: 'senator:2' });
      },
      [],
      ALL,
    ).as(1);
    game.does('nameRebel', 'senator:2').does('declareGovernors').does('stayInProvince');
    expect([legionsAt(game.g, 'bank'), legionsAt(game.g, AFRICA)]).toEqual([2, 1]);
  });

  test('[2.03.5-b][2.01.31-e][A2-15] a Priest who revolts with his Province loses the Priesthood and 1 Influence', () => {
    const game = declaring(
      (g) => {
        holds(g, AFRICA, 'senator:2');
        priests(g, 'senator:2');
        senator(g, 'senator:2').influence = 5;
      },
      [],
      ALL,
    ).as(1);
    game.does('nameRebel', 'senator:2').does('declareGovernors').does('stayInProvince');
    expect([senator(game.g, 'senator:2').influence, isPriest(game.g, 'senator:2')]).toEqual([4, false]);
  });
});

describe('Fleets of a Victorious Commander', () => {
  const own = (fleets: number, talents = 0, legions = 0) =>
    declaring((g) => {
      victor(g, 'senator:1', 0, fleets);
      legionsTo(g, 'force:1', 1, { veteran: true, allegiance: 'senator:1' });
      legionsTo(g, 'force:1', legions);
      rich(g, 'senator:1', talents);
    }).as(0);

  test('[2.03.23-a][2.03.23-e] he asks as many as he likes; who does not follow, or is not asked, is the Senate’s', () => {
    const game = own(3).does('testLoyalty').rolling(6, 1).does('testFleets', 2);
    expect(game.offers('testLoyalty')).toBeUndefined();
    game.does('declareRevolt').does('keepFleets', 1);
    expect([game.g.advanced?.rebels?.fleets, game.g.fleets]).toEqual([1, 2]);
  });

  test('[2.03.23-a][D2-21] he may ask Fleets alone, though there are Legions to ask, and even with money to spare', () => {
    const game = own(2, 3, 1).does('testLoyalty').does('testFleets', 2).does('payFleets', 0);
    expect(game.offers('testLegions')).toMatchObject({ min: 0 });
    // Two dice, for the Fleets.
    game.rolling(6, 6).does('testLegions', []).expectLog('rebels.fleetRolls', { asked: 2, n: 2 });
    expect(game.logKeys()).not.toContain('revolution.rolls');
    game.does('declareRevolt').does('keepFleets', 2);
    expect(game.g.advanced?.rebels?.fleets).toBe(2);
    // Without Fleets somebody has to be asked: what else would it be for?
    expect(own(0, 0, 1).does('testLoyalty').offers('testLegions')).toMatchObject({ min: 1 });
  });

  test('[2.03.23-b][A2-65] a Talent for one of them, before the first die, is 1 more', () => {
    const game = own(2, 1).does('testLoyalty').does('testFleets', 2);
    expect(game.offers('payFleets')).toMatchObject({ min: 0, max: 1 });
    game.rolling(4, 4).does('payFleets', 1);
    game.expectLog('rebels.fleetRolls', { asked: 2, n: 1 });
    expect(senator(game.g, 'senator:1').talents).toBe(0);
  });

  test('[2.03.23-a][2.03.23-b][own-82] Fleets and Legions are chosen and paid for before any die is thrown', () => {
    const game = own(1, 2, 1).does('testLoyalty').does('testFleets', 1).does('payFleets', 1);
    expect(senator(game.g, 'senator:1').talents).toBe(1);
    const [ref] = game.g.legions.flatMap((l, n) => (l.at === 'force:1' && !l.veteran ? [`legion:${n}`] : []));
    // First the Legion, then the Fleet.
    game.does('testLegions', [ref!]).rolling(4, 3).does('payLegions', [ref!]);
    game.expectLog('revolution.rolls', { asked: 1, n: 1 });
    game.expectLog('rebels.fleetRolls', { asked: 1, n: 0 });
    game.does('declareRevolt').expectLog('revolution.declares', { n: 4 + 2 + 1 });
  });

  test('[2.03.23-a][1.11.31-a] without Fleets only Legions are asked, without either nobody', () => {
    const legions = own(0, 0, 1).does('testLoyalty');
    expect([legions.offers('testFleets'), legions.offers('testLegions') !== undefined]).toEqual([undefined, true]);
    expect(own(0).offers('testLoyalty')).toBeUndefined();
    expect(own(1).offers('testLoyalty')).toBeDefined();
  });

  test('[2.03.23-a][D2-21] he may ask Legions alone; silent, nobody is asked', () => {
    const game = own(1, 0, 1).does('testLoyalty').does('testFleets', 0);
    expect(game.offers('testLegions')).toBeDefined();
    const silent = own(1, 0, 1).does('testLoyalty').saysNothing().as(0).saysNothing();
    silent.as(0).does('declareRevolt');
    expect([silent.g.fleets, legionsAt(silent.g, 'active'), legionsAt(silent.g, 'rebel')]).toEqual([1, 1, 1]);
  });

  test('[2.03.23-b][1.11.31-c] another player’s Master of Horse may lend his money for them', () => {
    const lent = () =>
      declaring((g) => {
        sends(g, 'senator:1', '' as never, { fleets: 1, horse: 'senator:2', force: { victorious: true } });
        legionsTo(g, 'force:1', 1, { veteran: true, allegiance: 'senator:1' });
        rich(g, 'senator:2', 1);
      })
        .as(0)
        .does('testLoyalty')
        .does('testFleets', 1);
    const game = lent().as(1).does('lendMoney').as(0).rolling(4).does('payFleets', 1);
    game.expectLog('rebels.fleetRolls', { n: 1 });
    expect(senator(game.g, 'senator:2').talents).toBe(0);
    lent().as(1).rolling(4).does('refuseMoney').expectLog('rebels.fleetRolls', { n: 0 });
  });

  test('[2.03.23-a] of Fleets that were not asked nothing is said', () => {
    const game = own(1, 0, 1).does('testLoyalty').does('testFleets', 0).rolling(6).does('testLegions', ['legion:1']);
    expect(game.logKeys()).toEqual(['revolution.rolls']);
  });

  test('[2.03.23-a][A2-65] Evil Omens lower the rolls', () => {
    const game = declaring((g) => {
      victor(g, 'senator:1', 0, 2);
      legionsTo(g, 'force:1', 1, { veteran: true, allegiance: 'senator:1' });
      g.events = [{ id: 'event:168', level: 1, since: 1 }];
    }).as(0);
    // 5 are needed.
    game.does('testLoyalty').rolling(5, 6).does('testFleets', 2).expectLog('rebels.fleetRolls', { n: 1, needed: 5 });
  });

  test('[2.03.23-b][1.11.31-c] the money of a Master of Horse of his own Faction is there without asking; silent, none is paid', () => {
    const own2 = () =>
      declaring((g) => {
        enlist(g, 0, 'senator:6');
        sends(g, 'senator:1', '' as never, { fleets: 2, horse: 'senator:6', force: { victorious: true } });
        legionsTo(g, 'force:1', 1, { veteran: true, allegiance: 'senator:1' });
        rich(g, 'senator:6', 2);
      })
        .as(0)
        .does('testLoyalty')
        .does('testFleets', 2);
    const game = own2();
    expect(game.offers('payFleets')).toMatchObject({ min: 0, max: 2 });
    game.rolling(4, 4).does('payFleets', 2).expectLog('rebels.fleetRolls', { n: 2 });
    expect(senator(game.g, 'senator:6').talents).toBe(0);
    const silent = own2().rolling(4, 4).as(0).saysNothing().expectLog('rebels.fleetRolls', { n: 0 });
    expect(senator(silent.g, 'senator:6').talents).toBe(2);
  });

  test('[2.03.23-d] he may give up Fleets that follow', () => {
    const game = own(2).does('testLoyalty').rolling(6, 6).does('testFleets', 2).does('declareRevolt');
    game.does('keepFleets', 0);
    expect([game.g.advanced?.rebels?.fleets, game.g.fleets]).toEqual([0, 2]);
  });

  test('[2.03.23-c][2.03.H-f] Fleets that follow count in the Force Strength and are not in the pool', () => {
    const game = own(2).does('testLoyalty').rolling(6, 6).does('testFleets', 2).does('declareRevolt');
    game
      .expectLog('revolution.declares', { n: 4 + 2 + 2 })
      .as(0)
      .saysNothing();
    expect([game.g.advanced?.rebels?.fleets, game.g.fleets]).toEqual([2, 0]);
  });
});

describe('marching on Rome', () => {
  const declared = () =>
    declaring((g) => {
      holds(g, AFRICA, 'senator:2', { armies: 2, fleets: 1 });
      legionsTo(g, AFRICA, 3);
    })
      .as(1)
      .does('nameRebel', 'senator:2')
      .does('declareGovernors');

  test('[2.03.7-a][2.03.7-c][2.03.H-i] a Governor marches or stays, as his player likes; silent he stays', () => {
    const game = declared();
    expect(game.offers('marchOnRome')).toBeDefined();
    game.as(1).saysNothing();
    expect(game.g.rebels[0]!.army).toBe(AFRICA);
  });

  test('[2.03.7-d] a Secondary Rebel stays in his Province with all that he has', () => {
    const game = declaring((g) => {
      holds(g, AFRICA, 'senator:2');
      legionsTo(g, AFRICA, 3);
      enlist(g, 1, 'senator:6');
      holds(g, SICILIA, 'senator:6', { armies: 1 });
      legionsTo(g, SICILIA, 2);
    })
      .as(1)
      .does('nameRebel', 'senator:2')
      .does('nameRebel', 'senator:6')
      .does('declareGovernors')
      .does('marchOnRome');
    expect([legionsAt(game.g, 'rebel'), legionsAt(game.g, SICILIA)]).toEqual([3, 2]);
    expect(forcesOf(game.g, SICILIA).armies).toBe(1);
    expect(game.g.rebels.map((r) => r.army)).toEqual(['rebel', SICILIA]);
  });

  test('[2.03.7-d][2.03.7-e][2.03.7-f][2.03.7-g][2.03.23-g] he is in Italy at once with all his Forces; the Province is still his', () => {
    const game = declared().does('marchOnRome');
    expect(game.g.rebels[0]!.army).toBe('rebel');
    expect([legionsAt(game.g, 'rebel'), legionsAt(game.g, AFRICA)]).toEqual([3, 0]);
    expect(game.g.advanced?.rebels).toMatchObject({
      inItaly: [{ province: AFRICA, armies: 2, fleets: 1 }],
      crossing: [],
    });
    expect(forcesOf(game.g, AFRICA)).toEqual({ armies: 0, fleets: 0 });
    expect(game.g.provinces[0]!.governor).toBe('senator:2');
    expect(senator(game.g, 'senator:2').at).toBe('field');
  });
});
