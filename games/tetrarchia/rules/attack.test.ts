import { describe, expect, test } from 'vitest';
import { all, armies, attacks, barbarians, discs, position, QUIET, standing, targets } from './testing/barbarian.ts';

const left = (game: ReturnType<typeof position>): number => game.view('public').imperium;

describe('whom he may attack, and for how much', () => {
  const beside = { turn: 'maximian', emperors: { maximian: 'II-4' }, armies: { 'II-6': 'II' } } as const;

  test('[TET.attack-a] an army one link away costs what a move would: 1, and 1 more for the Revolt it stands on', () => {
    const discs = { 'II-6': 'revolt' } as const;
    expect(targets(position({ ...beside, discs, imperium: 2 }))).toEqual(['II-6']);
    expect(left(attacks(position({ ...beside, discs, imperium: 3 }), 'II-6', 3, 2))).toBe(1);
  });

  test('[TET.attack-a] with a point too few it is not offered', () => {
    const game = position({ ...beside, discs: { 'II-6': 'revolt' }, imperium: 1 });
    expect(targets(game)).toEqual([]);
    game.refuses('attack', 'province:II-6', { reason: 'tet.no.attackCost', rule: 'TET.attack-a' });
  });

  test('[TET.attack-a] over a broken link it costs 2, and 1 more for the Revolt', () => {
    const over = { ...beside, emperors: { maximian: 'IT-1' }, discs: { 'II-6': 'revolt' } } as const;
    expect(targets(position({ ...over, imperium: 2 }))).toEqual([]);
    expect(left(attacks(position({ ...over, imperium: 4 }), 'II-6', 6, 6))).toBe(1);
  });

  test('[TET.A14] an army in a frontier costs its link alone', () => {
    const at = { turn: 'galerius', emperors: { galerius: 'III-1' }, armies: { 'III-F': 'III' } } as const;
    expect(targets(position({ ...at, imperium: 1 }))).toEqual([]);
    expect(targets(position({ ...at, imperium: 2 }))).toEqual(['III-F']);
    const game = position({ ...at, imperium: 3, discs: all('revolt', 'III-2', 'III-3') });
    expect(left(attacks(game, 'III-F', 6, 1))).toBe(1);
  });

  test('[TET.attack-a] an army two links away is out of reach, and so is a province without one', () => {
    const game = position({ ...beside, emperors: { maximian: 'II-2' }, discs: { 'II-6': 'revolt' } });
    game.refuses('attack', 'province:II-6', { reason: 'tet.no.linkTo', rule: 'TET.attack-a' });
    game.refuses('attack', 'province:II-3', { reason: 'tet.no.armyThere' });
  });

  test('[TET.attack-b] a fleet carries nobody into battle, not even over a strait', () => {
    const at = { armies: { 'IT-5': 'VI', 'VI-6': 'VI' }, discs: all('revolt', 'IT-5', 'VI-6') } as const;
    const overSea = position({ ...at, emperors: { diocletian: 'II-6' } }, { level: '5300' });
    expect(targets(overSea)).toEqual([]);
    overSea.refuses('attack', 'province:VI-6', { reason: 'tet.no.linkTo', rule: 'TET.attack-b' });
    const strait = { ...at, emperors: { diocletian: 'IT-4' } } as const;
    expect(targets(position({ ...strait, imperium: 2 }, { level: '5300' }))).toEqual([]);
    expect(left(attacks(position({ ...strait, imperium: 4 }, { level: '5300' }), 'IT-5', 6, 1))).toBe(1);
  });
});

