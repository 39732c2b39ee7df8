/** Numbers of positions, counted once and kept: any change of what is offered or what dice do shows here. */
import { perft } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { tetrarchia } from './index.ts';
import { all, type Position, position } from './testing/barbarian.ts';

const counted = (p: Position, depth: number, mostDice: number) => {
  const { leaves, distinct, ended } = perft(tetrarchia, position(p).state, depth, mostDice);
  return { leaves, distinct, ended };
};

/** Galerius has some points left, an army beside him and a Revolt under him. */
const POINTS_LEFT: Position = {
  turn: 'galerius',
  imperium: 4,
  emperors: { diocletian: 'V-6', galerius: 'III-1', constantius: 'II-2', maximian: 'IT-1' },
  armies: { 'III-3': 'III' },
  discs: { ...all('revolt', 'III-1', 'III-3'), 'III-2': 'galerius', 'V-3': 'unrest' },
};

/** The last frontier can be protected; the supply of Revolt is empty. */
const NEAR_THE_END: Position = {
  imperium: 3,
  emperors: { diocletian: 'VI-F', galerius: 'III-1', constantius: 'II-2', maximian: 'IT-1' },
  discs: { ...all('diocletian', 'I-F', 'II-F'), ...all('galerius', 'III-F', 'IV-F', 'V-F'), 'VI-2': 'unrest' },
  supply: { revolt: 0 },
};

describe('positions within so many answers, of so many dice each at most', () => {
  // Depth 1 by hand: 4 moves, 2 ways to subdue; an attack ends well in 10 rolls, drawn in 5, and after each of the other
  // 21 the barbarians have 34 results without an uprising; ending the phase has those 34, and 2 uprisings with 36 sequels.
  test.each([
    [1, 4, { leaves: 4 + 2 + 15 + 21 * 34 + 34 + 2 * 36, distinct: 63, ended: 0 }],
    [2, 2, { leaves: 1666, distinct: 404, ended: 0 }],
    [3, 2, { leaves: 43_933, distinct: 3_931, ended: 0 }],
  ])('points left, depth %i, %i dice', (depth, mostDice, numbers) => {
    expect(counted(POINTS_LEFT, depth, mostDice)).toEqual(numbers);
  });

  // Depth 1 by hand: a move, the victory, and 36 results of which three find a quiet capital.
  test.each([
    [1, 4, { leaves: 1 + 1 + 36, distinct: 1 + 1 + 34, ended: 0 }],
    [2, 3, { leaves: 1614, distinct: 896, ended: 2 }],
    [3, 2, { leaves: 60_877, distinct: 14_744, ended: 73 }],
  ])('near the end, depth %i, %i dice', (depth, mostDice, numbers) => {
    expect(counted(NEAR_THE_END, depth, mostDice)).toEqual(numbers);
  });
});
