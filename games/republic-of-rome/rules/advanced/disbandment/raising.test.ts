import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { countLegions, legionsAt, loseLegion } from '../../rome/forces.ts';
import { oratory, senator } from '../../rome/senators.ts';
import { propose } from '../../senate/proposals.ts';
import { proposalInWords } from '../../senate/sentence.ts';
import { business } from '../../senate/other-business.ts';
import { legionsTo } from '../../testing/armies.ts';
import { at } from '../../testing/at.ts';
import { rich } from '../../testing/bare.ts';
import { hasDisbanded, WITH_DISBANDMENT } from '../../testing/disbandment.ts';
import { sitting } from '../../testing/meeting.ts';
import { allVote, ballots, type Game } from '../../testing/senate.ts';
import { forgetDisbander } from './owners.ts';

const A = 'senator:1';
const B = 'senator:4';

/** So many Legions are in the pool; I and II are disbanded of senator:1, III of senator:4. */
const position =
  (pool: number, patch: (g: Rome) => void = () => {}) =>
  (g: Rome): void => {
    sitting(g);
    g.fleets = 25;
    hasDisbanded(g, A, 2);
    hasDisbanded(g, B, 1);
    legionsTo(g, 'active', 22 - pool);
    g.state = 200;
    patch(g);
  };
const drafting = (pool: number, patch: (g: Rome) => void = () => {}): Game =>
  at(propose, { kind: 'raise', by: 0, means: 'presiding' }, WITH_DISBANDMENT, position(pool, patch));
const most = (game: Game): number | undefined => {
  const offer = game.as(0).offers('legions');
  return offer?.t === 'range' ? offer.max : undefined;
};

describe('raising out of the Bank', () => {
  test('[2.04.3-i][A2-105][2.00-e] what the pool does not have, and the proposal names them', () => {
    const game = drafting(2);
    expect(most(game)).toBe(5);
    game.as(0).sets('legions', 4);
    expect(game.offers('raiseDisbanded')).toMatchObject({ of: ['legion:0', 'legion:1', 'legion:2'], min: 2, max: 2 });
    game.does('raiseDisbanded', ['legion:0', 'legion:2']);
    game.expectLog('disbandment.toRaise', { legions: ['legion:0', 'legion:2'] }, 'A2-105');
    const { proposal } = game.g.senate.floors[0]!;
    expect(proposal).toEqual({ t: 'raise', legions: 4, fleets: 0, disbanded: ['legion:0', 'legion:2'] });
    expect(proposalInWords(proposal).map((m) => m.k)).toEqual(['board.floor.raise', 'board.floor.raise.disbanded']);
    allVote(game, 'aye');
    expect(game.g.state).toBe(160);
    expect(countLegions(game.g, 'pool')).toBe(0);
    expect(legionsAt(game.g, 'bank')).toEqual([1]);
  });

  test('[2.04.3-j][2.04.3-k][2.04.H-a] no Veterans any more and nobody’s; what was gained for them is not lost', () => {
    const game = drafting(0, (g) => (senator(g, A).influence = 7));
    const before = oratory(game.g, senator(game.g, A));
    game.as(0).sets('legions', 2).does('raiseDisbanded', ['legion:0', 'legion:1']);
    allVote(game, 'aye');
    for (const n of [0, 1]) expect(game.g.legions[n]).toEqual({ at: 'active', veteran: false, allegiance: '' });
    expect(oratory(game.g, senator(game.g, A))).toBe(before);
    expect(senator(game.g, A).influence).toBe(7);
    // He has none left to recall.
    expect(game.g.legions.some((l) => l.at === 'bank' && l.allegiance === A)).toBe(false);
  });

  test('[2.04.3-i] not while the pool has enough', () => {
    const game = drafting(4).as(0).sets('legions', 4);
    expect(game.g.senate.floors[0]!.proposal).toEqual({ t: 'raise', legions: 4, fleets: 0 });
    expect(countLegions(game.g, 'bank')).toBe(3);
  });

  test('[2.04.3-i][own-94] nor while a Legion lies in the pool that was eliminated in this phase', () => {
    const game = drafting(2, (g) => {
      const [n] = legionsAt(g, 'active');
      loseLegion(g, n!);
      g.senate.eliminated.legions.push(n!);
    });
    expect(most(game)).toBe(2);
  });

  test('[1.09.131-a][A2-105] a rejected proposal may come back with other Legions, not with the same', () => {
    const game = at(business, undefined, WITH_DISBANDMENT, position(0));
    const put = (legion: string) =>
      game.as(0).does('propose', 'kind:raise').sets('legions', 1).does('raiseDisbanded', [legion]);
    ballots(put('legion:0'), { 0: 'nay', 1: 'nay', 2: 'aye' });
    expect(put('legion:0').g.senate.floors).toEqual([]);
    expect(put('legion:1').g.senate.floors).toHaveLength(1);
  });

  test('where all of them are needed there is nothing to name', () => {
    const game = drafting(1).as(0).sets('legions', 4);
    expect(game.g.senate.floors[0]!.proposal).toMatchObject({ disbanded: ['legion:0', 'legion:1', 'legion:2'] });
  });

  test('[D2-42] who does not say which lets the proposal drop, or drops it', () => {
    expect(drafting(0).as(0).sets('legions', 1).saysNothing().g.senate.floors).toEqual([]);
    expect(drafting(0).as(0).sets('legions', 1).does('drop').g.senate.floors).toEqual([]);
  });

  test('Fleets are asked for after them', () => {
    const game = drafting(0, (g) => (g.fleets = 20))
      .as(0)
      .sets('legions', 1)
      .does('raiseDisbanded', ['legion:1'])
      .sets('fleets', 2);
    expect(game.g.senate.floors[0]!.proposal).toEqual({ t: 'raise', legions: 1, fleets: 2, disbanded: ['legion:1'] });
  });

  test('[2.04.3-a] one that is recalled while the proposal is worded cannot be raised by it', () => {
    const game = at(
      business,
      undefined,
      WITH_DISBANDMENT,
      position(0, (g) => {
        g.fleets = 20;
        rich(g, A, 20);
      }),
    );
    game.as(0).does('propose', 'kind:raise').sets('legions', 1).does('raiseDisbanded', ['legion:1']);
    game.does('recallDisbanded', A).does('recallLegions', ['legion:1']).sets('payForRecall', 1);
    if (game.offers('fleets') !== undefined) game.sets('fleets', 0);
    expect(game.g.senate.floors).toEqual([]);
    expect(game.g.legions[1]).toMatchObject({ at: 'active', veteran: true });
  });

  test('[2.04.2-j] if their Senator dies meanwhile they are raised out of the pool', () => {
    const game = drafting(1).as(0).sets('legions', 3).does('raiseDisbanded', ['legion:0', 'legion:2']);
    game.change((g) => forgetDisbander(g, A));
    expect(legionsAt(game.g, 'pool')).toEqual([0, 1, 24]);
    allVote(game, 'aye');
    expect(legionsAt(game.g, 'pool')).toEqual([24]);
    expect(countLegions(game.g, 'active')).toBe(21 + 3);
  });
});
