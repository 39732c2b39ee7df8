import { describe, expect, test } from 'vitest';
import { all, armies, attacks, barbarians, discs, fights, position, QUIET, standing } from '../testing/barbarian.ts';

/** Galerius stands in the way of an army in Pannonia Superior; Diocletian has the turn. */
const inTheWay = {
  emperors: { diocletian: 'IT-6', galerius: 'III-3' },
  armies: { 'III-2': 'III' },
  discs: { 'III-2': 'revolt', 'III-3': 'galerius' },
} as const;

describe('an Emperor in the way', () => {
  test('[TET.battack-a] is attacked, and the army does not move', () => {
    const game = position(inTheWay);
    // With his capital Galerius has a chain of two: 1+2 against 2+1.
    barbarians(game, ...QUIET, 1, 2).expectLog('tet.battack', { who: 'emperor:galerius', at: 'province:III-2' });
    expect(armies(game)).toEqual(['III-2']);
  });

  test('[TET.battack-a] only on the way: one beside the army is left alone', () => {
    const game = position({ ...inTheWay, emperors: { diocletian: 'IT-6', galerius: 'III-4' } });
    barbarians(game, ...QUIET);
    expect(armies(game)).toEqual(['III-3']);
  });

  test('[TET.battack-b] roman die and chain against die and Revolts, doubled for others beside the other side', () => {
    const game = position({
      // Constantius is beside the army in Pannonia Superior; the army in Rhaetia is beside Galerius.
      emperors: { diocletian: 'IT-6', galerius: 'III-3', constantius: 'III-4', maximian: 'IT-1' },
      armies: { 'III-2': 'III', 'III-6': 'III' },
      discs: { ...all('revolt', 'III-2', 'III-6'), 'III-3': 'galerius' },
    });
    // Rhaetia rolls for the Alps and stays. Then: (3+2)x2x2 against (4+2)x2.
    barbarians(game, ...QUIET, 1, 3, 4).expectLog('tet.battle', { roman: 3, die: 4, imperial: 20, barbarian: 12 });
  });

  test('[TET.battack-b][TET.A13] the values are those of an attack the other way round, broken links and all', () => {
    const board = {
      emperors: { maximian: 'IT-1', constantius: 'II-4', diocletian: 'III-6' },
      armies: { 'II-6': 'I', 'II-3': 'II' },
      discs: { ...all('revolt', 'II-6', 'I-6', 'II-3'), 'IT-2': 'maximian' },
    } as const;
    // (4+3)x2 against (2+3)x2, for II-3 is beside Cisalpina over the Alps.
    const values = { roman: 4, die: 2, imperial: 14, barbarian: 10 };
    fights(position({ ...board, turn: 'maximian' }), 'II-6', 4, 2).expectLog('tet.battle', values);
    // The Alps are open: it attacks; the other is then blocked by nothing and enters Lugdunensis: Constantius is there.
    const game = position(board);
    barbarians(game, ...QUIET, 4, 4, 2, 6, 6).expectLog('tet.battle', values);
  });

  test('[TET.battack-c] the army wins: the Emperor leaves, the army moves in and lays waste', () => {
    const game = position(inTheWay);
    barbarians(game, ...QUIET, 1, 3).expectLog('tet.emperorBeaten', { who: 'emperor:galerius' });
    game.expectLog('tet.advance', { at: 'province:III-3' });
    expect(armies(game)).toEqual(['III-3']);
    expect(discs(game)).toEqual(all('revolt', 'III-2', 'III-3'));
    expect(game.view('public').emperors[1]).toMatchObject({ discs: 5 });
  });

  test('[TET.battack-d] the army loses: it goes, and the Revolt under it', () => {
    const game = position({ ...inTheWay, discs: { ...inTheWay.discs, 'III-4': 'revolt' } });
    barbarians(game, ...QUIET, 2, 1).expectLog('tet.battle', { imperial: 4, barbarian: 3 });
    game.expectLog('tet.armyBeatenBack', { who: 'emperor:galerius', at: 'province:III-2' });
    expect(armies(game)).toEqual([]);
    expect(discs(game)).toEqual({ 'III-3': 'galerius', 'III-4': 'revolt' });
    expect(game.view('public').supply).toMatchObject({ armies: 3, revolt: 20 });
  });

  test('[TET.battack-e] equal values change nothing', () => {
    const game = position(inTheWay);
    barbarians(game, ...QUIET, 1, 2)
      .expectLog('tet.battle', { imperial: 3, barbarian: 3 })
      .expectLog('tet.drawn');
    expect(standing(game, 'galerius')).toBe('III-3');
    expect(armies(game)).toEqual(['III-2']);
    expect(discs(game)).toEqual(inTheWay.discs);
  });

  test('[TET.battack-f] the winner stays where he is', () => {
    const game = position(inTheWay);
    barbarians(game, ...QUIET, 6, 1);
    expect(standing(game, 'galerius')).toBe('III-3');
  });

  test('[TET.battack-f] the beaten one comes back at the start of his next turn', () => {
    const game = position({
      ...inTheWay,
      emperors: { ...inTheWay.emperors, constantius: 'I-4', maximian: 'I-5' },
      turn: 'maximian',
    });
    barbarians(game, ...QUIET, 1, 6);
    expect(game.view('public').turn).toBe('emperor:diocletian');
    expect(standing(game, 'galerius')).toBe('off');
    barbarians(game, ...QUIET);
    expect(game.offers('enter')).toMatchObject({ of: ['province:IT-3', 'province:III-1'] });
  });

  test('[TET.A12] a broken link is rolled first: on 1-3 there is neither move nor attack', () => {
    const alps = {
      turn: 'maximian',
      emperors: { maximian: 'IT-1' },
      armies: { 'II-6': 'II' },
      discs: { 'II-6': 'revolt' },
    } as const;
    const held = position(alps);
    barbarians(held, ...QUIET, 3);
    expect(held.logKeys()).not.toContain('tet.battack');
    const open = position(alps);
    barbarians(open, ...QUIET, 4, 1, 6).expectLog('tet.emperorBeaten');
    expect(armies(open)).toEqual(['IT-1']);
  });

  test('[TET.A17] an army beaten in its frontier has no Revolt to lose; province 1 keeps its own', () => {
    const game = position({
      emperors: { diocletian: 'V-1' },
      armies: { 'V-F': 'V' },
      discs: { 'V-1': 'unrest', 'VI-2': 'revolt' },
    });
    barbarians(game, ...QUIET, 4, 6, 1).expectLog('tet.armyBeatenBack');
    expect(armies(game)).toEqual([]);
    expect(discs(game)).toEqual({ 'V-1': 'unrest', 'VI-2': 'revolt' });
    expect(game.view('public').supply.revolt).toBe(20);
  });

  test('[TET.A11] an army blocked by another does not attack the Emperor beyond it', () => {
    const game = position({
      emperors: { diocletian: 'II-4' },
      armies: { 'II-2': 'II', 'II-3': 'II' },
      discs: all('revolt', 'II-2', 'II-3'),
    });
    // One battle, not two: 1 against (1+2); the first moves in, and the second follows.
    barbarians(game, ...QUIET, 1, 1);
    expect(armies(game)).toEqual(['II-3', 'II-4']);
  });

  test('[TET.advance-g] the order tells in battle: the first army’s fall changes the odds of the second', () => {
    const game = position({
      emperors: { diocletian: 'IT-2', galerius: 'IT-1' },
      armies: { 'III-6': 'III', 'II-6': 'II' },
      discs: all('revolt', 'III-6', 'II-6', 'II-5'),
    });
    // Narbonensis first: 6 against (1+2)x2, for Rhaetia is beside Galerius; then Rhaetia alone: 6 against 1+1.
    barbarians(game, ...QUIET, 4, 6, 1, 4, 6, 1);
    expect(game.logKeys().filter((k) => k === 'tet.battle')).toHaveLength(2);
    game.expectLog('tet.battle', { imperial: 6, barbarian: 6 });
  });

  test('[TET.battack-a] after a victory in his own turn he may be attacked in the same phase', () => {
    const game = position({
      emperors: { diocletian: 'II-4' },
      armies: { 'II-3': 'II', 'II-1': 'II' },
      discs: all('revolt', 'II-3', 'II-1'),
    });
    attacks(game, 'II-3', 6, 1);
    game.does('move', 'province:II-2');
    barbarians(game, ...QUIET, 1, 6).expectLog('tet.battack', { who: 'emperor:diocletian', at: 'province:II-1' });
    expect(standing(game, 'diocletian')).toBe('off');
    expect(armies(game)).toEqual(['II-2']);
  });
});

test('[TET.battack-d][TET.A17] a beaten army takes a Revolt disc with it, and no other', () => {
  const met = { emperors: { diocletian: 'IV-4' }, armies: { 'IV-3': 'IV' } } as const;
  const after = (disc: 'revolt' | 'unrest') =>
    discs(barbarians(position({ ...met, discs: { 'IV-3': disc } }), ...QUIET, 6, 1));
  expect([after('revolt'), after('unrest')]).toEqual([{}, { 'IV-3': 'unrest' }]);
});
