import type { GameBoard } from '@tabularium/parts/web';
import { expect, test } from 'vitest';
import { focusOf } from './focus.ts';

const POINTS: Readonly<Record<string, readonly [number, number]>> = { 'a:1': [0, 0], 'a:2': [10, 20], 'a:3': [50, 50] };
const board: GameBoard<unknown> = {
  Board: () => null,
  viewBox: [0, 0, 100, 100],
  pointOf: (ref) => POINTS[ref],
  placeOf: (_, figure) => (figure === 'who:1' ? 'a:3' : undefined),
};
const offered = ['a:1', 'a:2', 'not on the board'];

test('the middle of what is offered', () => {
  expect(focusOf(board, {}, { asked: undefined, offered, chosen: undefined })).toEqual({ x: 5, y: 10 });
});
test('before that, where the figure stands that is asked', () => {
  expect(focusOf(board, {}, { asked: 'who:1', offered, chosen: undefined })).toEqual({ x: 50, y: 50 });
  expect(focusOf(board, {}, { asked: 'who:2', offered, chosen: undefined })).toEqual({ x: 5, y: 10 });
});
test('before both, what is chosen', () => {
  expect(focusOf(board, {}, { asked: 'who:1', offered, chosen: 'a:2' })).toEqual({ x: 10, y: 20 });
});
test('nowhere, when nothing of it is on the board', () => {
  expect(focusOf(board, {}, { asked: undefined, offered: [], chosen: undefined })).toBeUndefined();
});
