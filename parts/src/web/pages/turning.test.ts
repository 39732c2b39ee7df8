import type { BoardPage } from '../web-table.ts';
import { expect, test } from 'vitest';
import { openPages, pageByItself, pageKeys, pageShown, turnedBy, unread } from './turning.ts';

interface View {
  readonly battle: boolean;
  readonly count: boolean;
}
const Page = { now: () => undefined, load: () => Promise.reject(new Error('not in this test')) };
const PAGES: readonly BoardPage<View>[] = [
  { name: 'count', key: 'c', icon: 'laurel', isFor: (v) => v.count, Page },
  { name: 'battle', key: 'b', icon: 'war', isFor: (v) => v.battle, Page },
  { name: 'hand', key: 'h', icon: 'hand', isFor: () => false, mayOpen: () => true, Page },
];
const peace = { battle: false, count: false };
const war = { battle: true, count: false };
const both = { battle: true, count: true };

test('the first page that comes up by itself is shown, otherwise the board', () => {
  expect(pageShown(PAGES, peace, undefined)).toBeUndefined();
  expect(pageShown(PAGES, war, undefined)?.name).toBe('battle');
  expect(pageShown(PAGES, both, undefined)?.name).toBe('count');
});
test('the map is shown until somebody turns back or something else comes up', () => {
  const map = turnedBy(PAGES, war, 'battle', 'm');
  expect(map).toEqual({ to: undefined, from: 'battle' });
  expect(pageShown(PAGES, war, map)).toBeUndefined();
  expect(pageShown(PAGES, both, map)?.name).toBe('count');
  expect(pageShown(PAGES, peace, map)).toBeUndefined();
});
test('M and the key of the page lead back to it', () => {
  for (const key of ['m', 'b']) {
    const back = turnedBy(PAGES, war, undefined, key);
    expect(pageShown(PAGES, war, back)?.name).toBe('battle');
  }
  expect(turnedBy(PAGES, peace, undefined, 'm')).toBeUndefined();
  expect(turnedBy(PAGES, peace, undefined, 'b')).toBeUndefined();
});
test('a page that does not come up by itself is opened and left by its key', () => {
  const hand = turnedBy(PAGES, war, 'battle', 'h');
  expect(pageShown(PAGES, war, hand)?.name).toBe('hand');
  expect(pageShown(PAGES, war, turnedBy(PAGES, war, 'hand', 'h'))).toBeUndefined();
  expect(openPages(PAGES, peace).map((p) => p.name)).toEqual(['hand']);
  expect(pageByItself(PAGES, peace)).toBeUndefined();
});
test('its keys are not those of choices', () => {
  expect(pageKeys(PAGES)).toEqual(['m', 'c', 'b', 'h']);
});
test('a page that somebody has gone on from does not come up again for the same, but for the next', () => {
  const told = PAGES.map((page) => (page.name === 'count' ? { ...page, stays: () => 'turn 2' } : page));
  expect(pageByItself(unread(told, []), both)?.name).toBe('count');
  expect(pageByItself(unread(told, ['turn 2']), both)?.name).toBe('battle');
  expect(pageByItself(unread(told, ['turn 1']), both)?.name).toBe('count');
});
