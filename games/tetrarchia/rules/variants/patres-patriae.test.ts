import { given, play } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { tetrarchia } from '../index.ts';
import { type RomanTurn, province, QUIET_IN_GERMANIA, romanTurn } from '../testing/roman.ts';

const HOME = { diocletian: 'V-6', galerius: 'III-1', constantius: 'II-2', maximian: 'IT-1' };

/** Everybody at home in his capital. */
const turn = (position: RomanTurn) => {
  const { emperor = 'diocletian' } = position;
  return play(
    given(tetrarchia, ...romanTurn({ variants: ['patres-patriae'], at: HOME[emperor], others: HOME, ...position })),
  );
};
type Game = ReturnType<typeof turn>;
const next = (game: Game): Game =>
  game
    .rolling(...QUIET_IN_GERMANIA)
    .does('endPhase')
    .rolled();

describe('PATRES PATRIAE', () => {
  test('[TET.var.patres-a][TET.A32] Diocletian takes a point from Galerius: 7 and 5 in the same round', () => {
    const game = turn({}).does('takePoint').expectLog('tet.patres.taken');
    expect(game.g.imperium).toBe(7);
    expect(next(game).g.imperium).toBe(5);
    expect(next(game).g.imperium).toBe(6);
    expect(next(game).g.imperium).toBe(6);
    // The next round is a new one.
    expect(next(game).g.imperium).toBe(6);
    expect(next(game).g.imperium).toBe(6);
  });

  test('[TET.var.patres-a] he may leave it, once a round he may do it', () => {
    expect(next(turn({})).g.imperium).toBe(6);
    const game = turn({}).does('takePoint').refuses('takePoint', undefined, 'kernel.noVerb');
    for (let i = 0; i < 4; i++) next(game);
    expect([game.view(0).round, game.does('takePoint').g.imperium]).toEqual([2, 7]);
    expect(next(game).g.imperium).toBe(5);
  });

  test('[TET.var.patres-b][TET.A32] Constantius gives a point to Maximian: 5 and 7 in the same round', () => {
    const game = turn({ emperor: 'constantius' }).does('givePoint').expectLog('tet.patres.given');
    expect(game.g.imperium).toBe(5);
    game.refuses('givePoint', undefined, 'kernel.noVerb');
    expect(next(game).g.imperium).toBe(7);
    for (let i = 0; i < 3; i++) expect(next(game).g.imperium).toBe(6);
    expect([game.view(0).turn, next(game).g.imperium]).toEqual(['emperor:constantius', 6]);
  });

  test('[TET.var.patres-a][TET.var.patres-b] nobody else takes or gives', () => {
    for (const emperor of ['galerius', 'maximian'] as const) {
      turn({ emperor })
        .refuses('takePoint', undefined, 'kernel.noVerb')
        .refuses('givePoint', undefined, 'kernel.noVerb');
    }
    turn({ emperor: 'constantius' }).refuses('takePoint', undefined, 'kernel.noVerb');
    turn({}).refuses('givePoint', undefined, 'kernel.noVerb');
    turn({ variants: [] }).refuses('takePoint', undefined, 'kernel.noVerb');
    turn({ emperor: 'constantius', variants: [] }).refuses('givePoint', undefined, 'kernel.noVerb');
  });

  test('[R2] the point may be taken when all others are spent', () => {
    const game = turn({ imperium: 1 }).does('move', province('V-4'));
    expect([game.view(0).turn, Object.keys(game.question!.verbs).sort()]).toEqual([
      'emperor:diocletian',
      ['endPhase', 'takePoint'],
    ]);
    game
      .does('takePoint')
      .rolling(...QUIET_IN_GERMANIA)
      .does('move', province('V-6'))
      .rolled();
    expect([game.view(0).turn, game.g.imperium]).toEqual(['emperor:galerius', 5]);
  });

  test('[R3] only a point that is left can be given, and it may be the last', () => {
    const game = turn({ emperor: 'constantius', imperium: 1 });
    game
      .rolling(...QUIET_IN_GERMANIA)
      .does('givePoint')
      .rolled();
    expect([game.view(0).turn, game.g.imperium]).toEqual(['emperor:maximian', 7]);
    const spent = turn({ emperor: 'constantius', imperium: 1 });
    spent
      .rolling(...QUIET_IN_GERMANIA)
      .does('move', province('II-1'))
      .rolled();
    expect([spent.view(0).turn, spent.g.imperium]).toEqual(['emperor:maximian', 6]);
  });

  test('[TET.A32][TET.var.all-a] with IMPERIVM Maximian may have 8', () => {
    const game = turn({ emperor: 'constantius', variants: ['imperium', 'patres-patriae'] }).does('givePoint');
    expect(next(game).does('buyPoint').g.imperium).toBe(8);
    for (const to of ['IT-2', 'IT-1', 'IT-2', 'IT-1', 'IT-2', 'IT-1', 'IT-2']) game.does('move', province(to));
    expect([game.view(0).turn, game.g.imperium]).toEqual(['emperor:maximian', 1]);
  });

  test('a point can be taken back while nothing has been rolled', () => {
    const game = turn({}).does('takePoint').undo();
    expect([game.g.imperium, game.offers('takePoint')]).toEqual([6, expect.anything()]);
  });
});
