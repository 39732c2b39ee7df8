import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetSeat,
  myTables,
  notePresence,
  rememberRematch,
  rememberSeat,
  rememberTable,
  secretsFor,
  tokensOf,
} from './my-tables.ts';

const ABOUT = { game: 'tetrarchia', name: 'Frontier' };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('one speaks with the secret of one’s own seat, else of the first', () => {
  rememberTable({ id: 'a', owner: 'o', seats: ['s0', null, 's2'] }, ABOUT);
  expect(secretsFor('a')).toEqual({ token: 's0', owner: 'o' });
  rememberTable({ id: 'b', owner: 'o', seats: ['s0', null, 's2'] }, ABOUT, 2);
  expect(secretsFor('b')).toEqual({ token: 's2', owner: 'o' });
  expect(secretsFor('c')).toEqual({ token: undefined, owner: undefined });
});

test('where people play again their secrets open the next seat', () => {
  rememberTable({ id: 'a', owner: 'o', seats: ['mine', 'theirs'] }, ABOUT);
  rememberRematch('a', 'b', 2, ABOUT);
  expect(tokensOf('b')).toMatchObject({ owner: 'o', own: 1, seats: { 1: 'mine', 0: 'theirs' } });
  expect(secretsFor('b').token).toBe('mine');
  rememberRematch('b', 'c', 2, ABOUT);
  expect(secretsFor('c').token).toBe('mine');
  rememberRematch('unknown', 'd', 2, ABOUT);
  expect(myTables().map((m) => m.id)).toEqual(['c', 'b', 'a']);
});

test('a seat that is no longer ours is forgotten; who opened the table keeps that', () => {
  rememberSeat('a', 1, 'mine', ABOUT);
  forgetSeat('a', 'other');
  expect(secretsFor('a').token).toBe('mine');
  forgetSeat('a', 'mine');
  expect(myTables()).toEqual([]);
  rememberTable({ id: 'b', owner: 'o', seats: ['s0'] }, ABOUT);
  forgetSeat('b', 's0');
  expect(secretsFor('b')).toEqual({ token: undefined, owner: 'o' });
});

test('secrets of a table that the server does not know are kept for a while', () => {
  rememberSeat('a', 1, 'mine', ABOUT);
  rememberSeat('b', 0, 'other', ABOUT);
  const DAY = 24 * 3600_000;
  notePresence(['a', 'b'], new Set(['b']), DAY);
  notePresence(['a', 'b'], new Set(['b']), 3 * DAY);
  expect(myTables().map((m) => [m.id, m.missing])).toEqual([
    ['b', undefined],
    ['a', DAY],
  ]);
  expect(secretsFor('a').token).toBe('mine');
  notePresence(['a', 'b'], new Set(['a', 'b']), 4 * DAY);
  expect(myTables().every((m) => m.missing === undefined)).toBe(true);
  notePresence(['a'], new Set(), 5 * DAY);
  notePresence(['a'], new Set(), 36 * DAY);
  expect(myTables().map((m) => m.id)).toEqual(['b']);
});
