import { expect, test } from 'vitest';
import { groundOf } from './board.ts';
import { onBoard, openFrontiers, readBoard, threatened } from './board-features.ts';
import { newGame } from './testing/table.ts';

test('what was read is kept only until a disc changes, on either of two boards', () => {
  const { g } = newGame(1, { level: '3222' }, 'board');
  const ground = groundOf(g);
  const before = g.discs.filter((disc) => disc === 'revolt').length;
  readBoard(g, ground);
  expect(onBoard.revolts).toBe(before);
  expect(threatened).toHaveLength(before);
  expect(openFrontiers).toEqual([42, 43, 44, 45, 46, 47]);
  const other = { ...g, discs: g.discs.with(42, 'maximian').with(36, 'revolt') };
  readBoard(other, ground);
  expect(onBoard).toMatchObject({ revolts: before + 1, italia: 1, frontiers: 1 });
  expect(openFrontiers).not.toContain(42);
  readBoard(g, ground);
  expect(onBoard).toMatchObject({ revolts: before, italia: 0, frontiers: 0 });
});
