import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { rebels } from '../testing/armies.ts';
import { at } from '../testing/at.ts';
import { bare, rich, treasury } from '../testing/bare.ts';
import { captured } from '../testing/people.ts';
import { fresh } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import { rebelMaintenance } from './rebels.ts';

/** senator:2 of seat 1 is in Revolt with so many Legions; senator:10 has joined him. */
const revolt = (legions: number, patch: (g: Rome) => void = () => {}) =>
  at(rebelMaintenance, undefined, { seats: 3 }, (g) => {
    bare(g);
    g.phase = 'revenue';
    g.senators.push(fresh(g, 'senator:10', 1));
    rebels(g, 'senator:2', legions);
    Object.assign(senator(g, 'senator:10'), { rebel: 'secondary', at: 'field' });
    patch(g);
  });

describe('maintenance of Rebels', () => {
  test('[1.06.2-a][1.11.35-b][1.06.31-c] 2 Talents for each Legion, out of the purses of Rebels and their Treasury that have any', () => {
    const game = revolt(3, (g) => {
      rich(g, 'senator:2', 4);
      treasury(g, 1, 5);
      // Another Faction's money has no part in it.
      rich(g, 'senator:1', 9);
      treasury(g, 0, 9);
    });
    expect(game.waitingFor).toEqual([1]);
    expect(game.question?.prompt).toMatchObject({ k: 'ask.revenue.rebels', a: { n: 6 } });
    expect(game.as(1).offers('payRebels')).toEqual(
      expect.objectContaining({ of: { 'senator:2': 4, 'faction:1': 5 }, min: 6, max: 6 }),
    );
    expect(Object.keys((game.as(1).offers('payRebels') as { of: object }).of)).toHaveLength(2);
    expect(game.as(1).offers('releaseLegions')).toBeUndefined();
    game.as(1).does('payRebels', { 'senator:2': 4, 'faction:1': 2 });
    expect([senator(game.g, 'senator:2').talents, game.g.factions[1]!.treasury]).toEqual([0, 3]);
  });

  test('[amb-30] a Rebel who is a Captive pays nothing', () => {
    const game = revolt(1, (g) => {
      rich(g, 'senator:2', 4);
      rich(g, 'senator:10', 4);
      captured(g, 'senator:10');
    });
    expect(game.as(1).offers('payRebels')).toEqual(expect.objectContaining({ of: { 'senator:2': 4 } }));
  });

  test('[1.11.35-d] he is told how many Legions are beyond his means, and releases exactly so many', () => {
    const game = revolt(4, (g) => void rich(g, 'senator:2', 5));
    // 8 are wanted, 5 are there: two go.
    expect(game.as(1).question?.prompt).toMatchObject({ k: 'ask.revenue.release', a: { n: 2 } });
    expect(game.as(1).offers('releaseLegions')).toMatchObject({ min: 2, max: 2 });
    expect(game.as(1).offers('payRebels')).toBeUndefined();
    game.as(1).does('releaseLegions', ['legion:0', 'legion:1']);
    game.expectLog('revenue.rebels.released', { n: 2 });
    expect(game.as(1).question?.prompt).toMatchObject({ k: 'ask.revenue.rebels', a: { n: 4 } });
    game.as(1).does('payRebels', { 'senator:2': 4 });
    // [1.06.53-h] The HRAO says how many of them Rome maintains.
    expect(game.question?.prompt).toMatchObject({ k: 'ask.revenue.released', a: { n: 2 } });
  });

  test('[1.11.35-d] others do not learn from the question what lies in his Treasury', () => {
    const game = revolt(4, (g) => void rich(g, 'senator:2', 5));
    for (const seat of [0, 2]) expect(game.as(seat).question?.prompt.k).not.toBe('ask.revenue.release');
  });

  test('[1.11.35-c] Veterans of a Rebel serve for nothing, Veterans of others do not', () => {
    const game = revolt(1, (g) => {
      rich(g, 'senator:2', 20);
      for (const [n, allegiance] of [
        [5, 'senator:2'],
        [6, 'senator:10'],
        [7, 'senator:1'],
        [8, ''],
      ] as const) {
        g.legions[n] = { at: 'rebel', veteran: true, allegiance };
      }
    });
    expect(game.question?.prompt).toMatchObject({ a: { n: 6 } });
  });

  test('[1.11.371-d][amb-132] a Rebel who releases his last Legion has failed', () => {
    const game = revolt(1);
    expect(game.as(1).offers('releaseLegions')).toMatchObject({ of: ['legion:0'], min: 1, max: 1 });
    game.as(1).does('releaseLegions', ['legion:0']);
    expect(game.g.rebels).toEqual([]);
  });

  test('[1.06.2-a] who says nothing pays: the Rebel, those who joined him, then his Faction, as much as is needed', () => {
    const game = revolt(4, (g) => {
      rich(g, 'senator:10', 3);
      rich(g, 'senator:2', 4);
      treasury(g, 1, 9);
    });
    game.as(1).saysNothing();
    expect(['senator:2', 'senator:10'].map((id) => senator(game.g, id).talents)).toEqual([0, 0]);
    expect(game.g.factions[1]!.treasury).toBe(8);
    const enough = revolt(2, (g) => {
      rich(g, 'senator:2', 9);
      rich(g, 'senator:10', 3);
    });
    enough.as(1).saysNothing();
    expect(['senator:2', 'senator:10'].map((id) => senator(enough.g, id).talents)).toEqual([5, 3]);
  });

  test('[1.11.35-d] who says nothing and cannot pay releases as many as he must, Veterans last', () => {
    const game = revolt(2, (g) => {
      rich(g, 'senator:2', 3);
      g.legions[9] = { at: 'rebel', veteran: true, allegiance: '' };
    });
    // 6 are wanted, 3 are there.
    game.as(1).byChance().saysNothing();
    expect(game.g.legions.flatMap((l, n) => (l.at === 'rebel' ? [n] : []))).toEqual([9]);
  });

  test('[1.06.53-h][amb-138] of Legions that were released the HRAO keeps what he says; saying nothing, what the State can pay', () => {
    const released = (state: number) => {
      const game = revolt(4, (g) => {
        rich(g, 'senator:2', 4);
        g.bank += g.state - state;
        g.state = state;
      });
      game.as(1).does('releaseLegions', ['legion:0', 'legion:1']).does('payRebels', { 'senator:2': 4 });
      expect(game.question?.prompt).toMatchObject({ k: 'ask.revenue.released', a: { n: 2 } });
      return game.as(game.waitingFor[0]!);
    };
    const kept = (game: ReturnType<typeof released>) => game.g.legions.filter((l) => l.at === 'active').length;
    expect(released(100).offers('keepReleased')).toMatchObject({ min: 0, max: 2 });
    expect(kept(released(100).sets('keepReleased', 1))).toBe(1);
    expect(kept(released(100).saysNothing())).toBe(2);
    // 20 for the Civil War and 2 for each Legion.
    expect(kept(released(24).saysNothing())).toBe(2);
    expect(kept(released(22).saysNothing())).toBe(1);
    expect(kept(released(20).saysNothing())).toBe(0);
    expect(kept(released(0).saysNothing())).toBe(0);
  });

  test('[1.06.2-a] nobody is asked where nothing is to be paid', () => {
    const game = revolt(0, (g) => {
      g.legions[9] = { at: 'rebel', veteran: true, allegiance: 'senator:2' };
    });
    expect(game.question?.prompt.k).toBe('testing');
    const paid = revolt(1, (g) => void rich(g, 'senator:2', 4));
    paid.as(1).does('payRebels', { 'senator:2': 2 }).expectLog('revenue.rebels.paid', { faction: 'faction:1', n: 2 });
    expect(paid.question?.prompt.k).toBe('testing');
  });

  test('[1.06.31-c] a Treasury or purse that is empty is no source', () => {
    const game = revolt(1, (g) => void rich(g, 'senator:2', 4));
    const offer = game.as(1).offers('payRebels') as { of: Record<string, number> };
    expect(offer.of).toEqual({ 'senator:2': 4 });
  });
});
