import { call, end } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import type { LegionId } from '../ids.ts';
import { proc } from '../procs.ts';
import { payFromState } from '../rome/bankruptcy.ts';
import { fresh } from '../rome/death.ts';
import { newForce } from '../rome/forces.ts';
import { senator } from '../rome/senators.ts';
import { at } from '../testing/at.ts';
import { bare, governs, rich, table, treasury } from '../testing/bare.ts';
import { newWar } from '../wars/wars.ts';
import { contributions, influenceFor } from './contributions.ts';
import { debits, payDebits } from './debits.ts';
import { shortenTerms } from './governors.ts';
import { revenue } from './index.ts';
import { PRINTED } from '../testing/printed.ts';
import { revolts } from '../testing/people.ts';
import { legionsTo } from '../testing/armies.ts';

describe('1.06.52 contributions', () => {
  const giving = (patch: (g: Rome) => void) =>
    at(contributions, undefined, { seats: 3 }, (g) => {
      bare(g);
      patch(g);
    });

  test('[1.06.52-b][1.06.52-c][1.06.52-d][1.06.52-g][tbl-contrib-10][tbl-contrib-25][tbl-contrib-50][amb-31] Influence by the threshold reached', () => {
    // ex-65.
    expect([1, 9, 10, 24, 25, 49, 50, 80].map((n) => influenceFor(PRINTED, n))).toEqual([0, 0, 1, 1, 3, 3, 7, 7]);
  });

  test('[1.06.52-a][1.06.52-i][1.06.31-e] any loyal Senator, in Rome or away, from his own treasury alone; no Captive, no Rebel', () => {
    const game = giving((g) => {
      for (const id of ['senator:10', 'senator:11', 'senator:12'] as const) {
        g.senators.push(fresh(g, id, 0));
        rich(g, id, 12);
      }
      governs(g, 'senator:10', 'province:sicilia');
      Object.assign(senator(g, 'senator:11'), { captive: 'barbarians', at: 'field' });
      revolts(g, 'senator:12').at = 'field';
      rich(g, 'senator:1', 30);
      treasury(g, 0, 50);
      treasury(g, 1, 50);
    });
    expect(game.waitingFor).toEqual([0]);
    expect(game.offers('contribute')).toEqual(expect.objectContaining({ of: { 'senator:1': 30, 'senator:10': 12 } }));
    game.does('contribute', { 'senator:1': 25, 'senator:10': 10 });
    expect(game.g.state).toBe(135);
    expect(senator(game.g, 'senator:1')).toMatchObject({ talents: 5, influence: 8 });
    expect(senator(game.g, 'senator:10')).toMatchObject({ talents: 2, influence: 4 });
  });

  test('[1.06.52-a] a single Talent can be given', () => {
    const game = giving((g) => void rich(g, 'senator:1', 1));
    game.as(0).does('contribute', { 'senator:1': 1 });
    expect(game.g.state).toBe(101);
  });

  test('[1.06.52-e] once for each Senator in a phase', () => {
    const game = giving((g) => {
      rich(g, 'senator:1', 30);
      rich(g, 'senator:2', 30);
    });
    game.as(0).does('contribute', { 'senator:1': 9 });
    game.as(0).refuses('contribute', { 'senator:1': 1 });
    game.as(1).does('contributed');
    expect(senator(game.g, 'senator:1').influence).toBe(5);
    expect(game.question?.prompt.k).not.toBe('ask.revenue.contribute');
  });

  test('[1.06.52-f] what is beyond a threshold counts for nothing later', () => {
    const twice = proc('testing.twice', () => ({}), {
      start: () => call(contributions, undefined, 'later'),
      later: () => call(contributions, undefined, 'over'),
      over: () => end(),
    });
    const game = at(twice, undefined, { seats: 3 }, (g) => {
      bare(g);
      rich(g, 'senator:1', 25);
    });
    game.does('contribute', { 'senator:1': 24 });
    expect(senator(game.g, 'senator:1').influence).toBe(6);
    game.does('contribute', { 'senator:1': 1 });
    expect(senator(game.g, 'senator:1').influence).toBe(6);
  });

  test('[1.06.52-h] the Debits are known before anybody decides, and a contribution asks the others again', () => {
    const game = giving((g) => {
      for (const id of ['senator:1', 'senator:2'] as const) rich(g, id, 30);
      legionsTo(g, 'active', 10);
      g.wars = [newWar('war:5', 'active', false)];
    });
    expect(game.as(0).question?.prompt).toEqual({ k: 'ask.revenue.contribute', a: { state: 100, debits: 40 } });
    game.as(1).does('contributed');
    game.as(0).does('contribute', { 'senator:1': 10 });
    expect(game.waitingFor).toEqual([1]);
  });
});

