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
  test.each([
    [1, 4],
    [2, 2],
    [3, 2],
  ])('points left, depth %i', (depth, mostDice) => {
    const t = performance.now();
    console.log('A', depth, JSON.stringify(counted(POINTS_LEFT, depth, mostDice)), performance.now() - t);
  });
  test.each([
    [1, 4],
    [2, 3],
    [3, 2],
  ])('near the end, depth %i', (depth, mostDice) => {
    const t = performance.now();
    console.log('B', depth, JSON.stringify(counted(NEAR_THE_END, depth, mostDice)), performance.now() - t);
    expect(1).toBe(1);
  });
});
