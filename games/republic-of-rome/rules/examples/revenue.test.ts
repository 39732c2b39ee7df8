/** Worked examples of Mortality, Revenue and Population. */
import type { Proc } from '@tabularium/kernel';
import type { Dice } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import type { CardId } from '../ids.ts';
import { mortality } from '../mortality/index.ts';
import { consultThePeople } from '../population/state-of-the-republic.ts';
import { population } from '../population/index.ts';
import { contributions } from '../revenue/contributions.ts';
import { payDebits } from '../revenue/debits.ts';
import { developProvinces } from '../revenue/development.ts';
import { shortenTerms } from '../revenue/governors.ts';
import { revenue } from '../revenue/index.ts';
import { collectRevenue } from '../revenue/personal.ts';
import { openToSpoils } from '../revenue/spoils.ts';
import { fresh } from '../rome/death.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { at } from '../testing/at.ts';
import { bare, governs, rich, table } from '../testing/bare.ts';
import { newWar } from '../wars/wars.ts';
import { SIX_HARMLESS } from '../testing/chits.ts';
import { legionsTo } from '../testing/armies.ts';

/** A bare table at the start of a procedure. */
const bareAt = (tested: Proc<Rome, unknown, undefined>, patch: (g: Rome) => void, rolling: readonly number[] = []) =>
  at(
    tested,
    undefined,
    { seats: 3 },
    (g) => {
      bare(g);
      patch(g);
    },
    rolling,
  );
const DRAW_TWO = 34;

test('[ex-20] Draw 2, and again Draw 2 of the next two: three numbers, three dead, and the cup is whole', () => {
  const game = bareAt(
    mortality,
    (g) => {
      for (const n of [10, 11, 12, 13]) g.senators.push(fresh(g, `senator:${n}`, 0));
    },
    // Senators 10 and 11 and 12 by the places left after those drawn.
    [DRAW_TWO, DRAW_TWO, 9, 9, 9],
  );
  game.rolled();
  expect([10, 11, 12, 13].filter((n) => maybeSenator(game.g, `senator:${n}`))).toEqual([13]);
});

test('[ex-02] negative Spoils: he is corrupt, neither he nor his Faction pays, the State does with the Debits', () => {
  const game = bareAt(revenue, (g) => {
    governs(g, 'senator:1', 'province:hispania-ulterior').term = 3;
    senator(g, 'senator:1').corrupt = false;
  });
  game.as(0).rolling(2).does('takeSpoils', ['province:hispania-ulterior']);
  game.expectLog('revenue.spoils', { province: 'province:hispania-ulterior', n: -1 });
  expect(senator(game.g, 'senator:1')).toMatchObject({ corrupt: true, talents: 0 });
  // What a Leader has by himself, and no less.
  expect(game.g.factions[0]!.lump).toBe(3);
  // 100 T and the 100 T of the year: nothing has been paid yet.
  expect(game.g).toMatchObject({ charges: 1, state: 200 });
  // He fails to develop it, and its taxes are −2 − 1.
  for (const seat of [0, 1]) game.as(seat).does('redistributed');
  game.as(2).rolling(1, 2).does('redistributed').rolled();
  expect(game.g.state).toBe(200 - 1 - 3);
});

const contributing = (talents: number, influence: number, patch: (g: Rome) => void = () => {}) =>
  bareAt(contributions, (g) => {
    rich(g, 'senator:1', talents).influence = influence;
    patch(g);
  });

test('[ex-65] 9, 10, 24, 25, 49, 50 and 80 T bring 0, 1, 1, 3, 3, 7 and 7 Influence, once in a phase', () => {
  const gained = [9, 10, 24, 25, 49, 50, 80].map((n) => {
    const game = contributing(100, 4).as(0).does('contribute', { 'senator:1': n });
    game.refuses('contribute', { 'senator:1': 10 });
    return senator(game.g, 'senator:1').influence - 4;
  });
  expect(gained).toEqual([0, 1, 1, 3, 3, 7, 7]);
});

test('[ex-97] 34 and a contribution of 10 T are 35: Consul for Life at once, but not under the Military Reforms', () => {
  const after = (laws: CardId[]) => {
    const game = contributing(10, 34, (g) => {
      g.laws = laws;
    });
    return senator(game.as(0).does('contribute', { 'senator:1': 10 }).g, 'senator:1');
  };
  expect(after([])).toMatchObject({ influence: 35, consulForLife: true });
  expect(after(['card:108'])).toMatchObject({ influence: 35, consulForLife: false });
});

