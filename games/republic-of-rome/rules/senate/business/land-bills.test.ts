import { end } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { landBill } from '../../data/printed.ts';
import type { Rome } from '../../game.ts';
import { proc } from '../../procs.ts';
import { payDebits } from '../../revenue/debits.ts';
import { fresh } from '../../rome/death.ts';
import { senator } from '../../rome/senators.ts';
import { at } from '../../testing/at.ts';
import { table } from '../../testing/bare.ts';
import { allVote, ballots, type Game, meeting } from '../../testing/senate.ts';
import { propose } from '../proposals.ts';
import { bestow, landBills } from './land-bills.ts';
import { repeal } from './repeal.ts';
import { PRINTED } from '../../testing/printed.ts';

const A = 'senator:1';
const B = 'senator:2';
const C = 'senator:3';
const D = 'senator:4';

const begin = (kind: 'land-bill' | 'repeal', patch: (g: Rome) => void = () => {}): Game =>
  at(propose, { kind, by: 0, means: 'presiding' }, { seats: 3 }, (g) => {
    meeting(g, 'business', [A, B], [C], [D, 'senator:5']);
    g.unrest = 6;
    patch(g);
  });
const popularity = (game: Game): Record<string, number> =>
  Object.fromEntries(game.g.senators.filter((s) => s.popularity !== 0).map((s) => [s.id, s.popularity]));
const offered = (game: Game, verb: string): readonly string[] => {
  const offer = game.as(0).offers(verb);
  return offer?.t === 'pick' ? offer.of : [];
};
const bill = (type: 'I' | 'II' | 'III', patch?: (g: Rome) => void): Game => {
  const game = begin('land-bill', patch);
  return game.as(0).does('landBill', `land-bill:${type}`).does('nameSponsor', A).does('nameSponsor', B);
};

