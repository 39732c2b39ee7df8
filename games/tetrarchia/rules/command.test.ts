import { given, play } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { tetrarchia } from './index.ts';
import { ids, type RomanTurn, province, QUIET_IN_GERMANIA, romanTurn, whereIs } from './testing/roman.ts';

/** Diocletian’s turn, his disc paid. */
const commander = (position: RomanTurn) =>
  play(given(tetrarchia, ...romanTurn({ variants: ['imperium'], ...position }))).does('buyCommand');

describe('Diocletian commands', () => {
  test('[TET.var.imperium-b] he spends his own points on moves of other Emperors', () => {
    const game = commander({ at: 'V-6', others: { galerius: 'III-1' } }).does('command', 'emperor:galerius');
    game.does('move', province('III-2')).expectLog('tet.moved', { who: 'emperor:galerius', to: 'province:III-2' });
    game.does('move', province('III-4')).does('halt');
    expect([whereIs(game.view(0), 'galerius'), whereIs(game.view(0), 'diocletian')]).toEqual(['III-4', 'V-6']);
    expect([game.g.imperium, game.view(0).turn]).toEqual([4, 'emperor:diocletian']);
  });

  test('[TET.var.imperium-b] of each of the others, and between his own actions', () => {
    const others = { galerius: 'III-1', constantius: 'II-2', maximian: 'IT-1' };
    const game = commander({ at: 'V-6', others });
    expect(ids(game.offers('command'))).toEqual(['galerius', 'constantius', 'maximian']);
    game.does('command', 'emperor:maximian').does('move', province('IT-2')).does('halt').does('protect');
    game.does('command', 'emperor:constantius').does('move', province('II-1')).does('halt');
    game.does('command', 'emperor:maximian').does('move', province('IT-3')).does('halt');
    expect([whereIs(game.view(0), 'maximian'), whereIs(game.view(0), 'constantius')]).toEqual(['IT-3', 'II-1']);
    expect(game.g.imperium).toBe(2);
  });

  test('[TET.A29] at normal costs: broken links, Revolt, fleets', () => {
    const discs = { 'IT-5': 'revolt' } as const;
    const game = commander({ at: 'V-6', others: { galerius: 'IT-4' }, discs }).does('command', 'emperor:galerius');
    expect(game.does('move', province('IT-5')).g.imperium).toBe(3);
    const sea = commander({ at: 'V-6', others: { galerius: 'IT-4' }, discs, fleets: ['INTERNVM'] });
    expect(sea.does('command', 'emperor:galerius').does('move', province('IT-5')).g.imperium).toBe(4);
    expect(sea.does('move', province('VI-4')).g.imperium).toBe(3);
    const poor = commander({ at: 'V-6', others: { galerius: 'IT-4' }, discs, imperium: 2 });
    poor.does('command', 'emperor:galerius').refuses('move', province('IT-5'), 'tet.no.moveCost');
  });

  test('[TET.A29] they do nothing but move', () => {
    const position: RomanTurn = { at: 'V-6', others: { galerius: 'IV-4' }, discs: { 'IV-4': 'revolt' } };
    const game = commander({ ...position, armies: { 'IV-3': 'IV' }, fleets: ['AEGAEVM'] });
    game.does('command', 'emperor:galerius');
    expect(Object.keys(game.question!.verbs)).toEqual(['halt', 'move']);
    for (const verb of ['subdue', 'protect', 'appease', 'endPhase']) game.refuses(verb);
    game.refuses('attack', province('IV-3')).refuses('sail', 'sail:AEGAEVM-INTERNVM');
    game.refuses('move', province('IV-3'), 'tet.no.army');
  });

  test('[TET.A29] they may pass a province that is held, and may not end there', () => {
    const others = { galerius: 'IT-2', maximian: 'IT-1' };
    const game = commander({ at: 'IT-3', others }).does('command', 'emperor:galerius');
    game.does('move', province('IT-1')).refuses('halt', undefined, 'tet.no.sharing');
    game.does('move', province('III-2')).does('halt');
    expect(whereIs(game.view(0), 'galerius')).toBe('III-2');
    // Nor on Diocletian himself.
    const own = commander({ at: 'IT-3', others }).does('command', 'emperor:galerius');
    own.does('move', province('IT-3')).refuses('halt', undefined, 'tet.no.sharing').does('move', province('IT-4'));
    expect([whereIs(own.view(0), 'galerius'), whereIs(own.view(0), 'diocletian')]).toEqual(['IT-4', 'IT-3']);
  });

  test('[TET.A29][TET.A22] into a held province only with the points to leave it', () => {
    const game = commander({ at: 'IT-3', others: { galerius: 'IT-2' }, imperium: 1 });
    game.does('command', 'emperor:galerius').refuses('move', province('IT-3'), 'tet.no.wayOn');
    expect(ids(game.offers('move'))).toEqual(['IT-1']);
  });

  test('[TET.A29] nobody who is off the board', () => {
    const game = commander({ at: 'V-6', others: { galerius: 'III-1' } });
    game.refuses('command', 'emperor:maximian').refuses('command', 'emperor:diocletian');
  });

  test('[TET.var.imperium-b] a march ends with the points, and the turn with it', () => {
    const game = commander({ at: 'V-6', others: { galerius: 'III-1' }, imperium: 1 });
    game
      .rolling(...QUIET_IN_GERMANIA)
      .does('command', 'emperor:galerius')
      .does('move', province('III-2'))
      .rolled();
    expect([game.view(0).turn, whereIs(game.view(0), 'galerius')]).toEqual(['emperor:galerius', 'III-2']);
  });

  test('[TET.var.imperium-b] one who cannot move is not offered', () => {
    const others = { galerius: 'IT-6', maximian: 'III-1' };
    expect(ids(commander({ at: 'V-6', others, imperium: 1 }).offers('command'))).toEqual(['maximian']);
  });

  test('[TET.var.imperium-b] Diocletian’s player moves them, also those of others', () => {
    const game = commander({ at: 'V-6', others: { maximian: 'IT-1' }, players: 4 }).does('command', 'emperor:maximian');
    expect(game.waitingFor).toEqual([0]);
    game.as(3).refuses('move', province('IT-2'), 'kernel.notAsked');
  });

  test('a commanded march can be taken back', () => {
    const game = commander({ at: 'V-6', others: { galerius: 'III-1' } }).does('command', 'emperor:galerius');
    game.does('move', province('III-2')).undo().undo().undo();
    expect([whereIs(game.view(0), 'galerius'), game.g.imperium, game.g.emperors[0]?.spent]).toEqual(['III-1', 6, 0]);
  });
});
