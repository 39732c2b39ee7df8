import { expect, test } from 'vitest';
import type { SaidLine } from '../source/source.ts';
import { addressees, eventsIn, NO_MARKS, roomsOf, roomWith } from './rooms.ts';

const line = (n: number, by: SaidLine['by'], room: SaidLine['room']): SaidLine => ({
  n,
  at: n,
  by,
  room,
  text: `line ${n}`,
});
const SAID = [line(1, 1, 'table'), line(2, 1, [0, 1]), line(3, 0, [0, 1]), line(4, 2, [0, 1, 2]), line(5, 2, 'table')];

test('every room has its own lines, and counts what others said in it since it was read', () => {
  const rooms = roomsOf({ chat: SAID }, 0, [0, 1, 2], { ...NO_MARKS, read: { table: 1 } });
  expect(rooms.map((r) => [r.id, r.kind, r.lines.map((l) => l.n), r.unread])).toEqual([
    ['table', 'floor', [1, 5], 1],
    ['0+1', 'private', [2, 3], 1],
    ['0+2', 'private', [], 0],
    ['0+1+2', 'group', [4], 1],
  ]);
});

test('what is written in a room goes to those who are in it, and to the table only from the floor', () => {
  const rooms = roomsOf({ chat: SAID }, 0, [0, 1, 2], NO_MARKS);
  expect(rooms.map(addressees)).toEqual(['table', [1], [2], [1, 2]]);
});

test('a group that was opened is there before anything is said in it; whoever only looks on has the floor alone', () => {
  const marks = { ...NO_MARKS, opened: [roomWith(0, [3, 1])] };
  expect(roomsOf({ chat: [] }, 0, [0, 1, 3], marks).map((r) => r.id)).toEqual(['table', '0+1', '0+3', '0+1+3']);
  expect(roomsOf({ chat: [] }, 'public', [0, 1, 3], marks).map((r) => r.id)).toEqual(['table']);
});

test('[AGR-05] a room says who is writing in it; a group that one does not know yet is not made by it', () => {
  const writing = [
    { by: 1, room: [0, 1] },
    { by: 2, room: 'table' as const },
    { by: 1, room: [0, 1, 3] },
  ];
  const rooms = roomsOf({ chat: SAID, writing }, 0, [0, 1, 2, 3], NO_MARKS);
  expect(rooms.map((r) => [r.id, r.writing])).toEqual([
    ['table', [2]],
    ['0+1', [1]],
    ['0+2', []],
    ['0+3', []],
    ['0+1+2', []],
  ]);
});

test('[1.04.5-b] what was shown stands in the room of those who saw it, between what was said', () => {
  const card = (at: number, room: SaidLine['room']) => ({ at, room, input: at, m: { k: `shown ${at}` } });
  const shown = [card(2.5, [1, 0]), card(4.5, 'table')];
  const rooms = roomsOf({ chat: SAID, shown }, 0, [0, 1, 2], NO_MARKS);
  const order = rooms.map((room) => eventsIn(room).map((e) => ('m' in e ? e.m.k : e.n)));
  expect(order).toEqual([[1, 'shown 4.5', 5], [2, 'shown 2.5', 3], [], [4]]);
});
