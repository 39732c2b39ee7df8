import { given, play } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { tetrarchia } from '../index.ts';
import {
  armiesOf,
  pieceOf,
  type RomanTurn,
  province,
  QUIET_IN_GERMANIA,
  romanTurn,
  whereIs,
} from '../testing/roman.ts';

const turn = (position: RomanTurn) => play(given(tetrarchia, ...romanTurn({ variants: ['imperium'], ...position })));
type Game = ReturnType<typeof turn>;

/** Unplaced discs of an Emperor, and those he paid. */
const purse = (game: Game, who: 'diocletian' | 'galerius' | 'constantius' | 'maximian') => {
  const { discs, spent } = pieceOf(game.view(0), who);
  return [discs, spent];
};

describe('Every power', () => {
  test('[TET.var.imperium-a] takes a disc out of the game, for good', () => {
    const game = turn({ emperor: 'maximian', at: 'IT-2' }).does('buyPoint');
    game.expectLog('tet.imperium', { who: 'emperor:maximian' });
    expect(purse(game, 'maximian')).toEqual([4, 1]);
    game.does('protect');
    expect(purse(game, 'maximian')).toEqual([3, 1]);
  });

  test('[TET.A27] is paid from the supply: discs on the board do not help', () => {
    const left = { diocletian: 0, galerius: 0, constantius: 0, maximian: 0 };
    const discs = { 'V-5': 'diocletian', 'IT-2': 'maximian' } as const;
    turn({ at: 'V-6', others: { galerius: 'III-1' }, left, discs }).refuses('buyCommand', undefined, 'kernel.noVerb');
    turn({ emperor: 'maximian', left, discs }).refuses('buyPoint', undefined, 'kernel.noVerb');
  });

  test('[TET.var.imperium-a] is only there when IMPERIVM is played', () => {
    const plain = { variants: [] };
    turn({ at: 'V-6', others: { galerius: 'III-1' }, ...plain }).refuses('buyCommand', undefined, 'kernel.noVerb');
    turn({ emperor: 'maximian', ...plain }).refuses('buyPoint', undefined, 'kernel.noVerb');
  });
});

describe('Diocletian', () => {
  test('[TET.var.imperium-b] pays once for the turn, and again in another', () => {
    const game = turn({ at: 'V-6', others: { galerius: 'III-1', constantius: 'II-2', maximian: 'IT-1' } });
    expect(game.offers('command')).toBeUndefined();
    game.does('buyCommand').refuses('buyCommand', undefined, 'kernel.noVerb');
    expect([purse(game, 'diocletian'), game.g.imperium]).toEqual([[4, 1], 6]);
    game.does('command', 'emperor:galerius').does('halt').does('command', 'emperor:maximian').does('halt');
    expect(purse(game, 'diocletian')).toEqual([4, 1]);
    for (let i = 0; i < 4; i++) game.rolling(...QUIET_IN_GERMANIA).does('endPhase');
    expect([game.view(0).round, game.offers('command')]).toEqual([2, undefined]);
    expect(purse(game.does('buyCommand'), 'diocletian')).toEqual([3, 2]);
  });

  test('[TET.var.imperium-b][R4] alone on the board he cannot buy it, and nobody else can', () => {
    turn({ at: 'V-6' }).refuses('buyCommand', undefined, 'kernel.noVerb');
    const others = { diocletian: 'V-6', maximian: 'IT-1' };
    turn({ emperor: 'galerius', at: 'III-1', others }).refuses('buyCommand', undefined, 'kernel.noVerb');
    const bought = turn({ emperor: 'maximian', at: 'IT-1', others: { galerius: 'III-1' } }).does('buyPoint');
    expect(bought.offers('command')).toBeUndefined();
  });
});

