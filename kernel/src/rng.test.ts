import { describe, expect, test } from 'vitest';
import { Broken } from './errors.ts';
import { fairBelow, next32, rng, seeded, SPAN, type RngWords } from './rng.ts';

const drawn = (w: RngWords, n: number): string[] =>
  Array.from({ length: n }, () => next32(w).toString(16).padStart(8, '0'));

const skipped = (w: RngWords, n: number): RngWords => {
  for (let i = 0; i < n; i++) next32(w);
  return w;
};

describe('sfc32', () => {
  // PractRand pre0.95, `RNG_output sfc32 64 <seed>`: words 0, low, high, 1; twelve draws thrown away.
  test.each([
    [0, 0, '514676c3 08a809df 30349d2b fb52c520 38802be1 948279e6 ec4bf1d9 7cb0a909'],
    [0x89abcdef, 0x01234567, '84712d97 f5a3d9c8 5cd0a295 35e05b54 4c627ca1 33a043e2 b6113c67 7cab9699'],
  ])('gives the published sequence for %i, %i', (low, high, expected) => {
    expect(drawn(skipped([0, low | 0, high | 0, 1], 12), 8).join(' ')).toBe(expected);
  });

  test('keeps four words that JSON can hold, and goes on from them', () => {
    const w = skipped(seeded('long'), 10_000);
    const loaded = JSON.parse(JSON.stringify(w)) as RngWords;
    expect(loaded.every((x) => Number.isInteger(x) && x === (x | 0) && !Object.is(x, -0))).toBe(true);
    expect(drawn(loaded, 20)).toEqual(drawn([...w], 20));
  });
});

describe('seeded', () => {
  // Games are stored with their seed: these may never change.
  test.each([
    ['', 'a674e6a1 df13e36c 21fcaaf2 69488645'],
    ['rome', 'eb38308e 9a5e5995 bd94457c 46d38a03'],
    ['rome2', 'e6113e52 9b8f3658 485d7327 1e378111'],
  ])('the sequence of seed %j is fixed', (seed, expected) => {
    expect(drawn(seeded(seed), 4).join(' ')).toBe(expected);
  });

  test('close seeds part company at once: half of all bits differ', () => {
    let differing = 0;
    const pairs = 500;
    for (let i = 0; i < pairs; i++) {
      const x = next32(seeded(`seed ${i}`)) ^ next32(seeded(`seed ${i + 1}`));
      for (let bit = 0; bit < 32; bit++) differing += (x >>> bit) & 1;
    }
    expect(differing / (32 * pairs)).toBeGreaterThan(0.48);
    expect(differing / (32 * pairs)).toBeLessThan(0.52);
  });
});

describe('below', () => {
  /** Chi-square with k - 1 degrees of freedom lies within five standard deviations of its mean. */
  const isFair = (counts: readonly number[]): boolean => {
    const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
    const chi = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    const free = counts.length - 1;
    return Math.abs(chi - free) < 5 * Math.sqrt(2 * free);
  };

  test.each([2, 3, 6, 7, 36, 100])('all of %i are as likely', (n) => {
    const { below } = rng(`fair ${n}`);
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < 60_000; i++) counts[below(n)]!++;
    expect(isFair(counts)).toBe(true);
    counts[0]! += 60_000 / n;
    expect(isFair(counts)).toBe(false);
  });

  test('throws draws away that would tilt the scale', () => {
    const words = [SPAN - 1, SPAN - 4, 5];
    expect(fairBelow(6, () => words.shift()!)).toBe(5);
    expect(words).toEqual([]);
    expect(fairBelow(4, () => SPAN - 1)).toBe(3);
  });

  test.each([0, -1, 1.5, Number.NaN, SPAN + 1, Number.POSITIVE_INFINITY])(
    'one of %s is a fault, not an endless search',
    (n) => {
      expect(() => rng('x').below(n)).toThrow(Broken);
    },
  );

  test('picks nothing from nothing: that is a fault', () => {
    expect(() => rng('x').pick([])).toThrow(Broken);
  });

  test('one of one, and one of a whole word', () => {
    expect(rng('x').below(1)).toBe(0);
    expect(rng('x').below(SPAN)).toBe(next32(seeded('x')));
  });
});
