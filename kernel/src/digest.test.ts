import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digest, hash64 } from './digest.ts';

// Digests stand in stored games and recorded test games: these may never change.
test.each([
  ['', '488bdcb81aee8d83'],
  ['a', '501c2ba782c97901'],
  ['Tabularium', '2fad9d6dc131d3fa'],
  ['SPQR ☙ 𐌀', '0c90410934694e1d'],
])('the hash of %j is fixed', (text, hash) => {
  expect(hash64(text)).toBe(hash);
});

// The same for data.
test.each<[unknown, string]>([
  [0, 'c1355e4d8c1da280'],
  ['none', '337904650e004fb5'],
  [[], '35a8dd3f4705ae65'],
  [{}, '62508511ce63015b'],
  [{ b: [1, 2.5, -3], a: 'x', c: { d: true, e: null, f: 3_000_000_000 } }, '76d6a22922d928a3'],
])('the digest of %j is fixed', (data, name) => {
  expect(digest(data)).toBe(name);
});

test('does not depend on the order of keys, nor on keys without a value', () => {
  expect(digest({ b: [1, 2], a: 'x', c: undefined })).toBe(digest({ a: 'x', b: [1, 2] }));
});

test('is the same before and after a trip through JSON', () => {
  fc.assert(fc.property(fc.jsonValue(), (x) => digest(JSON.parse(JSON.stringify(x))) === digest(x)));
});

test('tells close data apart: a value moved, swapped, of another type, one level up', () => {
  const all = [
    [1, 2],
    [2, 1],
    ['1', 2],
    [[1], 2],
    [1, [2]],
    [1, 2, 0],
    { a: 1, b: 2 },
    { a: 2, b: 1 },
    { ab: 12 },
    { a: { b: 2 } },
    { b: { a: 2 } },
    [true],
    [false],
    [null],
    [0],
    [''],
    ['null'],
    [{}],
    [[]],
  ];
  expect(new Set(all.map(digest)).size).toBe(all.length);
});

test('tells a hundred thousand close positions apart', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 100_000; i++) seen.add(digest({ at: i % 317, pieces: [Math.floor(i / 317), 'x'] }));
  expect(seen.size).toBe(100_000);
});

test('is sixteen hexadecimal digits, leading zeros kept', () => {
  for (let i = 0; i < 2000; i++) expect(hash64(`${i}`)).toMatch(/^[0-9a-f]{16}$/);
});

test('tells a hundred thousand close texts apart', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 100_000; i++) seen.add(hash64(`{"n":${i}}`));
  expect(seen.size).toBe(100_000);
});
