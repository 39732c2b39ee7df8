import { given, play } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { EMPERORS } from './ids.ts';
import { tetrarchia } from './index.ts';
import { ids, type RomanTurn, province, QUIET_IN_GERMANIA, romanTurn, whereIs } from './testing/roman.ts';

const turn = (position: RomanTurn) => play(given(tetrarchia, ...romanTurn(position)));
const others = { galerius: 'III-1', constantius: 'II-2', maximian: 'IT-1' };
const SAFE = ['I-F', 'II-F', 'III-F', 'IV-F', 'V-F'];
const safe = Object.fromEntries(SAFE.map((id, i) => [id, EMPERORS[i % 4]!]));

describe('Rounds and turns', () => {
  test('[TET.players-f] Diocletian, Galerius, Constantius, Maximian, and round again', () => {
    const game = turn({ at: 'V-6', others, players: 4 });
    const seen: unknown[] = [];
    for (let i = 0; i < 6; i++) {
      seen.push([game.view(0).round, game.view(0).turn, game.waitingFor[0]]);
      game
        .rolling(...QUIET_IN_GERMANIA)
        .does('endPhase')
        .rolled();
    }
    expect(seen).toEqual([
      [1, 'emperor:diocletian', 0],
      [1, 'emperor:galerius', 1],
      [1, 'emperor:constantius', 2],
      [1, 'emperor:maximian', 3],
      [2, 'emperor:diocletian', 0],
      [2, 'emperor:galerius', 1],
    ]);
    game.expectLog('tet.turn', { who: 'emperor:constantius', round: 2 });
  });

  test('[TET.turn-a] the Roman phase, then the Barbarian phase, then the next Emperor', () => {
    const game = turn({ at: 'V-6', others });
    game.does('move', province('V-5')).rolling(4, 4).does('endPhase').rolled();
    expect(game.logKeys()).toEqual(['tet.rolled', 'tet.unrest', 'tet.turn']);
    expect(game.view(0).discs).toEqual({ 'province:IV-4': 'unrest' });
  });

  test('[TET.turn-b] six points for each, in any order and as often as they last', () => {
    const game = turn({ at: 'V-6', others, fleets: ['AEGAEVM'], discs: { 'IV-6': 'unrest' } });
    game.rolling(...QUIET_IN_GERMANIA).does('endPhase');
    expect([game.view(0).turn, game.g.imperium]).toEqual(['emperor:galerius', 6]);
    game.does('protect').does('move', province('III-4')).does('sail', 'sail:AEGAEVM-INTERNVM').does('protect');
    game
      .does('move', province('IV-6'))
      .rolling(...QUIET_IN_GERMANIA)
      .does('subdue')
      .rolled();
    expect(game.view(0).turn).toBe('emperor:constantius');
    expect(game.view(0).discs).toEqual({ 'province:III-1': 'galerius', 'province:III-4': 'galerius' });
  });

  test('[TET.turn-b] the last point spent ends the phase; more is not to be had', () => {
    const game = turn({ at: 'IT-3', others: { galerius: 'III-1' }, imperium: 2 });
    game.does('move', province('IT-2')).refuses('move', province('IT-6'), 'tet.no.moveCost');
    game
      .rolling(...QUIET_IN_GERMANIA)
      .does('move', province('IT-3'))
      .rolled();
    expect(game.view(0).turn).toBe('emperor:galerius');
  });

  test('[TET.turn-b] he need not spend anything', () => {
    const game = turn({ at: 'V-6', others })
      .rolling(...QUIET_IN_GERMANIA)
      .does('endPhase')
      .rolled();
    expect(game.view(0).turn).toBe('emperor:galerius');
  });

  test('[TET.turn-c] points that are left are lost', () => {
    const game = turn({ at: 'V-6', others });
    for (let i = 0; i < 4; i++) {
      expect(game.g.imperium).toBe(6);
      game.rolling(...QUIET_IN_GERMANIA).does('endPhase');
    }
    expect([game.view(0).turn, game.g.imperium]).toEqual(['emperor:diocletian', 6]);
  });

  test('[TET.turn-c] nor are any left while the barbarians act', () => {
    const army = { 'II-6': 'I' } as const;
    const game = turn({ emperor: 'constantius', at: 'IT-1', armies: army, variants: ['imperium'] });
    game.rolling(...QUIET_IN_GERMANIA, 4).does('endPhase');
    expect([game.question?.prompt.k, game.view(0).imperium]).toEqual(['tet.ask.block', 0]);
  });

  test('[TET.turn-f] beaten, he has no points any more; the barbarians act and the next Emperor follows', () => {
    const game = turn({ at: 'II-1', armies: { 'II-F': 'II' }, others: { galerius: 'III-1' }, players: 4 });
    game.rolling(1, 6, 4, 4, 1);
    game.does('attack', province('II-F')).rolled();
    expect(game.logKeys()).toEqual(expect.arrayContaining(['tet.emperorBeaten', 'tet.unrest', 'tet.link.shut']));
    expect([whereIs(game.view(0), 'diocletian'), game.waitingFor]).toEqual(['off', [1]]);
    for (const verb of ['endPhase', 'protect']) game.as(0).refuses(verb, undefined, 'kernel.notAsked');
  });
});

