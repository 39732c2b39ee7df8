import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { revenue } from '../../revenue/index.ts';
import { debits } from '../../revenue/debits.ts';
import { FLEETS, fleetsInPool, legionsInPlay } from '../../rome/forces.ts';
import { senator } from '../../rome/senators.ts';
import { wages } from '../../testing/armies.ts';
import { at } from '../../testing/at.ts';
import { bare, rich } from '../../testing/bare.ts';
import { captured } from '../../testing/people.ts';
import { holds, PROVINCIAL, provincial } from '../../testing/provinces.ts';
import { trimForces } from './forces.ts';
import { forcesOf } from './state.ts';
import { governorsRaise } from './governors-raise.ts';
import { alternating, localTax, raisingIn } from './raising.ts';

const MACEDONIA = 'province:macedonia';
const SICILIA = 'province:sicilia';
/** Raising begins; seat 0 plays senator:1, seat 1 senator:2 and so on. */
const raising = (patch: (g: Rome) => void) =>
  at(governorsRaise, undefined, { ...PROVINCIAL, seats: 3 }, (g) => {
    bare(g);
    patch(g);
  });
const ASKED = { 'provincial:armies': 0, 'provincial:fleets': 0 };

describe('2.02.2 Local Taxes', () => {
  test('[2.02.2-b] what the side that lies up says', () => {
    const t = provincial((g) => {
      holds(g, MACEDONIA, 'senator:1');
      holds(g, SICILIA, 'senator:2', { developed: true });
    });
    expect(t.g.provinces.map((p) => localTax(t.g, p))).toEqual([30, 40]);
  });

  test('[2.02.2-h][A2-20] nothing without a Governor, and nothing is raised there', () => {
    const t = provincial((g) => void holds(g, MACEDONIA, ''));
    expect(localTax(t.g, t.g.provinces[0]!)).toBe(0);
    const game = raising((g) => void holds(g, MACEDONIA, ''));
    expect(game.g.advanced?.provinces?.forces).toEqual([]);
  });

  test('[2.02.2-f] Evil Omens take nothing of it', () => {
    const t = provincial((g) => {
      holds(g, MACEDONIA, 'senator:1');
      g.events = [{ id: 'event:168', level: 2, since: 1 }];
    });
    expect(localTax(t.g, t.g.provinces[0]!)).toBe(30);
  });

  test('[A2-51] where raids or disorder leave no income there is no tax either', () => {
    const t = provincial((g) => {
      holds(g, MACEDONIA, 'senator:1').overrun = true;
      holds(g, SICILIA, 'senator:2');
      holds(g, 'province:africa', 'senator:3', { developed: true });
      g.events = [{ id: 'event:169', level: 1, since: 1 }];
    });
    expect(t.g.provinces.map((p) => localTax(t.g, p))).toEqual([0, 0, 30]);
  });

  test('[2.02.2-c][2.02.2-a][2.02.3-i] after the Debits, besides Spoils and State Income; they stay when he goes', () => {
    const game = at(
      revenue,
      undefined,
      { ...PROVINCIAL, seats: 3 },
      (g) => {
        bare(g);
        holds(g, SICILIA, 'senator:1', { developed: true });
        g.provinces[0]!.term = 1;
      },
      // Spoils 1d6+4, State Income 1d6+2.
      [3],
    );
    game.as(0).does('takeSpoils', [SICILIA]);
    game.rolling(6);
    for (const seat of [0, 1, 2]) game.as(seat).saysNothing();
    // 100 + 100 + 8, all of it still there: nothing is owed, and the term has not ended yet.
    expect(game.g.state).toBe(208);
    game.expectLog('revenue.debits');
    expect(game.g.provinces[0]!.governor).toBe('senator:1');
    game.as(0).does('raiseProvincial', { 'provincial:armies': 3, 'provincial:fleets': 1 });
    expect(game.g.provinces[0]!.governor).toBe('');
    expect(forcesOf(game.g, SICILIA)).toMatchObject({ armies: 3, fleets: 1 });
  });

  test('[2.02.2-g][2.02.3-f] what is not used is gone: the next turn begins anew', () => {
    // Tax 15, and nothing of his own: one unit, 5 are lost.
    const game = raising((g) => void holds(g, 'province:gallia-cisalpina', 'senator:1'));
    expect(forcesOf(game.g, 'province:gallia-cisalpina')).toMatchObject({ armies: 1, fleets: 0 });
    const t = provincial((g) => void holds(g, 'province:gallia-cisalpina', 'senator:1', { armies: 1 }));
    expect(raisingIn(t.g, t.g.provinces[0]!)).toMatchObject({ owed: 1, most: 1 });
  });
});