describe('Galerius', () => {
  const army = { 'III-2': 'III' } as const;
  const attack = province('III-2');
  /** From Noricum, beside his capital: die plus 1. */
  const position: RomanTurn = { emperor: 'galerius', at: 'III-3', armies: army };

  test('[TET.var.imperium-c] adds 1 to his combat after seeing the dice, several times, a disc each', () => {
    const game = turn(position).rolling(1, 4).does('attack', attack).rolled();
    expect(game.question?.prompt).toEqual({ k: 'tet.ask.boost', a: { imperial: 2, barbarian: 4, left: 5 } });
    game.does('addOne').does('addOne');
    expect(game.question?.prompt.a).toEqual({ imperial: 4, barbarian: 4, left: 3 });
    game.does('addOne').does('stand').expectLog('tet.battle', { roman: 1, die: 4, imperial: 5, barbarian: 4 });
    expect([whereIs(game.view(0), 'galerius'), purse(game, 'galerius'), game.g.imperium]).toEqual(['III-2', [2, 3], 5]);
  });

  test('[TET.var.imperium-c] he may leave it', () => {
    const game = turn(position)
      .rolling(1, 4, ...QUIET_IN_GERMANIA)
      .does('attack', attack);
    game.does('stand').expectLog('tet.battle', { imperial: 2, barbarian: 4 });
    expect([whereIs(game.view(0), 'galerius'), purse(game, 'galerius')]).toEqual(['off', [5, 0]]);
  });

  test('[TET.A27] with his last disc the battle is decided; with none he is not asked', () => {
    const last = turn({ ...position, left: { galerius: 1 } })
      .rolling(1, 1)
      .does('attack', attack);
    last.does('addOne').expectLog('tet.battle', { imperial: 3 });
    const none = turn({ ...position, left: { galerius: 0 } })
      .rolling(1, 1)
      .does('attack', attack);
    none.expectLog('tet.battle', { imperial: 2 });
  });

  test('[TET.var.imperium-d][TET.A28] the 1 counts like a better die: it is doubled with it', () => {
    const others = { diocletian: 'III-4', maximian: 'IT-1' };
    const game = turn({ ...position, others })
      .rolling(1, 6)
      .does('attack', attack);
    expect(game.question?.prompt.a).toMatchObject({ imperial: 8 });
    expect(game.does('addOne').question?.prompt.a).toMatchObject({ imperial: 12 });
  });

  test('[TET.A28] also when he is attacked, in another’s turn', () => {
    const game = turn({ at: 'V-6', others: { galerius: 'III-3' }, armies: army, players: 4 });
    game
      .rolling(...QUIET_IN_GERMANIA, 1, 4)
      .does('endPhase')
      .rolled();
    expect([game.waitingFor, game.question?.prompt.k]).toEqual([[1], 'tet.ask.boost']);
    for (let i = 0; i < 3; i++) game.does('addOne');
    game.does('stand').expectLog('tet.armyBeatenBack', { who: 'emperor:galerius' });
    expect([armiesOf(game.view(0)), purse(game, 'galerius')]).toEqual([[], [2, 3]]);
  });

  test('[TET.A28] not when he only doubles another, nor anybody else', () => {
    const game = turn({ at: 'III-4', others: { galerius: 'III-3' }, armies: army });
    game.rolling(6, 1).does('attack', attack).expectLog('tet.battle', { imperial: 12 });
    for (const emperor of ['diocletian', 'constantius', 'maximian'] as const) {
      turn({ emperor, at: 'III-4', armies: army }).rolling(6, 1).does('attack', attack).expectLog('tet.battle');
    }
  });

  test('[TET.var.imperium-c] not without IMPERIVM', () => {
    turn({ ...position, variants: [] })
      .rolling(6, 1)
      .does('attack', attack)
      .expectLog('tet.battle');
  });
});

