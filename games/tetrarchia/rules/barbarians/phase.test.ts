import { expect, test } from 'vitest';
import { all, armies, barbarians, discs, position, standing } from '../testing/barbarian.ts';

test('[TET.barb-a] State of the Empire, dice and result, uprising and aftermath, advance: in this order', () => {
  const game = position({
    emperors: { diocletian: 'IV-4' },
    armies: { 'II-4': 'II' },
    // Macedonia turns, and then rises: Epirus, Achaia, Thracia and Moesia Superior are reached.
    discs: { ...all('revolt', 'III-5', 'II-4'), 'IV-4': 'unrest' },
  });
  barbarians(game, 4, 4, 1, 1);
  expect(game.logKeys().slice(0, 11)).toEqual([
    'tet.spread',
    'tet.deposed',
    'tet.rolled',
    'tet.uprising',
    'tet.uprising.reached',
    'tet.uprising.reached',
    'tet.uprising.reached',
    'tet.aftermath',
    'tet.army',
    'tet.advance',
    'tet.link.shut',
  ]);
  expect(standing(game, 'diocletian')).toBe('off');
  expect(discs(game)).toEqual(all('revolt', 'III-5', 'II-4', 'II-5', 'IV-3', 'IV-4', 'IV-5', 'IV-6'));
  expect(armies(game)).toEqual(['II-5', 'I-F']);
});

test('[TET.barb-a] Revolt brought by an army does not spread before the next phase', () => {
  const game = position({
    armies: { 'VI-1': 'VI' },
    discs: { 'VI-1': 'revolt', 'VI-2': 'diocletian', 'VI-3': 'unrest' },
  });
  barbarians(game, 3, 1);
  expect(discs(game)).toEqual({ 'VI-1': 'revolt', 'VI-2': 'revolt', 'VI-3': 'unrest' });
});