describe('2.02.3 Raising Provincial Forces', () => {
  test('[2.02.3-a][2.02.3-b][2.02.3-c] as many as the tax pays for, of either kind', () => {
    const game = raising((g) => void holds(g, MACEDONIA, 'senator:1'));
    expect(game.waitingFor).toEqual([0]);
    const both = { 'provincial:armies': 3, 'provincial:fleets': 3 };
    expect(game.offers('raiseProvincial')).toMatchObject({ of: both, min: 3, max: 3 });
    expect(game.question?.withheld).toEqual({});
    game.refuses('raiseProvincial', { 'provincial:armies': 1, 'provincial:fleets': 1 });
    game.refuses('raiseProvincial', { 'provincial:armies': 4 });
    game.does('raiseProvincial', { 'provincial:fleets': 3 });
    expect(forcesOf(game.g, MACEDONIA)).toMatchObject({ armies: 0, fleets: 3 });
  });

  test('[2.02.3-d][2.02.2-e][A2-44] more from his own purse, 10 each; not from the Faction Treasury', () => {
    const game = raising((g) => {
      holds(g, MACEDONIA, 'senator:1');
      rich(g, 'senator:1', 25);
      g.factions[0]!.treasury = 50;
    });
    expect(game.offers('raiseProvincial')).toMatchObject({ min: 3, max: 5 });
    game.does('raiseProvincial', { 'provincial:armies': 4, 'provincial:fleets': 1 });
    expect(senator(game.g, 'senator:1').talents).toBe(5);
    expect(game.g.factions[0]!.treasury).toBe(50);
    game.expectLog('provinces.raised', { armies: 4, fleets: 1, n: 20 });
  });

  test('[2.02.3-f][2.02.2-d] what is left of the tax counts towards the next unit', () => {
    // Tax 15 and 5 of his own make two.
    const game = raising((g) => {
      holds(g, 'province:gallia-cisalpina', 'senator:1');
      rich(g, 'senator:1', 7);
    });
    const offer = game.offers('raiseProvincial');
    expect(offer?.t === 'allot' && [offer.of, offer.min, offer.max]).toEqual([{ 'provincial:armies': 2 }, 1, 2]);
    expect(Object.keys(game.question!.withheld['raiseProvincial']!)).toEqual(['provincial:fleets']);
    game.does('raiseProvincial', { 'provincial:armies': 2 });
    expect(senator(game.g, 'senator:1').talents).toBe(2);
  });

  test('[2.02.3-e][2.02.3-f] no more than is printed; tax without room is lost', () => {
    // Sicilia: 10 and 5.
    const game = raising((g) => {
      holds(g, SICILIA, 'senator:1', { armies: 10, fleets: 3 });
      rich(g, 'senator:1', 30);
    });
    // Two Fleets are all there is room for: nothing is left to decide.
    expect(forcesOf(game.g, SICILIA)).toMatchObject({ armies: 10, fleets: 5 });
    expect(senator(game.g, 'senator:1').talents).toBe(30);
    const some = raising((g) => {
      holds(g, SICILIA, 'senator:1', { armies: 10 });
      rich(g, 'senator:1', 30);
    });
    some.refuses('raiseProvincial', { ...ASKED, 'provincial:armies': 3 }, 'no.provinces.full');
    const offer = some.offers('raiseProvincial');
    expect(offer?.t === 'allot' && [offer.of, offer.min, offer.max]).toEqual([{ 'provincial:fleets': 5 }, 3, 5]);
    expect(Object.keys(some.question!.withheld['raiseProvincial']!)).toEqual(['provincial:armies']);
  });

  test('[2.02.3-c] nobody is asked where there is nothing to choose', () => {
    // Room for Fleets alone; room for just what is owed; no room at all.
    const auto = (armies: number, fleets: number) => {
      const game = raising((g) => void holds(g, SICILIA, 'senator:1', { armies, fleets }));
      expect(game.question?.verbs).toHaveProperty('over');
      return [
        forcesOf(game.g, SICILIA).armies,
        forcesOf(game.g, SICILIA).fleets,
        game.lines('provinces.raised').length,
      ];
    };
    expect([auto(10, 0), auto(8, 4), auto(10, 5)]).toEqual([
      [10, 3, 1],
      [10, 5, 1],
      [10, 5, 0],
    ]);
    // One Army may be one of three.
    const one = raising((g) => void holds(g, SICILIA, 'senator:1', { armies: 9 }));
    expect(one.waitingFor).toEqual([0]);
    // Room for Armies alone, and money for no more than the tax pays.
    const armies = raising((g) => void holds(g, SICILIA, 'senator:1', { fleets: 5 }));
    expect(forcesOf(armies.g, SICILIA).armies).toBe(3);
  });

  test('[2.02.3-e][A2-46][own-70] Undeveloped again, it loses what there is no room for', () => {
    const t = provincial(
      (g) => void holds(g, 'province:africa', 'senator:1', { armies: 8, fleets: 5, developed: true }),
    );
    t.g.provinces[0]!.developed = false;
    trimForces(t.g, t.g.provinces[0]!);
    expect(forcesOf(t.g, 'province:africa')).toMatchObject({ armies: 5, fleets: 3 });
  });

  test('[2.02.3-g][A2-42] an unaligned Governor raises Armies and Fleets in turn, Armies first, and adds nothing', () => {
    const game = raising((g) => {
      holds(g, MACEDONIA, 'senator:1');
      rich(g, 'senator:1', 40).faction = -1;
      g.factions[0]!.leader = '';
    });
    expect(forcesOf(game.g, MACEDONIA)).toMatchObject({ armies: 2, fleets: 1 });
    expect(senator(game.g, 'senator:1').talents).toBe(40);
    const room = (armies: number, fleets: number) => ({ room: { armies, fleets }, owed: 4, most: 4 });
    expect(alternating(room(9, 1))).toEqual({ armies: 3, fleets: 1 });
    expect(alternating(room(1, 9))).toEqual({ armies: 1, fleets: 3 });
  });

  test('[D2-08][D2-09] so does whoever says nothing', () => {
    const game = raising((g) => {
      holds(g, MACEDONIA, 'senator:1');
      rich(g, 'senator:1', 40);
    });
    game.saysNothing();
    expect(forcesOf(game.g, MACEDONIA)).toMatchObject({ armies: 2, fleets: 1 });
    expect(senator(game.g, 'senator:1').talents).toBe(40);
  });

  test('[2.02.3-h][2.02.3-j][2.02.31-b] they cost nothing and are in nobody’s number; a Garrison is the State’s', () => {
    const t = provincial((g) => void holds(g, MACEDONIA, 'senator:1', { armies: 10, fleets: 10 }));
    expect(debits(t.g).total).toBe(0);
    expect(fleetsInPool(t.g)).toBe(FLEETS);
    expect(legionsInPlay(t.g)).toBe(0);
    t.g.legions[0]!.at = MACEDONIA;
    expect(debits(t.g).total).toBe(2);
  });

  test('[2.02.3-k][A2-43] neither a Manpower Shortage nor No Recruitment keeps anybody from it, and no Concession gains', () => {
    const game = raising((g) => {
      holds(g, MACEDONIA, 'senator:1');
      g.noRecruitment = true;
      g.events = [{ id: 'event:170', level: 2, since: 1 }];
      g.concessions = [{ id: 'concession:52', holder: 'senator:2', revealed: false, voted: 0 }];
    });
    game.does('raiseProvincial', { 'provincial:armies': 3 });
    expect(forcesOf(game.g, MACEDONIA).armies).toBe(3);
    expect(senator(game.g, 'senator:2').talents).toBe(0);
  });

  test('[2.02.3-l] all Governors are asked at once, each about one Province after another', () => {
    const game = raising((g) => {
      holds(g, MACEDONIA, 'senator:1');
      holds(g, SICILIA, 'senator:1').legate = true;
      holds(g, 'province:asia', 'senator:2');
      senator(g, 'senator:1').at = MACEDONIA;
    });
    expect(game.waitingFor).toEqual([0, 1]);
    expect(game.as(2).question?.prompt.k).toBe('ask.provinces.raising');
    game.as(1).does('raiseProvincial', { 'provincial:armies': 3 });
    game.as(0).does('raiseProvincial', { 'provincial:armies': 3 });
    game.as(0).does('raiseProvincial', { 'provincial:fleets': 3 });
    expect(forcesOf(game.g, MACEDONIA).armies).toBe(3);
    expect(forcesOf(game.g, SICILIA).fleets).toBe(3);
  });

  test('[2.02.C-h] a Legate raises them as his principal would; [1.06.3-d] a Captive’s own money is out of reach', () => {
    const game = raising((g) => {
      holds(g, MACEDONIA, 'senator:1').legate = true;
      rich(g, 'senator:1', 20);
      wages(g, 'war:5');
      captured(g, 'senator:1', 'war:5');
    });
    expect(game.offers('raiseProvincial')).toMatchObject({ min: 3, max: 3 });
  });
});