describe('a Land Bill', () => {
  test('[1.09.62-a] costs 20 once, or 5 or 10 every turn', () => {
    expect(
      (['I', 'II', 'III'] as const).map((t) => [landBill(PRINTED, t).cost, landBill(PRINTED, t).recurring]),
    ).toEqual([
      [20, false],
      [5, true],
      [10, true],
    ]);
  });

  test('[1.09.62-b][1.09.62-f][tbl-land-1] Type I, passed', () => {
    const game = bill('I');
    expect(game.g.unrest).toBe(6);
    ballots(game, { 0: 'aye', 1: 'nay', 2: 'aye' });
    expect(game.g).toMatchObject({ unrest: 5, landBills: { I: 1, II: 0, III: 0 } });
    expect(popularity(game)).toEqual({ [A]: 2, [B]: 1, [C]: -1 });
  });
  test('[tbl-land-2] Type II, passed', () => {
    const game = ballots(bill('II'), { 0: 'aye', 1: 'nay', 2: 'aye' });
    expect(game.g).toMatchObject({ unrest: 4, landBills: { II: 1 } });
    expect(popularity(game)).toEqual({ [A]: 2, [B]: 1, [C]: -1 });
  });
  test('[tbl-land-3] Type III, passed', () => {
    const game = ballots(bill('III'), { 0: 'aye', 1: 'nay', 2: 'aye' });
    expect(game.g).toMatchObject({ unrest: 3, landBills: { III: 1 } });
    expect(popularity(game)).toEqual({ [A]: 4, [B]: 2, [C]: -2 });
  });

  test('[1.09.62-c][1.09.62-d] one of each Type a turn, while markers last', () => {
    const game = begin('land-bill', (g) => {
      g.senate.landBills = ['II'];
      g.landBills.I = 1;
    });
    expect(offered(game, 'landBill')).toEqual(['land-bill:III']);
    game.g.landBills.III = 3;
    expect(landBills.mayPut(game.g, 0, 'presiding')).not.toBe(true);
  });

  test('[1.09.62-c] one that failed or was vetoed has been proposed [amb-93]', () => {
    expect(allVote(bill('II'), 'nay').g.senate.landBills).toEqual(['II']);
    const vetoed = bill('II', (g) => void (g.factions[1]!.hand = ['card:38']));
    vetoed.as(1).does('vetoByTribune', 'card:38');
    expect(ballots(vetoed, {}).g.senate.landBills).toEqual(['II']);
  });

  test('[1.09.62-e] two different Senators in Rome whose players have agreed', () => {
    const game = begin('land-bill', (g) => void (senator(g, 'senator:5').at = 'field'));
    game.as(0).does('landBill', 'land-bill:I');
    expect(offered(game, 'nameSponsor')).toEqual([A, B, C, D]);
    game.as(0).does('nameSponsor', C).as(1).does('refuse');
    game.as(0).refuses('nameSponsor', C).does('nameSponsor', D).as(2).does('consent');
    game.as(0).refuses('nameSponsor', D).does('nameSponsor', A);
    expect(game.g.senate.floors[0]!.proposal).toEqual({ t: 'land-bill', type: 'I', sponsor: D, coSponsor: A });
  });

  test('[1.09.62-k] both may be of one Faction', () => {
    expect(bill('I').g.senate.floors[0]!.proposal).toMatchObject({ sponsor: A, coSponsor: B });
  });

  test('[1.09.62-g] a vote against costs though the bill fails', () => {
    const game = ballots(bill('III'), { 0: 'aye', 1: 'nay', 2: 'nay' });
    expect(popularity(game)).toEqual({ [C]: -2, [D]: -2, 'senator:5': -2 });
    expect(game.g.landBills.III).toBe(0);
  });

  test('[1.09.62-h] who sponsors it and votes against gets the sum', () => {
    const game = ballots(bill('I'), { 0: 'nay', 1: 'aye', 2: 'aye' });
    expect(popularity(game)).toEqual({ [A]: 1 });
    expect(game.g.landBills.I).toBe(1);
  });

  test('[1.09.62-i][amb-27] a veto costs nobody anything', () => {
    const game = bill('I', (g) => void (g.factions[2]!.hand = ['card:38']));
    game.as(2).does('pass');
    // Seat 1 votes against before it is vetoed.
    game.as(0).does('callFaction', 'faction:1').as(1).does('nay');
    game.as(2).does('vetoByTribune', 'card:38');
    ballots(game, {});
    expect(popularity(game)).toEqual({});
    expect(game.g.unrest).toBe(6);
  });

  test('[1.09.62-j][1.09.6-c] each is voted on by itself', () => {
    const game = begin('land-bill');
    game.as(0).does('landBill', 'land-bill:I');
    expect(offered(game, 'landBill')).toEqual([]);
  });

  test('[1.09.622-a] they are paid with the Debits, and Type I is gone then', () => {
    const pay = proc('test.debits', () => ({}), {
      start: (cx) => {
        payDebits(cx, []);
        return end();
      },
    });
    const { g } = at(pay, undefined, { seats: 3 }, (x) => {
      meeting(x, 'closed', [A], [C], [D]);
      Object.assign(x, { phase: 'revenue', state: 100, fleets: 0, landBills: { I: 1, II: 2, III: 1 } });
      for (const l of x.legions) l.at = 'pool';
    });
    expect(g.state).toBe(100 - 20 - 2 * 5 - 10);
    expect(g.landBills).toEqual({ I: 0, II: 2, III: 1 });
  });

  test('a dead sponsor gains nothing [1.09.721-g][amb-93]', () => {
    const game = bill('I');
    game.change((g) => void g.senate.floors[0]!.dead.push(B));
    ballots(game, { 0: 'aye', 1: 'aye', 2: 'aye' });
    expect(popularity(game)).toEqual({ [A]: 2 });
    expect(game.g.landBills.I).toBe(1);
  });
});

