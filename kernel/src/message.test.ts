import { describe, expect, expectTypeOf, test } from 'vitest';
import { type ArgNames, linesFor, messages, saysTheSame, wordsOf } from './message.ts';

const say = messages({
  plain: 'Nothing to add.',
  paid: '{who} paid {n, plural, one {# talent} other {# talents}} to {whom}.',
} as const);

describe('messages', () => {
  test('a message is its key and its arguments, no text', () => {
    expect(say('plain')).toEqual({ k: 'plain' });
    expect(say('paid', { who: 'seat:0', n: 2, whom: 'senator:a' })).toEqual({
      k: 'paid',
      a: { who: 'seat:0', n: 2, whom: 'senator:a' },
    });
  });

  // Checked by the compiler; nothing happens here at run time.
  test('argument names are read out of the text', () => {
    expectTypeOf<ArgNames<'No arguments.'>>().toEqualTypeOf<never>();
    expectTypeOf<ArgNames<'{who} beat {whom} by {n}.'>>().toEqualTypeOf<'who' | 'whom' | 'n'>();
    expectTypeOf<ArgNames<'{ who } spaced, {n, number} formatted'>>().toEqualTypeOf<'who' | 'n'>();
    expectTypeOf<
      ArgNames<'{n, plural, =0 {none} one {one for {who}} other {# for {who} and {whom}}} {last}'>
    >().toEqualTypeOf<'n' | 'who' | 'whom' | 'last'>();
    expectTypeOf<
      ArgNames<'{sex, select, f {{n, plural, one {her {thing}} other {her # {things}}}} other {its {thing}}} by {who}'>
    >().toEqualTypeOf<'sex' | 'n' | 'thing' | 'things' | 'who'>();
    expectTypeOf<ArgNames<'{a, selectordinal, one {#st} other {#th}}{b}'>>().toEqualTypeOf<'a' | 'b'>();
  });
});

describe('who reads a line', () => {
  const lines = [
    { m: { k: 'public' }, rule: 'R-a' },
    { m: { k: 'yours' }, to: [1] },
    { m: { k: 'drew' }, to: [1, 2], twin: { k: 'somebodyDrew' } },
  ];

  test('a seat reads what is addressed to it', () => {
    expect(linesFor(lines, 1)).toEqual([
      { m: { k: 'public' }, rule: 'R-a' },
      { m: { k: 'yours' } },
      { m: { k: 'drew' } },
    ]);
  });

  test('others read the twin, or nothing; so does the public', () => {
    const seen = [{ m: { k: 'public' }, rule: 'R-a' }, { m: { k: 'somebodyDrew' } }];
    expect(linesFor(lines, 0)).toEqual(seen);
    expect(linesFor(lines, 'public')).toEqual(seen);
  });

  test('a line addressed to nobody is read by nobody', () => {
    expect(linesFor([{ m: { k: 'x' }, to: [] }], 'public')).toEqual([]);
  });
});

describe('the dice of a line', () => {
  const rolled = { m: { k: 'a' }, rule: '1', dice: [3, 4] };
  test('are read by whoever reads the line, and not by whoever reads its twin', () => {
    const lines = [rolled, { m: { k: 'own' }, to: [1], twin: { k: 'other' }, dice: [6] }];
    expect(linesFor(lines, 1)).toEqual([rolled, { m: { k: 'own' }, dice: [6] }]);
    expect(linesFor(lines, 'public')).toEqual([rolled, { m: { k: 'other' } }]);
  });
  test('may be missing in an old record, but not wrong', () => {
    const { dice: _, ...old } = rolled;
    expect(saysTheSame([rolled], [rolled])).toBe(true);
    expect(saysTheSame([old], [rolled])).toBe(true);
    expect(saysTheSame([{ ...rolled, dice: [3, 5] }], [rolled])).toBe(false);
    expect(saysTheSame([rolled], [old])).toBe(false);
    expect(saysTheSame([{ ...old, rule: '2' }], [rolled])).toBe(false);
    expect(saysTheSame([], [rolled])).toBe(false);
    expect(wordsOf([rolled])).toEqual([old]);
  });
});

describe('what was drawn with a line', () => {
  const words = { m: { k: 'a' }, rule: '1' };
  const drawn = { ...words, dice: [3], drawn: ['chit:7', 'chit:none'] };
  test('is read by whoever reads the line, and not by whoever reads its twin', () => {
    const lines = [drawn, { m: { k: 'own' }, to: [1], twin: { k: 'other' }, drawn: ['chit:2'] }];
    expect(linesFor(lines, 1)).toEqual([drawn, { m: { k: 'own' }, drawn: ['chit:2'] }]);
    expect(linesFor(lines, 'public')).toEqual([drawn, { m: { k: 'other' } }]);
  });
  test('may be missing in an old record, with dice or without, but not wrong', () => {
    expect(saysTheSame([drawn], [drawn])).toBe(true);
    expect(saysTheSame([{ ...words, dice: [3] }], [drawn])).toBe(true);
    expect(saysTheSame([words], [drawn])).toBe(true);
    expect(saysTheSame([{ ...drawn, drawn: ['chit:7'] }], [drawn])).toBe(false);
    expect(saysTheSame([drawn], [{ ...words, dice: [3] }])).toBe(false);
    expect(saysTheSame([drawn], [words])).toBe(false);
    expect(wordsOf([drawn])).toEqual([words]);
  });
});