describe('the outcome', () => {
  const beside = {
    turn: 'maximian',
    emperors: { maximian: 'II-4' },
    armies: { 'II-6': 'II' },
    discs: { 'II-6': 'revolt', 'II-4': 'maximian' },
  } as const;

  test('[TET.attack-l][TET.attack-m] the higher value wins: army and disc go, the Emperor takes the province', () => {
    const game = attacks(position(beside), 'II-6', 3, 2).expectLog('tet.battle', { imperial: 4, barbarian: 3 });
    game.expectLog('tet.armyBeaten', { who: 'emperor:maximian', at: 'province:II-6' });
    expect(armies(game)).toEqual([]);
    expect(standing(game, 'maximian')).toBe('II-6');
    // The disc he left behind stays.
    expect(discs(game)).toEqual({ 'II-4': 'maximian' });
    expect(game.view('public').supply).toMatchObject({ revolt: 21, armies: 3 });
  });

  test('[TET.A16] after a victory in a frontier he stands in it, and may protect it for 2', () => {
    const game = position({
      turn: 'galerius',
      emperors: { galerius: 'III-1' },
      armies: { 'III-F': 'III' },
      imperium: 5,
    });
    attacks(game, 'III-F', 6, 1);
    expect(standing(game, 'galerius')).toBe('III-F');
    game.does('protect');
    expect(discs(game)).toEqual({ 'III-F': 'galerius' });
  });

  test('[TET.attack-l][TET.attack-q] equal values change nothing, and he goes on with what he has left', () => {
    const game = attacks(position(beside), 'II-6', 2, 2).expectLog('tet.battle', { imperial: 3, barbarian: 3 });
    game.expectLog('tet.drawn');
    expect(armies(game)).toEqual(['II-6']);
    expect(standing(game, 'maximian')).toBe('II-4');
    expect(discs(game)).toEqual(beside.discs);
    expect(left(game)).toBe(4);
    expect(targets(game)).toEqual(['II-6']);
  });

  test('[TET.attack-q] after a victory he goes on with what he has left', () => {
    const game = attacks(position(beside), 'II-6', 6, 1);
    expect(left(game)).toBe(4);
    game.does('protect').does('move', 'province:II-5');
    expect(left(game)).toBe(2);
  });

  /** Nothing addressed by the dice, and the Alps hold the army back. */
  const nothingElse = [...QUIET, 1] as const;

  test('[TET.attack-n][TET.A2] beaten, he leaves the board with the Emperor disc of his province, which is his again', () => {
    const game = attacks(position(beside), 'II-6', 1, 2, ...nothingElse);
    game.expectLog('tet.battle', { imperial: 2, barbarian: 3 });
    game.expectLog('tet.emperorBeaten', { who: 'emperor:maximian' });
    expect(standing(game, 'maximian')).toBe('off');
    expect(armies(game)).toEqual(['II-6']);
    expect(discs(game)).toEqual({ 'II-6': 'revolt' });
    expect(game.view('public').emperors[3]!.discs).toBe(5);
  });

  test('[TET.A18] a disc of any colour goes with him, to its owner', () => {
    const foreign = { ...beside, discs: { 'II-6': 'revolt', 'II-4': 'galerius' } } as const;
    const game = attacks(position(foreign), 'II-6', 1, 6, ...nothingElse);
    expect(discs(game)).toEqual({ 'II-6': 'revolt' });
    expect(game.view('public').emperors[1]!.discs).toBe(5);
  });

  test('[TET.A18] Revolt where he stood stays', () => {
    const game = position({ ...beside, discs: all('revolt', 'II-6', 'II-4') });
    attacks(game, 'II-6', 1, 6, ...nothingElse);
    expect(standing(game, 'maximian')).toBe('off');
    expect(discs(game)).toEqual(all('revolt', 'II-6', 'II-4'));
  });

  test('[TET.A18] Unrest where he stood stays', () => {
    const game = position({
      turn: 'maximian',
      emperors: { maximian: 'VI-1' },
      armies: { 'VI-F': 'VI' },
      discs: { 'VI-1': 'unrest' },
    });
    attacks(game, 'VI-F', 1, 6, ...nothingElse);
    expect(standing(game, 'maximian')).toBe('off');
    expect(discs(game)).toEqual({ 'VI-1': 'unrest' });
  });

  test('[TET.A19] a printed capital is not removed: it goes on supporting and keeping quiet', () => {
    const game = position({ turn: 'galerius', emperors: { galerius: 'III-1' }, armies: { 'III-F': 'III' } });
    // The dice address III-1 itself.
    attacks(game, 'III-F', 1, 6, ...QUIET, 1).expectLog('tet.battle', { imperial: 2, barbarian: 6 });
    expect(standing(game, 'galerius')).toBe('off');
    game.expectLog('tet.quiet', { at: 'province:III-1' });
    expect(discs(game)).toEqual({});
  });

  test('[TET.attack-n] he comes back at the start of his next turn, not before', () => {
    const game = attacks(
      position({
        ...beside,
        emperors: { ...beside.emperors, diocletian: 'V-6', galerius: 'III-1', constantius: 'II-2' },
      }),
      'II-6',
      1,
      6,
      ...nothingElse,
    );
    for (const other of ['diocletian', 'galerius', 'constantius']) {
      expect(game.view('public').turn).toBe(`emperor:${other}`);
      expect(standing(game, 'maximian')).toBe('off');
      barbarians(game, ...nothingElse);
    }
    expect(game.offers('enter')).toMatchObject({ of: ['province:IT-3', 'province:IT-1'] });
    game.does('enter', 'province:IT-1');
    expect(standing(game, 'maximian')).toBe('IT-1');
  });

  test('[TET.A42] a defeat ends his Roman phase with the points he had left; the Barbarian phase is played', () => {
    const game = attacks(
      position({ ...beside, emperors: { ...beside.emperors, diocletian: 'V-6' } }),
      'II-6',
      1,
      6,
      5,
      1,
      1,
    );
    game.expectLog('tet.unrest', { at: 'province:V-1' }).expectLog('tet.link.shut');
    expect(game.view('public')).toMatchObject({ turn: 'emperor:diocletian', imperium: 6, round: 2 });
  });
});

describe('beaten in a protected frontier', () => {
  const frontier = {
    turn: 'galerius',
    emperors: { galerius: 'III-F' },
    armies: { 'III-1': 'III' },
    discs: { 'III-F': 'galerius', 'III-1': 'revolt' },
  } as const;

  test('[TET.A39] the disc stays and the frontier remains protected', () => {
    // Unrest in a province far off; the army goes on.
    const game = attacks(position(frontier), 'III-1', 1, 6, 6, 5);
    expect(standing(game, 'galerius')).toBe('off');
    expect(discs(game)).toMatchObject({ 'III-F': 'galerius' });
    expect(game.view('public').emperors[1]!.discs).toBe(4);
  });

  test('[TET.A39] unless the table agreed that it is lost', () => {
    const game = attacks(position(frontier, { frontierDiscLost: true }), 'III-1', 1, 6, 6, 5);
    expect(discs(game)).not.toHaveProperty('III-F');
    expect(game.view('public').emperors[1]!.discs).toBe(5);
  });
});
