import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, copy, heldOnce, notPlain, same } from './json.ts';

describe('copy', () => {
  test('gives equal data that shares nothing', () => {
    const x = { list: [{ n: 1 }, [2, null]], name: 'a', yes: true };
    const y = copy(x);
    expect(y).toEqual(x);
    (y.list[0] as { n: number }).n = 9;
    y.list.push(3 as never);
    expect(x).toEqual({ list: [{ n: 1 }, [2, null]], name: 'a', yes: true });
  });

  test('does so with many fields, whatever they are called', () => {
    const fields = Array.from({ length: 40 }, (_, i) => [`field${i}`, i % 2 === 0 ? { n: i } : i] as const);
    const x = Object.fromEntries([...fields, ['toString', { n: 40 }], ['constructor', { n: 41 }]]);
    const y = copy(x);
    expect([y, JSON.stringify(y)]).toEqual([x, JSON.stringify(x)]);
    expect(Object.keys(x).filter((k) => typeof x[k] === 'object' && x[k] === y[k])).toEqual([]);
  });

  test('gives what a trip through JSON gives, keys in the same order', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (x) => {
        fc.pre(!JSON.stringify(x).includes('__proto__'));
        expect(JSON.stringify(copy(x))).toBe(JSON.stringify(x));
      }),
    );
  });

  test.each([null, 0, '', false, undefined, 'text', 1.5])('%s is itself', (x) => {
    expect(copy(x)).toBe(x);
  });
});

describe('canonical', () => {
  test('does not depend on the order of keys, at any depth', () => {
    expect(canonical({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
    expect(same({ b: { y: 1, x: 2 }, a: 0 }, { a: 0, b: { x: 2, y: 1 } })).toBe(true);
  });

  test('does depend on the order of a list, and on every value', () => {
    expect(same([1, 2], [2, 1])).toBe(false);
    expect(same({ a: 1 }, { a: '1' })).toBe(false);
    expect(same({ a: null }, {})).toBe(false);
  });

  test('a key that holds nothing is no key', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
  });

  test('is JSON of the same data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (x) => {
        expect(JSON.parse(canonical(x))).toEqual(JSON.parse(JSON.stringify(x)));
      }),
    );
  });
});

describe('notPlain', () => {
  test('finds nothing in plain data', () => {
    expect(notPlain({ a: [1, 'x', null, { b: false }], c: {} })).toBeUndefined();
  });

  test.each([
    ['a class', { at: [{ when: new Date(0) }] }, '.at[0].when'],
    ['a map', { m: new Map() }, '.m'],
    ['a function', { f: () => 1 }, '.f'],
    ['nothing', { a: { b: undefined } }, '.a.b'],
    ['a hole', { a: [1, undefined] }, '.a[1]'],
    ['not a number', [Number.NaN], '[0]'],
    ['infinity', [1 / 0], '[0]'],
    ['a negative zero, which JSON turns into zero', { n: -0 }, '.n'],
    ['a bigint', { n: 1n }, '.n'],
    ['no prototype', { o: Object.create(null) as object }, '.o'],
    ['a key that would be a prototype', JSON.parse('{"o":{"__proto__":{}}}') as object, '.o.__proto__'],
  ])('says where there is %s', (_, x, path) => {
    expect(notPlain(x)).toBe(path);
  });
});

test('content with every text held once is the same content, and no part of the other', () => {
  const raw = {
    cards: [
      { id: 'card:1', of: '' },
      { id: '12', of: '__proto__' },
    ],
    table: { n: -1, on: true, none: null },
  };
  const held = heldOnce(raw);
  expect(held).toEqual(raw);
  raw.cards[0]!.id = 'card:2';
  raw.table.n = 0;
  expect(held).toMatchObject({ cards: [{ id: 'card:1' }, { of: '__proto__' }], table: { n: -1 } });
});