describe('1.06.53 Debits', () => {
  const owing = (state: number, patch: (g: Rome) => void = () => {}, released: LegionId[] = []) => {
    const t = table((g) => {
      g.state = state;
      g.bank = -state;
      patch(g);
    });
    t.run((cx) => payDebits(cx, released));
    return t;
  };
  // ex-69: 60 + 25 + 26.
  const ex69 = (g: Rome): void => {
    g.wars = [newWar('war:5', 'active', false), newWar('war:8', 'active', false), newWar('war:68', 'active', false)];
    g.wars[2]!.unprosecuted = true;
    g.wars.push(newWar('war:7', 'inactive', false), newWar('war:69', 'imminent', false));
    g.landBills = { I: 1, II: 1, III: 0 };
    legionsTo(g, 'active', 10);
    g.fleets = 3;
  };

  test('[1.06.53-b][1.06.53-c][1.06.53-d][1.06.53-k] 20 for each Active War, Land Bills, 2 for each unit; nothing left is not Bankruptcy', () => {
    const { g } = table(ex69);
    expect(debits(g).total).toBe(111);
    expect(debits(g).parts.map((p) => [p.k, p.n])).toEqual([
      ['wars', 60],
      ['landBills', 25],
      ['legions', 20],
      ['fleets', 6],
    ]);
    const t = owing(111, ex69);
    expect(t.ending()).toBeUndefined();
    expect(t.g.state).toBe(0);
  });

  test('[1.06.53-i] with one Talent too few the State is Bankrupt', () => {
    expect(owing(110, ex69).ending()).toBe('bankruptcy');
  });

  test('[1.06.53-j] everybody loses, unless there is a Rebel: then his End Game follows', () => {
    const t = owing(110, ex69);
    expect(t.ending()).toBe('bankruptcy');
    const game = at(revenue, undefined, { seats: 3 }, (g) => {
      bare(g);
      g.charges = 0;
      revolts(g, 'senator:2').at = 'field';
      g.wars = [1, 2, 3, 4, 5, 8, 68, 70, 66, 115].map((n) => newWar(`war:${n}`, 'active', false));
    });
    for (const seat of [0, 1, 2]) game.as(seat).does('redistributed');
    expect(game.over?.how).not.toBe('bankruptcy');
  });

  test('[1.06.53-b] a Civil War costs as much as another', () => {
    const { g } = table((x) => {
      revolts(x, 'senator:2').at = 'field';
    });
    expect(debits(g).total).toBe(20);
  });

  test('[1.06.53-d][1.06.53-e] neither Rebels nor Garrisons of Rebels; Veterans cost like others, wherever they are', () => {
    const { g } = table((x) => {
      legionsTo(x, 'rebel', 2);
      governs(x, 'senator:2', 'province:sicilia');
      revolts(x, 'senator:2');
      legionsTo(x, 'province:sicilia', 3);
      governs(x, 'senator:1', 'province:africa');
      legionsTo(x, 'province:africa', 1);
      const f = newForce(x, '');
      f.fleets = 2;
      legionsTo(x, `force:${f.id}`, 2);
      for (const l of x.legions) l.veteran = l.at !== 'pool';
    });
    // And 20 for the Civil War.
    expect(debits(g).total).toBe(20 + 2 * (1 + 2 + 2));
  });

  test('[1.06.53-n][1.06.53-l] nothing is said of Land Bills and lost units where there are none', () => {
    const quiet = owing(100, () => {});
    expect(quiet.said()).not.toContain('revenue.landBill');
    expect(quiet.said()).not.toContain('revenue.unmaintained');
    const bill = owing(100, (g) => void (g.landBills.I = 1));
    expect(bill.said()).toContain('revenue.landBill');
    expect(bill.g.landBills.I).toBe(0);
  });

  test('[1.06.53-f] what Provinces have lost is paid too', () => {
    const t = owing(100, (g) => {
      g.charges = 7;
    });
    expect(t.g).toMatchObject({ state: 93, charges: 0 });
  });

  test('[1.06.53-a] all income first: taxes and contributions of this phase help', () => {
    const game = at(revenue, undefined, { seats: 3 }, (g) => {
      bare(g);
      g.state = 0;
      g.bank = 0;
      rich(g, 'senator:1', 20);
      governs(g, 'senator:2', 'province:sicilia', true);
      g.wars = [1, 3, 5, 8, 68].map((n) => newWar(`war:${n}`, 'active', false));
      legionsTo(g, 'active', 10);
    });
    game.as(1).does('takeSpoils', []);
    if (game.as(0).offers('plainIncome')) game.does('plainIncome');
    for (const seat of [0, 1]) game.as(seat).does('redistributed');
    game.as(2).rolling(2).does('redistributed');
    expect(game.g.state).toBe(104);
    game.as(0).does('contribute', { 'senator:1': 16 });
    expect(game.over).toBeUndefined();
    expect(game.g.state).toBe(0);
  });

  test('[1.06.53-g] nobody is asked whether units are maintained', () => {
    const game = at(revenue, undefined, { seats: 3 }, (g) => {
      bare(g);
      legionsTo(g, 'active', 10);
    });
    for (const seat of [0, 1, 2]) game.as(seat).does('redistributed');
    expect(game.question?.prompt.k).toBe('testing');
    expect(game.g.state).toBe(180);
    expect(game.g.legions.filter((l) => l.at === 'active')).toHaveLength(10);
  });

  test('[1.06.53-l][1.06.53-o] Wars and Land Bills come first; a shortfall costs units that cannot be maintained', () => {
    const t = owing(87, ex69);
    // 85 for Wars and Land Bills, 2 left: one unit of thirteen.
    expect(t.said()).toContain('revenue.landBill');
    expect(t.g.landBills.I).toBe(0);
    expect(t.g.legions.filter((l) => l.at === 'active')).toHaveLength(0);
    expect(t.ending()).toBe('bankruptcy');
  });

  test('[1.06.53-l] with one Talent too few one unit cannot be maintained; with enough, none is lost', () => {
    const left = (state: number): number => owing(state, ex69).g.legions.filter((l) => l.at === 'active').length;
    expect([left(115), left(111), left(110), left(109), left(108)]).toEqual([10, 10, 9, 9, 8]);
  });

  test('[1.06.53-l][1.06.53-o][own-33] where not even Wars and Land Bills can be paid, no unit can be maintained', () => {
    const t = owing(84, (g) => {
      ex69(g);
      newForce(g, 'war:5').fleets = 2;
      revolts(g, 'senator:2').at = 'field';
      legionsTo(g, 'rebel', 2);
    });
    expect([t.g.fleets, t.g.forces[0]!.fleets]).toEqual([0, 0]);
    // The Rebel's are not the State's.
    expect(t.g.legions.filter((l) => l.at !== 'pool').map((l) => l.at)).toEqual(['rebel', 'rebel']);
  });

  test('[1.06.53-l][own-33] Legions first, then Fleets, at home before those of Forces', () => {
    const t = owing(87, (g) => {
      ex69(g);
      g.fleets = 1;
      newForce(g, 'war:5').fleets = 2;
    });
    expect(t.g.legions.filter((l) => l.at !== 'pool')).toHaveLength(0);
    expect([t.g.fleets, t.g.forces[0]!.fleets]).toEqual([0, 1]);
  });

  test('[1.06.53-l][1.11.35-e] released Legions that cannot be paid are lost, and the State survives', () => {
    const t = owing(6, (g) => legionsTo(g, 'active', 4), ['legion:2', 'legion:3']);
    expect(t.ending()).toBeUndefined();
    expect(t.g.state).toBe(0);
    expect(t.g.legions.filter((l) => l.at === 'active')).toHaveLength(3);
    // Also a single one.
    const one = owing(6, (g) => legionsTo(g, 'active', 4), ['legion:3']);
    expect([one.ending(), one.g.legions[3]!.at]).toEqual([undefined, 'pool']);
  });

  test('[1.06.53-m] everybody is warned when the State falls below 70', () => {
    const t = table();
    payFromState(t.cx, 30);
    expect(t.said()).not.toContain('state.low');
    payFromState(t.cx, 1);
    expect(t.said()).toContain('state.low');
  });

  test('[1.06.53-n] the Land Bill of type I is done with once it is paid; the others stay', () => {
    const t = owing(100, (g) => {
      g.landBills = { I: 1, II: 2, III: 1 };
    });
    expect(t.g.landBills).toEqual({ I: 0, II: 2, III: 1 });
    expect(t.g.state).toBe(60);
  });
});