describe('Constantius', () => {
  const position: RomanTurn = { at: 'V-6', others: { constantius: 'IT-1' }, armies: { 'II-6': 'I' }, players: 4 };

  test('[TET.var.imperium-e][TET.A48] stops an army before it attacks him; it neither moves nor fights', () => {
    const game = turn(position)
      .rolling(...QUIET_IN_GERMANIA, 4)
      .does('endPhase')
      .rolled();
    expect([game.waitingFor, game.question?.prompt.k]).toEqual([[2], 'tet.ask.block']);
    game.does('block').expectLog('tet.blocked', { who: 'emperor:constantius' });
    expect([armiesOf(game.view(0)), whereIs(game.view(0), 'constantius')]).toEqual([['II-6'], 'IT-1']);
    expect([purse(game, 'constantius'), game.view(0).turn]).toEqual([[4, 1], 'emperor:galerius']);
  });

  test('[TET.A48] is asked only once the link has let it through', () => {
    const game = turn(position)
      .rolling(...QUIET_IN_GERMANIA, 3)
      .does('endPhase')
      .rolled();
    expect([purse(game, 'constantius'), game.view(0).turn]).toEqual([[5, 0], 'emperor:galerius']);
  });

  test('[TET.var.imperium-e] may let it come', () => {
    const game = turn(position)
      .rolling(...QUIET_IN_GERMANIA, 4, 6, 1)
      .does('endPhase')
      .does('letCome')
      .rolled();
    game.expectLog('tet.armyBeatenBack', { who: 'emperor:constantius' });
    expect(purse(game, 'constantius')).toEqual([5, 0]);
  });

  test('[TET.var.imperium-e] pays for each army', () => {
    const armies = { 'II-6': 'I', 'III-6': 'III' } as const;
    const game = turn({ ...position, armies })
      .rolling(...QUIET_IN_GERMANIA, 4)
      .does('endPhase');
    game.rolling(4).does('block').does('block').rolled();
    expect([purse(game, 'constantius'), armiesOf(game.view(0))]).toEqual([
      [3, 2],
      ['II-6', 'III-6'],
    ]);
  });

  test('[TET.A27][TET.var.imperium-e] not without a disc, not for another, not without IMPERIVM', () => {
    const fights = (more: RomanTurn) => {
      const game = turn({ ...position, ...more })
        .rolling(...QUIET_IN_GERMANIA, 4, 6, 1)
        .does('endPhase')
        .rolled();
      game.expectLog('tet.armyBeatenBack');
    };
    fights({ left: { constantius: 0 } });
    fights({ others: { maximian: 'IT-1', constantius: 'II-2' } });
    fights({ variants: [] });
  });
});

describe('Maximian', () => {
  const others = { diocletian: 'V-6', galerius: 'III-1', constantius: 'II-2' };

  test('[TET.var.imperium-f] spends seven points in a turn, for one disc', () => {
    const game = turn({ emperor: 'maximian', at: 'IT-1', others }).does('buyPoint');
    expect(game.g.imperium).toBe(7);
    game.refuses('buyPoint', undefined, 'kernel.noVerb');
    for (const to of ['IT-2', 'IT-3', 'IT-4', 'IT-3', 'IT-2', 'IT-3']) game.does('move', province(to));
    game
      .rolling(...QUIET_IN_GERMANIA)
      .does('move', province('IT-4'))
      .rolled();
    expect([game.view(0).turn, game.g.imperium, whereIs(game.view(0), 'maximian')]).toEqual([
      'emperor:diocletian',
      6,
      'IT-4',
    ]);
  });

  test('[TET.var.imperium-f] once in a turn, anew in the next; nobody else', () => {
    const game = turn({ emperor: 'maximian', at: 'IT-1', others }).does('buyPoint');
    for (let i = 0; i < 4; i++) {
      game.rolling(...QUIET_IN_GERMANIA).does('endPhase');
      if (i < 3) game.refuses('buyPoint', undefined, 'kernel.noVerb');
    }
    expect([game.g.imperium, game.does('buyPoint').g.imperium]).toEqual([6, 7]);
    expect(purse(game, 'maximian')).toEqual([3, 2]);
  });

  test('[R2] also when the six are spent', () => {
    const game = turn({ emperor: 'maximian', at: 'IT-1', others, fleets: ['INTERNVM'], imperium: 1 });
    game.does('move', province('IT-2')).refuses('sail', 'sail:INTERNVM-AEGAEVM', 'tet.no.points');
    expect(Object.keys(game.question!.verbs).sort()).toEqual(['buyPoint', 'endPhase']);
    expect(game.does('buyPoint').g.imperium).toBe(1);
  });
});
