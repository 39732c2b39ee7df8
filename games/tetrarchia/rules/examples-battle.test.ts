/** The rulebook’s long example of an attack, on our board. */
import { describe, expect, test } from 'vitest';
import {
  all,
  armies,
  attacks,
  barbarians,
  fights,
  type Game,
  position,
  QUIET,
  region,
  standing,
  targets,
} from './testing/barbarian.ts';

const left = (game: Game): number => game.view('public').imperium;

describe('the army that laid Hispania waste', () => {
  const emperors = { maximian: 'II-3' } as const;
  const wasted = {
    turn: 'maximian',
    armies: { 'II-6': 'I' },
    discs: { ...all('revolt', 'II-6', ...region('I')), ...all('maximian', 'IT-1', 'IT-2') },
  } as const;
  const withHelp = { ...emperors, constantius: 'II-5' } as const;

  test('[TET.EX5] Maximian from Germania Superior: 2 points, roman die + 3 against die + 7', () => {
    const game = attacks(position({ ...wasted, emperors }), 'II-6', 6, 2);
    game.expectLog('tet.battle', { imperial: 9, barbarian: 9 });
    expect(left(game)).toBe(4);
  });

  test('[TET.EX5] the printed capital does as well as a disc on it', () => {
    const discsWithout = { ...wasted.discs, 'IT-1': 'none' } as const;
    const game = position({ ...wasted, emperors, discs: discsWithout });
    attacks(game, 'II-6', 6, 2).expectLog('tet.battle', { imperial: 9, barbarian: 9 });
  });

  test('[TET.EX6] from Cisalpina: the same support, 3 points', () => {
    const game = attacks(position({ ...wasted, emperors: { maximian: 'IT-1' } }), 'II-6', 6, 2);
    game.expectLog('tet.battle', { imperial: 9, barbarian: 9 });
    expect(left(game)).toBe(3);
  });

  test('[TET.EX7] with Constantius beside the army: (roman die + 3) x 2', () => {
    const game = fights(position({ ...wasted, emperors: withHelp }), 'II-6', 2, 3);
    game.expectLog('tet.battle', { imperial: 10, barbarian: 10 });
  });

  test('[TET.EX8] if Constantius attacks, with one disc in Lugdunensis: (roman die + 1) x 2 against die + 7', () => {
    const discsWithRed = { ...wasted.discs, 'II-4': 'constantius' } as const;
    const game = position({ ...wasted, turn: 'constantius', emperors: withHelp, discs: discsWithRed });
    fights(game, 'II-6', 4, 3).expectLog('tet.battle', { imperial: 10, barbarian: 10 });
  });

  test('[TET.EX9][TET.A46] Tarraconensis subdued, for 5 points from Aquitania: die + 1', () => {
    const game = position({ ...wasted, turn: 'constantius', emperors: withHelp });
    game.does('move', 'province:I-6');
    expect(left(game)).toBe(3);
    game.does('subdue');
    expect(left(game)).toBe(1);
    // The point left does not reach back over the Pyrenees to attack.
    expect(targets(game)).toEqual([]);
    // The Alps hold the army; the next turn is Maximian’s.
    barbarians(game, ...QUIET, 1);
    attacks(game, 'II-6', 1, 4).expectLog('tet.battle', { imperial: 8, barbarian: 5 });
  });

  test('[TET.EX10] with Diocletian in Lugdunensis too: x 4; with Galerius in Cisalpina: x 8', () => {
    const three = { ...withHelp, diocletian: 'II-4' } as const;
    fights(position({ ...wasted, emperors: three }), 'II-6', 2, 3).expectLog('tet.battle', { imperial: 20 });
    const four = { ...three, galerius: 'IT-1' } as const;
    fights(position({ ...wasted, emperors: four }), 'II-6', 2, 3).expectLog('tet.battle', { imperial: 40 });
  });

  test.each([1, 2, 3])('[TET.EX11] Maximian waits in Cisalpina, and the link gives %i: nothing happens', (die) => {
    const game = position({ ...wasted, emperors: { maximian: 'IT-1' } });
    barbarians(game, ...QUIET, die);
    expect(game.logKeys()).not.toContain('tet.battle');
    expect([standing(game, 'maximian'), ...armies(game)]).toEqual(['IT-1', 'II-6']);
  });

  test.each([4, 5, 6])('[TET.EX11] on %i it attacks, with the same numbers', (die) => {
    const alone = position({ ...wasted, emperors: { maximian: 'IT-1' } });
    barbarians(alone, ...QUIET, die, 6, 2).expectLog('tet.battle', { imperial: 9, barbarian: 9 });
    const helped = position({ ...wasted, emperors: { maximian: 'IT-1', constantius: 'II-5' } });
    barbarians(helped, ...QUIET, die, 2, 3).expectLog('tet.battle', { imperial: 10, barbarian: 10 });
  });

  test('[TET.EX12] two chains beside him, of three and of one: support is 3', () => {
    const game = position({
      turn: 'maximian',
      emperors: { maximian: 'III-2' },
      armies: { 'III-6': 'III' },
      discs: { 'III-6': 'revolt', ...all('maximian', 'IT-1', 'IT-2', 'III-4') },
    });
    attacks(game, 'III-6', 6, 1).expectLog('tet.battle', { imperial: 9 });
  });
});
