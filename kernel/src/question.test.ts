import { describe, expect, test } from 'vitest';
import { accepts, answerable, type Offer } from './question.ts';

const rules: readonly string[] = [];
const button: Offer = { t: 'button', rules };
const pick: Offer = { t: 'pick', of: ['a', 'b'], rules };
const range: Offer = { t: 'range', min: 0, max: 3, rules };
const choose: Offer = { t: 'choose', of: ['a', 'b', 'c'], min: 1, max: 2, rules };
const text: Offer = { t: 'text', max: 5, rules };
const allot: Offer = { t: 'allot', of: { a: 2, b: 3 }, min: 1, max: 4, rules };

/** A list of two with nothing at its first place. */
const sparse = (): unknown[] => {
  const out: unknown[] = [];
  out[1] = 'b';
  return out;
};
class Share {
  readonly a = 1;
}

describe('a text', () => {
  test.each(['', ' ', ' a', 'a ', 'a\n', 'a\u0000', '123456', '\ud800', 'a\u202eb', 'a\u2028b'])(
    'is refused when it is %j',
    (arg) => {
      expect(accepts(text, arg)).toBe(false);
    },
  );
});

describe('accepts', () => {
  test.each<[string, Offer, unknown[]]>([
    ['a button: nothing', button, [undefined]],
    ['a pick: one of the list', pick, ['a', 'b']],
    ['a range: whole numbers from least to most', range, [0, 1, 2, 3]],
    ['a choice: different ones, no fewer and no more than allowed', choose, [['a'], ['c', 'a'], ['b', 'c']]],
    ['an allotment: as much for each as allowed, and in all', allot, [{ a: 1 }, { a: 2, b: 2 }, { b: 3 }]],
    ['a text: one line, not longer than allowed', text, ['a', 'a b', 'Ω≠é', '12345']],
  ])('%s', (_, offer, args) => {
    for (const arg of args) expect(accepts(offer, arg)).toBe(true);
  });

  const anything: unknown[] = [
    null,
    '',
    'constructor',
    '__proto__',
    'toString',
    'length',
    '0',
    -1,
    4,
    1.5,
    -0,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 53,
    1e300,
    1n,
    true,
    false,
    [],
    {},
    ['a', 'a'],
    ['a', 'b', 'c'],
    ['d'],
    [['a']],
    [0],
    [null],
    sparse(),
    { length: 1, 0: 'a' },
    new Set(['a']),
    Symbol('a'),
    () => 'a',
    new String('a'),
    new Number(1),
    { a: 0 },
    { a: 3 },
    { a: -1, b: 3 },
    { a: 1.5 },
    { a: '1' },
    { a: Number.NaN },
    { a: -0, b: 1 },
    { a: 2, b: 3 },
    { c: 1 },
    { toString: 1 },
    JSON.parse('{"__proto__":1,"a":1}'),
    JSON.parse('{"a":1,"constructor":1}'),
    new Share(),
    Object.create({ a: 1 }),
    Object.assign(Object.create(null), { a: 1 }),
    [{ a: 1 }],
  ];

  test.each([button, pick, range, choose, allot].map((o) => [o.t, o] as const))(
    'a %s accepts nothing odd',
    (_, offer) => {
      expect(anything.filter((arg) => accepts(offer, arg))).toEqual([]);
    },
  );

  test.each([pick, range, choose, allot].map((o) => [o.t, o] as const))('a %s needs an argument', (_, offer) => {
    expect(accepts(offer, undefined)).toBe(false);
  });

  test('nothing at all may be an answer, where so little is asked', () => {
    expect(accepts({ ...choose, min: 0 }, [])).toBe(true);
    expect(accepts({ ...allot, min: 0 }, {})).toBe(true);
  });

  test('an offer of a kind that does not exist accepts nothing', () => {
    expect(accepts({ t: 'shout', rules } as unknown as Offer, undefined)).toBe(false);
  });
});

describe('answerable', () => {
  test('an offer with no answer is none', () => {
    expect(answerable({ ...pick, of: [] } as Offer)).toBeUndefined();
    expect(answerable({ ...range, min: 4 } as Offer)).toBeUndefined();
    expect(answerable({ ...choose, of: ['a'], min: 2 } as Offer)).toBeUndefined();
    expect(answerable({ ...choose, min: 3 } as Offer)).toBeUndefined();
    expect(answerable({ ...allot, min: 6, max: 9 } as Offer)).toBeUndefined();
  });

  test('what can be answered stays as it is', () => {
    for (const o of [button, pick, range, choose, allot]) expect(answerable(o)).toBe(o);
  });

  test('no more is asked for than there is', () => {
    expect(answerable({ ...choose, max: 9 } as Offer)).toEqual({ ...choose, max: 3 });
    expect(answerable({ ...allot, max: 9 } as Offer)).toEqual({ ...allot, max: 5 });
  });
});
