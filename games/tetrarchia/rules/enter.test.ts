import { given, play } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { explain } from './explain.ts';
import { tetrarchia } from './index.ts';
import { armiesOf, ids, type RomanTurn, province, QUIET_IN_GERMANIA, romanTurn, whereIs } from './testing/roman.ts';

const turn = (position: RomanTurn) => play(given(tetrarchia, ...romanTurn(position)));

/** Diocletian ends his turn and nothing happens: Galerius, whose capital is Pannonia Inferior, is next. */
const galeriusComes = (position: RomanTurn) =>
  turn(position)
    .rolling(...QUIET_IN_GERMANIA)
    .does('endPhase')
    .rolled();

describe('Coming onto the board', () => {
  test('[TET.setup-k] for his first turn an Emperor chooses Roma or his capital', () => {
    const game = galeriusComes({ at: 'V-4' });
    expect(ids(game.offers('enter'))).toEqual(['IT-3', 'III-1']);
    game.refuses('enter', province('V-6'), 'kernel.badArg').refuses('endPhase');
    const entered = { who: 'emperor:galerius', at: 'province:III-1' };
    game.does('enter', province('III-1')).expectLog('tet.entered', entered, 'TET.setup-k');
    expect([whereIs(game.view(0), 'galerius'), game.g.imperium]).toEqual(['III-1', 6]);
  });

  test('[TET.setup-k] each has his own capital', () => {
    const enters = (emperor: NonNullable<RomanTurn['emperor']>, at: string) =>
      ids(turn({ emperor, at }).rolling(3, 1).does('endPhase').offers('enter'));
    expect(enters('maximian', 'IV-4')).toEqual(['IT-3', 'V-6']);
    expect(enters('galerius', 'IV-4')).toEqual(['IT-3', 'II-2']);
    expect(enters('constantius', 'IV-4')).toEqual(['IT-3', 'IT-1']);
  });

  test('[TET.setup-k][R11] his capital must be free of discs: otherwise it is Roma, unasked', () => {
    for (const disc of ['unrest', 'revolt', 'diocletian', 'galerius'] as const) {
      const game = galeriusComes({ at: 'V-4', discs: { 'III-1': disc } });
      expect([disc, game.offers('enter'), whereIs(game.view(0), 'galerius')]).toEqual([disc, undefined, 'IT-3']);
      game.expectLog('tet.entered', { at: 'province:IT-3' });
    }
  });

  test('[TET.setup-k] and free of armies', () => {
    // The army comes from its frontier over the broken link.
    const game = turn({ at: 'V-4', armies: { 'III-F': 'III' } });
    game
      .rolling(...QUIET_IN_GERMANIA, 4)
      .does('endPhase')
      .rolled();
    expect([game.view(0).armies[0]?.at, whereIs(game.view(0), 'galerius')]).toEqual(['province:III-1', 'IT-3']);
    // An army on bare ground holds it just as well: this one is blocked by one that draws with Diocletian, 2 against 2.
    const blocked = turn({ at: 'III-3', armies: { 'III-1': 'III', 'III-2': 'III' } });
    blocked
      .rolling(...QUIET_IN_GERMANIA, 2, 1)
      .does('endPhase')
      .rolled();
    expect([armiesOf(blocked.view(0)), whereIs(blocked.view(0), 'galerius')]).toEqual([['III-1', 'III-2'], 'IT-3']);
  });

  test('[TET.protect-g] a capital covered by any Emperor’s disc is no entry until it is uncovered', () => {
    const game = turn({ emperor: 'galerius', at: 'II-2' }).does('protect').rolling(3, 1).does('endPhase');
    expect([game.offers('enter'), whereIs(game.view(0), 'constantius')]).toEqual([undefined, 'IT-3']);
  });

  test('[TET.turn-d] an Emperor who fell comes back at the start of his next turn', () => {
    const discs = { 'IV-4': 'revolt' } as const;
    const game = turn({ at: 'V-4', discs, others: { galerius: 'IV-4', constantius: 'II-2', maximian: 'IT-1' } });
    game
      .rolling(...QUIET_IN_GERMANIA)
      .does('endPhase')
      .expectLog('tet.deposed', { who: 'emperor:galerius' });
    expect([whereIs(game.view(0), 'galerius'), ids(game.offers('enter'))]).toEqual(['off', ['IT-3', 'III-1']]);
    game.does('enter', province('IT-3'));
    expect(game.g.imperium).toBe(6);
  });

  test('[TET.turn-d] in any round: Diocletian after Maximian’s turn', () => {
    const position: RomanTurn = {
      emperor: 'maximian',
      at: 'IT-1',
      discs: { 'IV-4': 'revolt' },
      others: { diocletian: 'IV-4' },
    };
    const game = turn(position)
      .rolling(...QUIET_IN_GERMANIA)
      .does('endPhase');
    expect([game.view(0).round, ids(game.offers('enter'))]).toEqual([2, ['IT-3', 'V-6']]);
    game.does('enter', province('V-6')).expectLog('tet.entered', { who: 'emperor:diocletian' }, 'TET.turn-d');
    expect(whereIs(game.view(0), 'diocletian')).toBe('V-6');
  });

  test('[TET.turn-d] not before his own turn; one who is on the board is not asked', () => {
    const game = turn({ at: 'V-4', others: { galerius: 'IV-4', maximian: 'IT-1' } });
    game.rolling(...QUIET_IN_GERMANIA).does('endPhase');
    expect([game.offers('enter'), whereIs(game.view(0), 'constantius')]).toEqual([undefined, 'off']);
    game.rolling(...QUIET_IN_GERMANIA).does('endPhase');
    expect(ids(game.offers('enter'))).toEqual(['IT-3', 'II-2']);
  });

  test('[TET.A20] Roma is open whatever disc lies there', () => {
    for (const disc of ['unrest', 'revolt', 'maximian'] as const) {
      expect(ids(galeriusComes({ at: 'V-4', discs: { 'IT-3': disc } }).offers('enter'))).toEqual(['IT-3', 'III-1']);
    }
  });

  test('an entry can be taken back while nothing has been rolled', () => {
    const game = galeriusComes({ at: 'V-4' }).does('enter', province('III-1')).undo();
    expect(whereIs(game.view(0), 'galerius')).toBe('off');
    expect(game.canUndo(0)).toBe(false);
  });
});