test('[ex-67] a Leader with 2 Knights, one with Tax Farmer and Mining, a Captive: 11 T, and two bars show', () => {
  const t = table((g) => {
    g.senators.push(fresh(g, 'senator:10', 0), fresh(g, 'senator:11', 0));
    senator(g, 'senator:1').knights = 2;
    Object.assign(senator(g, 'senator:11'), { captive: 'barbarians', at: 'field', knights: 3 });
    for (const id of ['concession:59', 'concession:57'] as const)
      g.concessions.push({ id, holder: 'senator:10', revealed: false, voted: 0 });
  });
  collectRevenue(t.cx, [], []);
  expect(t.g.factions[0]!.lump).toBe(11);
  expect(t.g.concessions.map((c) => c.revealed)).toEqual([true, true]);
});

test('[ex-68] a 5 develops for who is not corrupt, and not for who is', () => {
  const tries = (corrupt: boolean) => {
    const t = table(
      (g) => {
        governs(g, 'senator:1', 'province:sicilia');
        senator(g, 'senator:1').corrupt = corrupt;
      },
      [5],
    );
    const { influence } = senator(t.g, 'senator:1');
    developProvinces(t.cx);
    return [t.g.provinces[0]!.developed, senator(t.g, 'senator:1').influence - influence];
  };
  expect(tries(false)).toEqual([true, 3]);
  expect(tries(true)).toEqual([false, 0]);
});

test('[ex-69] 60 + 25 + 26 are 111 T: with as much the State has nothing left, with 110 it is Bankrupt', () => {
  const owing = (state: number) => {
    const t = table((g) => {
      g.state = state;
      g.bank = -state;
      g.wars = (['war:5', 'war:8', 'war:68'] as const).map((id) => newWar(id, 'active', false));
      g.wars[2]!.unprosecuted = true;
      g.landBills = { I: 1, II: 1, III: 0 };
      legionsTo(g, 'active', 10);
      g.fleets = 3;
    });
    t.run((cx) => payDebits(cx, []));
    return t;
  };
  const paid = owing(111);
  expect([paid.g.state, paid.ending()]).toEqual([0, undefined]);
  expect(owing(110).ending()).toBe('bankruptcy');
});

test('[ex-70] elected in turn 1 he has 3, 2 and 1, and is back in turn 4: Spoils in turns 2, 3 and 4', () => {
  const t = table((g) => {
    governs(g, 'senator:1', 'province:sicilia').elected = 1;
  });
  const years = [2, 3, 4].map((turn) => {
    t.g.turn = turn;
    const mayTake = openToSpoils(t.g, 0).includes('province:sicilia');
    const had = t.g.provinces[0]!.term;
    shortenTerms(t.cx);
    return [mayTake, had, t.g.provinces[0]!.term, senator(t.g, 'senator:1').at];
  });
  expect(years).toEqual([
    [true, 3, 2, 'province:sicilia'],
    [true, 2, 1, 'province:sicilia'],
    [true, 1, 0, 'rome'],
  ]);
  expect(openToSpoils(t.g, 0)).toEqual([]);
});

describe('Population', () => {
  test('[ex-06] one Unprosecuted War with the Drought icon and a Drought twice: Unrest + 4 before the roll', () => {
    const game = bareAt(
      population,
      (g) => {
        g.unrest = 2;
        g.wars = [newWar('war:3', 'active', false)];
        g.wars[0]!.unprosecuted = true;
        g.events = [{ id: 'event:164', level: 2, since: 1 }];
      },
      [6, 6, 5],
    );
    // 17 − 6: no change, and the roll has used the new level.
    game.rolled().expectLog('population.roll', { dice: 17, n: 11 });
    expect(game.g.unrest).toBe(6);
  });

  const consult = (dice: Dice, popularity: number, unrest: number) => {
    const t = table((g) => {
      g.unrest = unrest;
      senator(g, 'senator:1').popularity = popularity;
    }, dice);
    t.run(consultThePeople);
    return t;
  };
  const shortage = (g: Rome) => g.events.filter((e) => e.id === 'event:170').length;

  test('[ex-71] 10 + 2 − 7 is 5: Unrest 11 and a Manpower Shortage', () => {
    const { g } = consult([4, 4, 2], 2, 7);
    expect([g.unrest, shortage(g)]).toEqual([11, 1]);
  });
  test('[ex-71b] 9 + 1 − 3 is 7: Unrest 6 and a Manpower Shortage', () => {
    const { g } = consult([3, 3, 3], 1, 3);
    expect([g.unrest, shortage(g)]).toEqual([6, 1]);
  });
  test('[ex-72] 4 − 5 is −1: the People revolt; 0 is six more, no recruitment and the mob', () => {
    expect(consult([1, 1, 2], 0, 5).ending()).toBe('people-revolt');
    const zero = consult([1, 1, 3, ...SIX_HARMLESS], 0, 5);
    expect(zero.ending()).toBeUndefined();
    expect(zero.g).toMatchObject({ unrest: 11, noRecruitment: true });
    expect(zero.said()).toContain('population.mob');
    expect(zero.left()).toBe(0);
  });
});
