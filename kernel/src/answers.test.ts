import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inputsOf, randomInput } from './answers.ts';
import { accepts, answerable, type Input, type Offer, type Question } from './question.ts';
import { rng } from './rng.ts';

const asking = (verbs: Record<string, Offer>): Question => ({
  prompt: { k: 'x' },
  due: true,
  rules: [],
  verbs,
  asides: [],
  denied: {},
  withheld: {},
});
const rules: readonly string[] = [];
const refs = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 });
const small = fc.integer({ min: 0, max: 5 });

const anyOffer: fc.Arbitrary<Offer> = fc
  .oneof(
    fc.constant<Offer>({ t: 'button', rules }),
    refs.map((of): Offer => ({ t: 'pick', of, rules })),
    fc
      .tuple(fc.integer({ min: -3, max: 3 }), small)
      .map(([min, n]): Offer => ({ t: 'range', min, max: min + n, rules })),
    fc.tuple(refs, small, small).map(([of, min, n]): Offer => ({ t: 'choose', of, min, max: min + n, rules })),
    fc
      .tuple(fc.dictionary(fc.constantFrom('a', 'b', 'c'), small), small, small)
      .map(([of, min, n]): Offer => ({ t: 'allot', of, min, max: min + n, rules })),
    fc.integer({ min: 1, max: 30 }).map((max): Offer => ({ t: 'text', max, rules })),
  )
  .filter((o) => answerable(o) !== undefined)
  .map((o) => answerable(o)!);
const anyQuestion = fc.dictionary(fc.constantFrom('v', 'w', 'x', 'y'), anyOffer, { minKeys: 1 }).map(asking);

const isAccepted = (q: Question, { verb, arg }: Input): boolean =>
  Object.hasOwn(q.verbs, verb) && accepts(q.verbs[verb]!, arg);

describe('randomInput', () => {
  test('is always an answer to the question', () => {
    fc.assert(
      fc.property(anyQuestion, fc.string(), (q, seed) => {
        const { below } = rng(seed);
        for (let i = 0; i < 20; i++) expect(isAccepted(q, randomInput(q, 2, below)!)).toBe(true);
      }),
    );
  });

  test('steps in beside the question only now and then, and always when there is nothing else', () => {
    const button = { t: 'button', rules } as const;
    const q = { ...asking({ answer: button, barge: button }), asides: ['barge'] };
    const { below } = rng('aside');
    const barged = Array.from({ length: 3_200 }, () => randomInput(q, 0, below)!).filter((i) => i.verb === 'barge');
    expect(barged.length).toBeGreaterThan(60);
    expect(barged.length).toBeLessThan(150);
    expect(randomInput({ ...asking({ barge: button }), asides: ['barge'] }, 0, below)).toEqual({
      by: 0,
      verb: 'barge',
    });
  });

  test('gives every answer of buttons, picks and ranges the same chance', () => {
    const q = asking({
      pass: { t: 'button', rules },
      point: { t: 'pick', of: ['a', 'b', 'c'], rules },
      pay: { t: 'range', min: 2, max: 7, rules },
    });
    const counts = new Map<string, number>();
    const { below } = rng('even');
    for (let i = 0; i < 20_000; i++) {
      const { verb, arg } = randomInput(q, 0, below)!;
      const answer = `${verb} ${JSON.stringify(arg)}`;
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
    }
    expect(counts.size).toBe(10);
    for (const n of counts.values()) expect(Math.abs(n - 2000)).toBeLessThan(250);
  });

  test('reaches every choice and every allotment', () => {
    const q = asking({
      c: { t: 'choose', of: ['a', 'b'], min: 0, max: 2, rules },
      s: { t: 'allot', of: { a: 1, b: 1 }, min: 0, max: 2, rules },
    });
    const { below } = rng('every');
    const seen = new Set<string>();
    for (let i = 0; i < 2000; i++) {
      const { arg } = randomInput(q, 0, below)!;
      seen.add(
        JSON.stringify(
          Array.isArray(arg)
            ? [...(arg as string[])].sort()
            : Object.keys(arg as object)
                .sort()
                .join(),
        ),
      );
    }
    expect([...seen].sort()).toEqual(['""', '"a"', '"a,b"', '"b"', '["a","b"]', '["a"]', '["b"]', '[]']);
  });

  test('to a question without verbs there is none', () => {
    expect(randomInput(asking({}), 0, rng('x').below)).toBeUndefined();
  });
});

describe('inputsOf', () => {
  test('are all answers to the question, none twice', () => {
    fc.assert(
      fc.property(anyQuestion, (q) => {
        const inputs = inputsOf(q, 1);
        expect(inputs.every((i) => i.by === 1 && isAccepted(q, i))).toBe(true);
        expect(new Set(inputs.map((i) => JSON.stringify(i))).size).toBe(inputs.length);
        expect(new Set(inputs.map((i) => i.verb))).toEqual(new Set(Object.keys(q.verbs)));
      }),
    );
  });

  test('lists buttons, picks and ranges in full, and the least of the rest', () => {
    const q = asking({
      pass: { t: 'button', rules },
      point: { t: 'pick', of: ['a', 'b'], rules },
      pay: { t: 'range', min: 1, max: 3, rules },
      keep: { t: 'choose', of: ['a', 'b', 'c'], min: 2, max: 3, rules },
      share: { t: 'allot', of: { a: 2, b: 9 }, min: 3, max: 5, rules },
    });
    expect(inputsOf(q, 0)).toEqual([
      { by: 0, verb: 'pass' },
      { by: 0, verb: 'point', arg: 'a' },
      { by: 0, verb: 'point', arg: 'b' },
      { by: 0, verb: 'pay', arg: 1 },
      { by: 0, verb: 'pay', arg: 2 },
      { by: 0, verb: 'pay', arg: 3 },
      { by: 0, verb: 'keep', arg: ['a', 'b'] },
      { by: 0, verb: 'share', arg: { a: 2, b: 1 } },
    ]);
  });
});

describe('absurd numbers', () => {
  const absurd = asking({
    give: { t: 'allot', of: { a: 9e15, b: 9e15, c: 3 }, min: 1e15, max: 9e15, rules },
    bid: { t: 'range', min: 0, max: 9e15, rules },
  });

  test('are answered at random in no time', () => {
    const { below } = rng('absurd');
    const verbs = new Set<string>();
    for (let i = 0; i < 50; i++) {
      const input = randomInput(asking({ give: absurd.verbs['give']! }), 0, below)!;
      expect(isAccepted(absurd, input)).toBe(true);
      const other = randomInput(absurd, 0, below)!;
      expect(isAccepted(absurd, other)).toBe(true);
      verbs.add(other.verb);
    }
    expect(verbs).toContain('bid');
  });

  test('are not listed one by one', () => {
    expect(inputsOf(absurd, 0).length).toBeLessThanOrEqual(1_000_001);
  });
});
