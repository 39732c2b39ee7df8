/** The worked examples: those of the rulebook, and some found elsewhere, on our board. */
import { describe, expect, test } from 'vitest';
import { parseLevel } from './meta.ts';
import { chain, supportsEmperor } from './support.ts';
import {
  all,
  armies,
  attacks,
  barbarians,
  discs,
  fights,
  type Game,
  place,
  position,
  QUIET,
  rolls,
  standing,
} from './testing/barbarian.ts';

const left = (game: Game): number => game.view('public').imperium;

describe('four provinces in a line', () => {
  // Noricum - Rhaetia - Germania Superior - Germania Inferior
  const green = all('diocletian', 'III-3', 'II-3', 'II-2');
  const army = { armies: { 'III-1': 'III' }, discs: { ...green, ...all('revolt', 'III-1', 'III-5', 'IV-1') } } as const;

  test('[TET.EX1] Diocletian has 1, 2, 2, 2; nobody else has anything', () => {
    const { g } = position({ discs: green });
    const support = (emperor: number): number[] =>
      ['III-3', 'III-6', 'II-3', 'II-2'].map((id) => chain(g, place(id), supportsEmperor(g, emperor)).length);
    expect(support(0)).toEqual([1, 2, 2, 2]);
    expect(support(2)).toEqual([0, 0, 0, 0]);
    // For Galerius and Maximian but for their own capitals beside it, which are covered here.
    g.discs[place('III-1')] = g.discs[place('IT-1')] = 'unrest';
    expect([support(1), support(3)]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  test('[TET.EX2] III + 1 against 2 + 3: defeat', () => {
    const game = fights(position({ ...army, emperors: { diocletian: 'III-3' } }), 'III-1', 3, 2);
    game.expectLog('tet.battle', { imperial: 4, barbarian: 5 }).expectLog('tet.emperorBeaten');
  });

  test('[TET.EX3] with Maximian beside the army 8 against 5: victory', () => {
    const game = position({ ...army, emperors: { diocletian: 'III-3', maximian: 'III-4' } });
    attacks(game, 'III-1', 3, 2).expectLog('tet.battle', { imperial: 8, barbarian: 5 }).expectLog('tet.armyBeaten');
  });
});

test('[TET.EX4] over a broken link into Revolt: 2+1', () => {
  const game = position({ emperors: { diocletian: 'V-6' }, discs: { 'IV-3': 'revolt' } });
  expect(left(game.does('move', 'province:IV-3'))).toBe(3);
  const poor = position({ emperors: { diocletian: 'V-6' }, discs: { 'IV-3': 'revolt' }, imperium: 2 });
  poor.refuses('move', 'province:IV-3', 'tet.no.moveCost');
});

test('[TET.EX13] Revolt - Unrest - Unrest: all three in Revolt', () => {
  const game = position({ discs: { 'V-3': 'revolt', ...all('unrest', 'V-4', 'V-5') } });
  barbarians(game, ...QUIET);
  expect(discs(game)).toEqual(all('revolt', 'V-3', 'V-4', 'V-5'));
});

test('[TET.EX14] reached by an uprising they stay; the next State of the Empire takes all but the one who could move', () => {
  const emperors = { diocletian: 'II-1', galerius: 'II-3', constantius: 'II-5', maximian: 'VI-5' };
  const game = position({ emperors, discs: { 'II-4': 'revolt' } });
  // Aftermath: an army in Africa, which stays.
  barbarians(game, 2, 4, 6, 1);
  expect(discs(game)).toEqual(all('revolt', 'II-4', 'II-1', 'II-3', 'II-5', 'II-6'));
  expect([standing(game, 'diocletian'), standing(game, 'galerius')]).toEqual(['II-1', 'II-3']);
  game.does('move', 'province:II-2');
  barbarians(game, ...QUIET, 1);
  expect([standing(game, 'diocletian'), standing(game, 'galerius')]).toEqual(['off', 'II-2']);
  // Constantius fell before his own turn began, and is asked where he comes back.
  expect(standing(game, 'constantius')).toBe('off');
  expect(game.offers('enter')).toBeDefined();
});

test('[TET.EX15] one army in the supply, and the roman die finds a protected frontier: the d6 is rolled', () => {
  const game = position({
    armies: { 'I-F': 'I', 'II-F': 'II' },
    discs: { ...all('revolt', 'IV-4', 'IV-5', 'IV-6'), 'VI-F': 'diocletian', 'VI-3': 'unrest' },
  });
  barbarians(game, 4, 5, 6, 3, 1, 1).expectLog('tet.revolt', { at: 'province:VI-3' });
  expect(armies(game)).toEqual(['I-F', 'II-F']);
});

test('[TET.EX16] the dice find a capital that is not the capital of the Emperor in turn: nothing happens', () => {
  const game = position({ turn: 'maximian', emperors: { maximian: 'IT-6', diocletian: 'IT-4' } });
  barbarians(game, 5, 6).expectLog('tet.quiet', { at: 'province:V-6' });
  expect(discs(game)).toEqual({});
});

test('[TET.EX17] a strait in a sea with a fleet: 1 to move, 2 without the fleet, 3 to attack', () => {
  const at = { emperors: { diocletian: 'IT-4' } } as const;
  expect(left(position(at, { level: '5300' }).does('move', 'province:IT-5'))).toBe(5);
  expect(left(position(at).does('move', 'province:IT-5'))).toBe(4);
  const army = { ...at, armies: { 'IT-5': 'VI' }, discs: { 'IT-5': 'revolt' } } as const;
  expect(left(attacks(position(army, { level: '5300' }), 'IT-5', 6, 1))).toBe(3);
});

test('[TET.EX18] levels [5100] and [4211]', () => {
  expect(parseLevel('5100')).toEqual({ discs: 5, fleets: 1, revolts: 0, armies: 0 });
  expect(parseLevel('4211')).toEqual({ discs: 4, fleets: 2, revolts: 1, armies: 1 });
});

test('[TET.EX19] six protected frontiers, a quiet Italia, no army, no rebellion: 10', () => {
  const game = position({
    discs: { ...all('galerius', 'I-F', 'II-F', 'III-F'), ...all('maximian', 'IV-F', 'V-F', 'VI-F') },
  });
  expect(game.view('public').score.total).toBe(10);
});

test('[TET.EX20] four protected, one army, one region of 7 points, Revolt in Italia: 4-2-1-1', () => {
  const game = position({
    armies: { 'I-2': 'I' },
    discs: {
      ...all('galerius', 'I-F', 'II-F', 'III-F', 'IV-F'),
      ...all('revolt', 'VI-1', 'VI-3', 'VI-5', 'IT-2'),
      'VI-2': 'unrest',
    },
  });
  expect(game.view('public').score.total).toBe(0);
});

describe('a session that was played', () => {
  test('[TET.EX21] Galerius: Noricum in Revolt 2, subdued 2, disc 1; the last point does not reach Germania Magna', () => {
    const game = position({ turn: 'galerius', emperors: { galerius: 'III-1' }, discs: { 'III-3': 'revolt' } });
    expect(left(game.does('move', 'province:III-3'))).toBe(4);
    expect(left(game.does('subdue'))).toBe(2);
    expect(left(game.does('protect'))).toBe(1);
    game.refuses('move', 'province:III-F');
  });

  test('[TET.EX22] Diocletian to Cappadocia in Revolt 3, subdued 2, disc 1', () => {
    const game = position({ emperors: { diocletian: 'V-6' }, discs: { 'V-3': 'revolt' } });
    game.does('move', 'province:V-4').does('move', 'province:V-3');
    expect(left(game)).toBe(3);
    expect(left(game.does('subdue'))).toBe(1);
    rolls(game, QUIET, 'protect');
    expect(discs(game)).toEqual({ 'V-3': 'diocletian' });
  });

  test('[TET.EX22] Maximian to Aquitania in Revolt 4, subdued 2', () => {
    const game = position({ turn: 'maximian', emperors: { maximian: 'IT-1' }, discs: { 'II-5': 'revolt' } });
    game.does('move', 'province:II-6').does('move', 'province:II-5');
    expect(left(game)).toBe(2);
    rolls(game, QUIET, 'subdue');
    expect(discs(game)).toEqual({});
  });

  test('[TET.EX22] Constantius to Belgica 1, disc 1, attack on Britannia 2', () => {
    const game = position({ turn: 'constantius', emperors: { constantius: 'II-2' }, armies: { 'II-F': 'II' } });
    game.does('move', 'province:II-1').does('protect');
    expect(left(attacks(game, 'II-F', 6, 1))).toBe(2);
    expect(standing(game, 'constantius')).toBe('II-F');
  });
});

test('[TET.EX23] Epirus and Sicilia both want Lucania: Epirus enters, Sicilia is blocked and rolls nothing', () => {
  const game = position({ armies: { 'IT-5': 'VI', 'IV-6': 'IV' }, discs: all('revolt', 'IT-5', 'IV-6') });
  barbarians(game, ...QUIET, 4).expectLog('tet.advance.blocked', { at: 'province:IT-5' });
  expect(armies(game)).toEqual(['IT-5', 'IT-4']);
});

test('[TET.EX24] Galerius loses from Germania Magna: he is removed, the frontier stays protected', () => {
  const game = position({
    turn: 'galerius',
    emperors: { galerius: 'III-F' },
    armies: { 'III-1': 'III' },
    discs: { 'III-F': 'galerius', 'III-1': 'revolt' },
  });
  fights(game, 'III-1', 1, 6);
  expect(standing(game, 'galerius')).toBe('off');
  expect(discs(game)['III-F']).toBe('galerius');
});