describe('Where another Emperor stands', () => {
  test('[TET.turn-e] he may enter there, and must leave with his next action', () => {
    const game = galeriusComes({ at: 'IT-3' }).does('enter', province('IT-3'));
    expect(Object.keys(game.question!.verbs)).toEqual(['move']);
    game.refuses('endPhase', undefined, 'tet.no.sharing').refuses('protect', undefined, 'tet.no.sharing');
    game.does('move', province('IT-2')).does('protect');
    expect(game.g.imperium).toBe(4);
  });

  test('[TET.turn-e] the same holds for his capital, and for coming back', () => {
    const game = galeriusComes({ at: 'III-1' });
    game.does('enter', province('III-1')).refuses('protect', undefined, 'tet.no.sharing');
    const back = turn({ at: 'IT-3', discs: { 'IV-4': 'revolt' }, others: { galerius: 'IV-4' } });
    back
      .rolling(...QUIET_IN_GERMANIA)
      .does('endPhase')
      .does('enter', province('IT-3'));
    expect(Object.keys(back.question!.verbs)).toEqual(['move']);
  });
});

describe('No way out', () => {
  const shut: RomanTurn = { at: 'IT-3', armies: { 'IT-2': 'III', 'IT-4': 'VI' }, discs: { 'III-1': 'unrest' } };
  /** Both armies attack Diocletian in Roma, each doubled by the other: 4 against 4. */
  const DRAWN = [3, 2, 3, 2];

  test('[TET.A40] an entry that cannot be left again is not offered', () => {
    const game = turn({ ...shut, discs: {} });
    game
      .rolling(...QUIET_IN_GERMANIA, ...DRAWN)
      .does('endPhase')
      .rolled();
    expect(whereIs(game.view(0), 'galerius')).toBe('III-1');
  });

  test('[TET.A40] with no entry left he stays off, his Roman phase is skipped and the barbarians come', () => {
    const game = turn(shut);
    // Two Barbarian phases: Galerius has no turn of his own between them. Constantius has his capital.
    game
      .rolling(...QUIET_IN_GERMANIA, ...DRAWN, ...QUIET_IN_GERMANIA, ...DRAWN)
      .does('endPhase')
      .rolled();
    game.expectLog('tet.cannotEnter', { who: 'emperor:galerius' });
    expect(game.logKeys().filter((k) => k === 'tet.turn')).toHaveLength(2);
    expect([whereIs(game.view(0), 'galerius'), whereIs(game.view(0), 'constantius')]).toEqual(['off', 'II-2']);
  });

  test('[TET.A40] a fleet is a way out', () => {
    const game = turn({ ...shut, fleets: ['INTERNVM'] });
    game
      .rolling(...QUIET_IN_GERMANIA, ...DRAWN)
      .does('endPhase')
      .rolled();
    expect(whereIs(game.view(0), 'galerius')).toBe('IT-3');
    expect(ids(game.offers('move'))).toContain('VI-6');
  });

  test('[TET.A40][R12] the points his turn begins with decide, not what he might still buy', () => {
    const position: RomanTurn = {
      emperor: 'constantius',
      at: 'IT-5',
      others: { diocletian: 'IT-3', galerius: 'IT-4' },
      armies: { 'IT-2': 'III', 'IV-6': 'IV' },
      discs: { 'IT-1': 'maximian', 'IT-6': 'revolt', 'VI-6': 'revolt' },
      variants: ['imperium', 'patres-patriae'],
    };
    // The uprising of Africa reaches Sicilia: from Roma it is 1 + 3 + 3 to a free province. An army gathers in
    // Britannia; the one in Etruria draws with Diocletian, 6 against 6; the other two do not get through.
    const uprising = [6, 6, 4, 2, 5, 1, 1, 1];
    const later = [...QUIET_IN_GERMANIA, 5, 1, 1, 1];
    const six = turn(position);
    six
      .rolling(...uprising, ...later)
      .does('endPhase')
      .rolled();
    six.expectLog('tet.cannotEnter', { who: 'emperor:maximian' });
    const seven = turn(position).does('givePoint');
    seven
      .rolling(...uprising)
      .does('endPhase')
      .rolled();
    expect([whereIs(seven.view(0), 'maximian'), seven.g.imperium]).toEqual(['IT-3', 7]);
    for (const to of ['IT-4', 'IT-5', 'VI-6']) seven.does('move', province(to));
    expect(whereIs(seven.view(0), 'maximian')).toBe('VI-6');
  });
});

test('[TET.turn-e][TET.A40] where nobody stands he may enter, though armies shut every way out', () => {
  // Both armies come to the doors of Roma in the phase before: over the Alps, and over the strait of Messana.
  const game = turn({ at: 'V-4', armies: { 'IT-1': 'III', 'IT-5': 'VI' } });
  game
    .rolling(...QUIET_IN_GERMANIA, 4)
    .does('endPhase')
    .rolled();
  expect([armiesOf(game.view(0)), ids(game.offers('enter'))]).toEqual([
    ['IT-2', 'IT-4'],
    ['IT-3', 'III-1'],
  ]);
});

test('nothing is explained of moves of an Emperor who is not on the board yet', () => {
  const game = galeriusComes({ at: 'V-4' });
  expect(explain(game.view(0), 'move', province('IT-2'))).toBeUndefined();
  expect(explain(game.does('enter', province('IT-3')).view(0), 'move', province('IT-2'))?.cost).toBe(1);
});
