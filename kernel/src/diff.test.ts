import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diff, patch, patched } from './diff.ts';
import { copy } from './json.ts';

/** Keys from a small set, so that two random values have many in common. */
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, 1, 2, 'a', 'b', ''),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'length', '0', '7'), tie('value'), { maxKeys: 5 }),
  ),
}));

const text = (x: unknown): string => JSON.stringify(x);

describe('diff and patch', () => {
  test('patching with the difference gives the other, byte for byte', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(text(patch(copy(a), diff(a, b)))).toBe(text(b));
      }),
      { numRuns: 2000 },
    );
  });

  test('and does so when the difference was written to a file', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const stored = JSON.parse(text(diff(a, b))) as ReturnType<typeof diff>;
        expect(text(patch(copy(a), stored))).toBe(text(b));
      }),
      { numRuns: 2000 },
    );
  });

  test('nothing changed, nothing to say', () => {
    fc.assert(
      fc.property(value, (a) => {
        expect(diff(a, copy(a))).toEqual([]);
      }),
    );
  });

  test('says only what changed', () => {
    const before = { purse: [3, 4, 5], hand: ['x'], old: 1, deep: { kept: 1, n: 1 } };
    const after = { purse: [3, 9], hand: ['x', 'y'], deep: { kept: 1, n: 2 }, fresh: {} };
    expect(diff(before, after)).toEqual([
      [['old']],
      [['purse', 'length'], 2],
      [['purse', 1], 9],
      [['hand', 1], 'y'],
      [['deep', 'n'], 2],
      [['fresh'], {}],
    ]);
  });

  test('shares nothing with what it was made from', () => {
    const after = { list: [{ n: 1 }] };
    const changes = diff({}, after);
    const patched = patch({} as typeof after, changes);
    after.list[0]!.n = 2;
    expect(patched).toEqual({ list: [{ n: 1 }] });
    patched.list[0]!.n = 3;
    expect(patch({}, changes)).toEqual({ list: [{ n: 1 }] });
  });

  test('a key that holds nothing counts as gone', () => {
    expect(diff({ a: 1, b: 2 }, { a: undefined, b: 2 })).toEqual([[['a']]]);
  });
});

describe('a change from a file', () => {
  test.each([
    ['to what all objects share', [['__proto__', 'stained'], 1]],
    ['to what all lists share', [['list', '__proto__', 'stained'], 1]],
    ['through a constructor', [['constructor', 'prototype', 'stained'], 1]],
    ['to another prototype', [['__proto__'], { stained: 1 }]],
    ['through what is not there', [['nowhere', 'x'], 1]],
    ['into a number', [['n', 'x'], 1]],
  ] as const)('may not lead %s', (_, change) => {
    const x = { list: [1], n: 1 };
    expect(() => patch(x, [change as never])).toThrow('leads nowhere');
    expect(({} as { stained?: number }).stained).toBeUndefined();
    expect(([] as { stained?: number }).stained).toBeUndefined();
    expect(x).toEqual({ list: [1], n: 1 });
  });
});

describe('a change of a list', () => {
  test.each([
    ['a length that the list does not have', [['list', 'length'], 100_000_000]],
    ['a length that is no number', [['list', 'length'], '1']],
    ['a length below nothing', [['list', 'length'], -1]],
    ['a length that is taken away', [['list', 'length']]],
    ['a place behind the end', [['list', 3], 1]],
    ['a place far behind the end', [['list', 4_000_000_000], 1]],
    ['a place that is no index', [['list', 'x'], 1]],
    ['an index written as text', [['list', '1'], 1]],
    ['a place taken out of the middle', [['list', 0]]],
  ] as const)('may not be %s', (_, change) => {
    const x = { list: [1, 2] };
    expect(() => patch(x, [change as never])).toThrow('no list can take');
    expect(x).toEqual({ list: [1, 2] });
  });

  test('may be one more at the end, another value, or a shorter list', () => {
    expect(patch({ list: [1, 2] }, [[['list', 2], 3]])).toEqual({ list: [1, 2, 3] });
    expect(patch({ list: [1, 2] }, [[['list', 0], 3]])).toEqual({ list: [3, 2] });
    expect(patch({ list: [1, 2] }, [[['list', 'length'], 0]])).toEqual({ list: [] });
    expect(patch({ record: {} as object }, [[['record', 'length'], 7]])).toEqual({ record: { length: 7 } });
  });
});

describe('a new whole beside the old one', () => {
  test('is what patching in place gives, and the old one and the changes stay as they were', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (a, b) => {
        // A key of this name is no plain data, and is refused before anything is copied (`notPlain`).
        fc.pre(!JSON.stringify([a, b]).includes('__proto__'));
        const [before, after] = [
          { x: a, y: [a, b] },
          { x: b, y: [b, a, a] },
        ];
        const changes = diff(before, after);
        const texts = [JSON.stringify(before), JSON.stringify(changes)];
        const once = patched<unknown>(before, changes);
        // What the changes brought is shared by now, so the way back must not touch it.
        const back = patched(once, diff(once, before));
        expect(JSON.stringify(once)).toBe(JSON.stringify(patch(copy<unknown>(before), changes)));
        expect(JSON.stringify(back)).toBe(texts[0]);
        expect([JSON.stringify(before), JSON.stringify(changes)]).toEqual(texts);
      }),
    );
  });

  test('shares what no change leads through', () => {
    const before = { same: { deep: [1] }, list: [{ n: 1 }, { n: 2 }] };
    const after = patched(before, [[['list', 1, 'n'], 3]]);
    expect(after).toEqual({ same: { deep: [1] }, list: [{ n: 1 }, { n: 3 }] });
    expect(after.same).toBe(before.same);
    expect(after.list[0]).toBe(before.list[0]);
    expect(after.list[1]).not.toBe(before.list[1]);
  });

  test('no change leads out of it', () => {
    expect(() => patched({ a: 1 }, [[['__proto__', 'x'], 1]])).toThrow('leads nowhere');
    expect(() => patched({ a: [1] }, [[['a', 7], 1]])).toThrow('no list can take');
  });
});
