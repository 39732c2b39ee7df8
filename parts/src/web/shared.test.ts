import { expect, test } from 'vitest';
import { shared } from './shared.ts';

const BEFORE = {
  turn: 3,
  senators: [
    { id: 'a', talents: 2 },
    { id: 'b', talents: 0 },
  ],
  deck: { left: 9 },
  over: undefined,
};

test('what is equal is the same object as before', () => {
  expect(shared(BEFORE, structuredClone(BEFORE))).toBe(BEFORE);
});

test('what changed is as it is now, and everything beside it stays the same object', () => {
  const next = structuredClone(BEFORE);
  next.senators[1]!.talents = 5;
  const got = shared(BEFORE, next);
  expect(got).toEqual(next);
  expect(got.deck).toBe(BEFORE.deck);
  expect(got.senators[0]).toBe(BEFORE.senators[0]);
  expect(got.senators).not.toBe(BEFORE.senators);
  expect(BEFORE.senators[1]!.talents, 'nothing of the position before is changed').toBe(0);
});

test.each([
  ['a longer list', { of: [1] }, { of: [1, 2] }],
  ['a shorter list', { of: [1, 2] }, { of: [1] }],
  ['a new field', { a: 1 }, { a: 1, b: 2 }],
  ['a field that is gone', { a: 1, b: 2 }, { a: 1 }],
  ['another field, both without a value', { a: undefined }, { b: undefined }],
  ['a list in the place of fields', { of: {} }, { of: [] }],
  ['nothing in the place of something', { of: {} }, { of: null }],
  ['something in the place of nothing', undefined, { of: 1 }],
])('%s is a change', (_, was, is) => {
  const got: unknown = shared(was, is);
  expect(got).toStrictEqual(is);
  expect(got).not.toBe(was);
});
