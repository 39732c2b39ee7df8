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

test('the digest of data is the hash of its canonical text', () => {
  expect(digest({ b: [1, 2], a: 'x' })).toBe(hash64('{"a":"x","b":[1,2]}'));
});

test('is sixteen hexadecimal digits, leading zeros kept', () => {
  for (let i = 0; i < 2000; i++) expect(hash64(`${i}`)).toMatch(/^[0-9a-f]{16}$/);
});

test('tells a hundred thousand close texts apart', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 100_000; i++) seen.add(hash64(`{"n":${i}}`));
  expect(seen.size).toBe(100_000);
});
