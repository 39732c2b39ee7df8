import { describe, expect, test } from 'vitest';
import { type Rome } from '../../game.ts';
import { senator } from '../../rome/senators.ts';
import { ballots, type Game, hasEnded, meeting, TURN } from '../../testing/senate.ts';
import { PRINTED } from '../../testing/printed.ts';
import { readAppeal } from './appeal.ts';
import { A, CENSOR, C, D, E, F, prosecuting, accuse, untilAppeal, corrupt } from '../../testing/prosecutions.ts';

describe('the Popular Appeal', () => {
  const appeal = (popularity: number, dice: number[], patch: (g: Rome) => void = () => {}): Game => {
    const game = prosecuting((g) => {
      corrupt(C)(g);
      Object.assign(senator(g, C), { popularity, influence: 7, priorConsul: true });
      patch(g);
    });
    accuse(game, C, 'charge:corrupt');
    return untilAppeal(game)
      .rolling(...dice)
      .does('appeal');
  };

  test('[tbl-appeal-02][tbl-appeal-03][tbl-appeal-04][tbl-appeal-05][tbl-appeal-06][tbl-appeal-07] what the people say: low', () => {
    expect([-3, 2, 3, 4, 5, 6, 7].map((n) => readAppeal(PRINTED, n))).toEqual([
      'killed',
      'killed',
      -16,
      -12,
      -8,
      -4,
      0,
    ]);
  });
  test('[tbl-appeal-08][tbl-appeal-09][tbl-appeal-10][tbl-appeal-11][tbl-appeal-12] what the people say: high', () => {
    expect([8, 9, 10, 11, 12, 20].map((n) => readAppeal(PRINTED, n))).toEqual([4, 8, 12, 16, 'freed', 'freed']);
  });

  test('[1.09.421-a] is offered when his Faction is called, and need not be made', () => {
    const game = prosecuting(corrupt(C));
    accuse(game, C, 'charge:corrupt');
    untilAppeal(game);
    expect(game.question?.prompt.k).toBe('ask.prosecution.appeal');
    game.does('noAppeal');
    expect(game.question?.prompt.k).toBe('ask.senate.vote');
  });

  test('[1.09.421-b][1.09.421-c] 2d6 and his Popularity; the people vote with the others', () => {
    const mild = appeal(1, [3, 4]).expectLog('prosecution.appeal', { dice: 7, total: 8 });
    expect(mild.g.senate.floors[0]).toMatchObject({ appeal: 4, appealed: true });
    // 10 guilty, 5 + 7 + 4 not.
    ballots(mild, { 0: 'aye', 1: 'nay', 2: 'aye' });
    expect(senator(mild.g, C).popularity).toBe(1);
    const harsh = appeal(-1, [3, 4]);
    expect(harsh.g.senate.floors[0]!.appeal).toBe(-4);
    ballots(harsh, { 0: 'aye', 1: 'nay', 2: 'aye' });
    // 14 guilty, 12 not.
    expect(senator(harsh.g, C).popularity).toBe(-6);
  });

  test('[1.09.421-b] Evil Omens are taken off', () => {
    const game = appeal(0, [3, 4], (g) => void g.events.push({ id: 'event:168', level: 1, since: TURN }));
    expect(game.g.senate.floors[0]!.appeal).toBe(-4);
  });

  test('[ex-79][1.09.421-d][1.09.44-b] killed: he counts as guilty, and the Prosecutor is rewarded', () => {
    const game = appeal(-1, [1, 2]).expectLog('prosecution.lynched', { who: C });
    expect(game.g.senators.find((s) => s.id === C && s.influence === 7)).toBeUndefined();
    expect(senator(game.g, A)).toMatchObject({ influence: 5 + 4, priorConsul: true });
    expect(game.g.senate.floors).toEqual([]);
  });

  test('[ex-78][1.09.421-e][1.09.421-f] freed: over at once, and for each point above 11 a chit against Censor and Prosecutor', () => {
    // 6 + 5 + 4 = 15: four chits; those of C, the Censor, E and nobody.
    const game = appeal(4, [6, 5, 2, 1, 2, 30]).expectLog('prosecution.freed', { who: C });
    expect(senator(game.g, C).popularity).toBe(4);
    expect(senator(game.g, E).id).toBe(E);
    game.expectLog('death', { who: CENSOR });
    // [1.09.41-h] Without the Censor that was all.
    expect(hasEnded(game)).toBe(true);
  });

  test('[1.09.421-g] once and no more', () => {
    const game = appeal(0, [3, 4]);
    expect(game.question?.prompt.k).toBe('ask.senate.vote');
    expect(game.offers('appeal')).toBeUndefined();
  });

  test('[card-80-a][amb-173] Glaucia may roll three dice instead of two', () => {
    const game = prosecuting((g) => {
      meeting(g, 'prosecutions', [A, CENSOR], ['senator:21A', D], [E, F]);
      senator(g, CENSOR).office = 'censor';
      Object.assign(senator(g, 'senator:21A'), { corrupt: true, popularity: 0 });
    });
    accuse(game, 'senator:21A', 'charge:corrupt');
    untilAppeal(game).rolling(2, 2, 5).does('appealWithThree').expectLog('prosecution.appeal', { dice: 9 });
    game.rolled();
    const other = prosecuting(corrupt(C));
    accuse(other, C, 'charge:corrupt');
    untilAppeal(other).refuses('appealWithThree');
  });
});