describe('Together', () => {
  test('[TET.goal-a] all players win together', () => {
    for (const players of [1, 2, 3, 4]) {
      const game = turn({ at: 'VI-F', discs: safe, players }).does('protect');
      expect(game.over?.winners).toEqual(Array.from({ length: players }, (_, seat) => seat));
    }
  });

  test('[TET.goal-a] or lose together', () => {
    const game = turn({ at: 'V-6', armies: { 'IT-2': 'I' }, players: 3 })
      .rolling(...QUIET_IN_GERMANIA)
      .does('endPhase');
    expect([game.over?.how, game.over?.winners]).toEqual(['roma-entered', []]);
    for (const seat of [0, 1, 2]) game.as(seat).refuses('endPhase', undefined, 'kernel.over');
  });

  test('[TET.goal-b] the six frontiers win, whoever protects the last, with whatever else on the board', () => {
    const discs = { ...safe, 'I-2': 'revolt', 'IT-2': 'revolt' } as const;
    const game = turn({ emperor: 'maximian', at: 'VI-F', discs, armies: { 'I-2': 'I' } }).does('protect');
    expect(game.over?.how).toBe('frontiers-protected');
  });

  test('[TET.goal-b] five frontiers and a province do not', () => {
    expect(turn({ at: 'VI-1', discs: safe }).does('protect').over).toBeUndefined();
    const { 'V-F': _, ...four } = safe;
    expect(turn({ at: 'VI-F', discs: four }).does('protect').over).toBeUndefined();
  });
});

describe('Taking back', () => {
  test('a move can be taken back, and all before it in the turn', () => {
    const game = turn({ at: 'IT-3', discs: { 'IT-2': 'revolt' } });
    game.does('move', province('IT-2')).does('subdue').does('protect');
    expect(game.g.imperium).toBe(1);
    game.undo().undo().undo();
    expect([whereIs(game.view(0), 'diocletian'), game.g.imperium]).toEqual(['IT-3', 6]);
    expect(game.view(0).discs).toEqual({ 'province:IT-2': 'revolt' });
    expect([ids(game.offers('move')), game.canUndo(0)]).toEqual([['IT-2', 'IT-4'], false]);
  });

  test('not after dice: neither a battle nor the end of the turn', () => {
    const fought = turn({ at: 'II-3', armies: { 'II-6': 'I' }, others });
    fought.does('move', province('II-4'));
    expect(fought.canUndo(0)).toBe(true);
    fought.rolling(6, 1).does('attack', province('II-6'));
    expect([whereIs(fought.view(0), 'diocletian'), fought.canUndo(0)]).toEqual(['II-6', false]);
    expect(() => fought.undo()).toThrow('kernel.undoFloor');
    const ended = turn({ at: 'IT-3', others })
      .rolling(...QUIET_IN_GERMANIA)
      .does('endPhase');
    expect(() => ended.undo()).toThrow('kernel.undoFloor');
  });

  test('what was done after the dice can be taken back, as far as the dice', () => {
    const game = turn({ at: 'II-3', armies: { 'II-6': 'I' } });
    game.rolling(6, 1).does('attack', province('II-6')).does('protect').undo();
    expect([game.view(0).discs, game.canUndo(0)]).toEqual([{}, false]);
  });
});