describe('repeal', () => {
  const repealing = (type: 'II' | 'III', popular: number): Game => {
    const game = begin('repeal', (g) => {
      g.landBills = { I: 1, II: 1, III: 1 };
      senator(g, A).popularity = popular;
    });
    return game.as(0).does('repealBill', `land-bill:${type}`);
  };

  test('[1.09.621-a][tbl-land-r1] of Type II or III, also in the turn it passed; never of Type I', () => {
    const game = begin('repeal', (g) => {
      g.landBills = { I: 1, II: 1, III: 1 };
      g.senate.landBills = ['II'];
      senator(g, A).popularity = 9;
    });
    expect(offered(game, 'repealBill')).toEqual(['land-bill:II', 'land-bill:III']);
  });

  test('[1.09.621-b][tbl-land-rmin] his Popularity must cover what he will lose: 3 and 6', () => {
    const able = (type: 'II' | 'III', popular: number): boolean => {
      const { g } = begin('repeal', (x) => {
        x.landBills[type] = 1;
        senator(x, A).popularity = 9;
      });
      senator(g, A).popularity = popular;
      return repeal.mayPut(g, 0, 'presiding') === true;
    };
    expect([able('II', 2), able('II', 3), able('III', 5), able('III', 6)]).toEqual([false, true, false, true]);
  });

  test('[1.09.621-b][card-135-a] Pompeius loses double, and needs as much', () => {
    const { g } = begin('repeal', (x) => {
      x.landBills.II = 1;
      senator(x, A).popularity = 9;
    });
    senator(g, A).popularity = 0;
    g.senators.push({ ...fresh(g, 'senator:30A', 0), popularity: 5 });
    expect(repeal.mayPut(g, 0, 'presiding')).not.toBe(true);
    senator(g, 'senator:30A').popularity = 6;
    expect(repeal.mayPut(g, 0, 'presiding')).toBe(true);
  });

  test('[1.09.621-b] a volunteer', () => {
    const game = begin('repeal', (g) => {
      g.landBills.II = 1;
      for (const id of [C, D]) senator(g, id).popularity = 3;
    });
    game.as(0).does('repealBill', 'land-bill:II').does('nameSponsor', C).as(1).does('refuse');
    game.as(0).refuses('nameSponsor', C).does('nameSponsor', D).as(2).does('consent');
    expect(game.g.senate.floors[0]!.proposal).toMatchObject({ t: 'repeal', sponsor: D });
  });

  test('[1.09.621-c][1.09.621-d][1.09.621-e][tbl-land-r2] Type II: what it costs, and what it does', () => {
    const game = repealing('II', 3).does('nameSponsor', A);
    ballots(game, { 0: 'aye', 1: 'nay', 2: 'aye' });
    expect(popularity(game)).toEqual({ [B]: -1, [D]: -1, 'senator:5': -1 });
    expect(game.g).toMatchObject({ unrest: 8, landBills: { I: 1, II: 0, III: 1 } });
  });
  test('[tbl-land-r3] Type III', () => {
    const game = repealing('III', 6).does('nameSponsor', A);
    ballots(game, { 0: 'aye', 1: 'nay', 2: 'nay' });
    // It failed, and costs all the same [1.09.621-d].
    expect(popularity(game)).toEqual({ [B]: -2 });
    const passed = repealing('III', 6).does('nameSponsor', A);
    ballots(passed, { 0: 'aye', 1: 'nay', 2: 'aye' });
    expect(passed.g).toMatchObject({ unrest: 9, landBills: { III: 0 } });
  });

  test('[1.09.621-c] the sponsor must vote for it', () => {
    const game = repealing('II', 3).does('nameSponsor', A);
    ballots(game, { 0: 'nay', 1: 'nay', 2: 'nay' });
    expect(popularity(game)).toEqual({});
    expect(senator(game.g, A).popularity).toBe(0);
  });

  test('[1.09.621-f][amb-27] a veto costs nobody anything, but that was the attempt', () => {
    const game = begin('repeal', (g) => {
      g.landBills.II = 1;
      senator(g, A).popularity = 3;
      g.factions[2]!.hand = ['card:38'];
    });
    game.as(0).does('repealBill', 'land-bill:II').does('nameSponsor', A).as(2).does('pass');
    game.as(0).does('callFaction', 'faction:1').as(1).does('aye').as(2).does('vetoByTribune', 'card:38');
    expect(popularity(game)).toEqual({ [A]: 3 });
    expect(repeal.mayPut(game.g, 0, 'presiding')).not.toBe(true);
  });

  test('[1.09.621-f] one attempt a turn', () => {
    const game = allVote(repealing('II', 9).does('nameSponsor', A), 'nay');
    expect(repeal.mayPut(game.g, 0, 'presiding')).not.toBe(true);
  });
});

test('[1.09.62-h] whoever gains as much as he loses is not spoken of', () => {
  const t = table();
  const favours = [2, -2].map((n) => ({ id: 'senator:1', n }) as const);
  bestow(t.cx, { dead: [] } as never, favours, '1.09.62-h');
  expect([senator(t.g, 'senator:1').popularity, t.said()]).toEqual([0, []]);
  bestow(t.cx, { dead: [] } as never, [{ id: 'senator:1', n: 1 }], '1.09.62-h');
  expect([senator(t.g, 'senator:1').popularity, t.said()]).toEqual([1, ['land.popularity']]);
});