describe('1.06.6 returning Governors', () => {
  test('[1.06.6-a][1.06.6-b][1.06.6-c] three Revenue Phases, then he is back and the Province lies in the Forum with its Garrison', () => {
    const t = table((g) => {
      governs(g, 'senator:1', 'province:sicilia');
      legionsTo(g, 'province:sicilia', 2);
    });
    const terms = [1, 2, 3].map(() => {
      shortenTerms(t.cx);
      return [t.g.provinces[0]!.term, senator(t.g, 'senator:1').at];
    });
    expect(terms).toEqual([
      [2, 'province:sicilia'],
      [1, 'province:sicilia'],
      [0, 'rome'],
    ]);
    expect(t.g.provinces[0]!.governor).toBe('');
    expect(t.g.legions.filter((l) => l.at === 'province:sicilia')).toHaveLength(2);
  });

  test('[1.06.6-a] not a Rebel’s', () => {
    const t = table((g) => {
      governs(g, 'senator:1', 'province:sicilia').term = 1;
      revolts(g, 'senator:1');
    });
    shortenTerms(t.cx);
    expect(t.g.provinces[0]).toMatchObject({ term: 1, governor: 'senator:1' });
  });

  test('[1.06.6-d][1.06.13-g] he keeps his Corrupt marker, so that he can be prosecuted', () => {
    const t = table((g) => {
      governs(g, 'senator:1', 'province:sicilia').term = 1;
      senator(g, 'senator:1').corrupt = true;
    });
    shortenTerms(t.cx);
    expect(senator(t.g, 'senator:1')).toMatchObject({ corrupt: true, returned: 1, returnedCorrupt: true });
  });

  test('[1.13.1-d][amb-178] an honest one does not come home corrupt through a Legate of his elsewhere', () => {
    const t = table((g) => {
      governs(g, 'senator:1', 'province:asia').legate = true;
      g.provinces.find((p) => p.id === 'province:asia')!.plunderer = 'senator:1';
      governs(g, 'senator:1', 'province:sicilia').term = 1;
    });
    shortenTerms(t.cx);
    expect(senator(t.g, 'senator:1')).toMatchObject({
      at: 'rome',
      corrupt: false,
      returned: 1,
      returnedCorrupt: false,
    });
  });

  test('[1.13.1-d] a Legate whose term has ended leaves what he took as a case', () => {
    const t = table((g) => {
      Object.assign(governs(g, 'senator:1', 'province:sicilia'), { term: 1, legate: true, plunderer: 'senator:1' });
    });
    shortenTerms(t.cx);
    expect(t.g.provinces[0]).toMatchObject({ governor: '', plunderer: 'senator:1' });
  });

  test('[1.06.6-e] an unaligned one is back in the Forum', () => {
    const t = table((g) => {
      g.senators.push(fresh(g, 'senator:10', -1));
      governs(g, 'senator:10', 'province:sicilia').term = 1;
    });
    shortenTerms(t.cx);
    expect(senator(t.g, 'senator:10')).toMatchObject({ at: 'rome', faction: -1 });
  });

  test('[amb-178] who governed by Legate has not come back', () => {
    const t = table((g) => {
      Object.assign(governs(g, 'senator:1', 'province:sicilia'), { term: 1, legate: true });
      Object.assign(senator(g, 'senator:1'), { at: 'field', corrupt: true, office: 'proconsul' });
    });
    shortenTerms(t.cx);
    expect(senator(t.g, 'senator:1')).toMatchObject({ at: 'field', returned: 0, office: 'proconsul' });
    expect(t.g.provinces[0]).toMatchObject({ governor: '', legate: false });
  });
});
