import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Infer, Schema } from './schema.ts';
import {
  array,
  boolean,
  elementPath,
  int,
  nullable,
  object,
  oneOf,
  optional,
  parse,
  record,
  refine,
  string,
  tuple,
} from './schema.ts';

const card = object({
  id: string(/^[a-z-]+$/),
  factor: nullable(int(0, 9)),
  kinds: array(oneOf('troop', 'fleet'), { min: 1, max: 2 }),
  at: tuple(int(0, 100), int(0, 100)),
  note: optional(string()),
});
const pack = object({ cards: array(card), counts: record(int(1, 3), /^[a-z-]+$/), final: boolean });

const velites = { id: 'velites', factor: 1, kinds: ['troop'], at: [10, 20] };
const good = { cards: [velites], counts: { velites: 3 }, final: false };

/** The problems of a value, one per line, without the prefix. */
function problems<T>(schema: Schema<T>, value: unknown): string[] {
  try {
    parse(schema, value, 'pack');
    return [];
  } catch (error) {
    return String(error)
      .replace(/^Error: /, '')
      .split('\n')
      .map((line) => line.replace(/^pack: /, ''));
  }
}

describe('parse', () => {
  test('gives back the very value, typed', () => {
    const parsed = parse(pack, good, 'pack');
    expect(parsed).toBe(good);
    expectTypeOf(parsed.cards[0]?.kinds).toEqualTypeOf<readonly ('troop' | 'fleet')[] | undefined>();
    expectTypeOf<Infer<typeof card>>().toEqualTypeOf<{
      readonly id: string;
      readonly factor: number | null;
      readonly kinds: readonly ('troop' | 'fleet')[];
      readonly at: readonly [number, number];
      readonly note?: string;
    }>();
  });

  test('an optional field may be missing, be there, but not be wrong', () => {
    expect(problems(card, velites)).toEqual([]);
    expect(problems(card, { ...velites, note: 'x' })).toEqual([]);
    expect(problems(card, { ...velites, note: 3 })).toEqual(['note: expected a string, got 3']);
  });

  test('every line of the error starts with what was read', () => {
    expect(() => parse(pack, { cards: [], counts: {} }, 'deck of Roma')).toThrow('deck of Roma: final: is missing');
    expect(() => parse(pack, 7, 'deck of Roma')).toThrow('deck of Roma: expected an object, got 7');
  });
});

describe('problems', () => {
  test('are all listed, each with the path to it, elements called by id or name', () => {
    const bad = {
      cards: [velites, { id: 'hastati', factor: 12, kinds: ['troop', 'horse'], at: [1] }, { kinds: 'troop' }],
      counts: { velites: 4, Triarii: 1 },
      final: 'no',
      extra: null,
    };
    expect(problems(pack, bad)).toEqual([
      'cards[1 "hastati"].factor: expected an integer from 0 to 9, got 12',
      'cards[1 "hastati"].kinds[1]: expected one of troop, fleet, got "horse"',
      'cards[1 "hastati"].at: expected 2 elements, got 1',
      'cards[2].id: is missing',
      'cards[2].factor: is missing',
      'cards[2].kinds: expected an array, got "troop"',
      'cards[2].at: is missing',
      'counts.velites: expected an integer from 1 to 3, got 4',
      'counts.Triarii: expected a key like /^[a-z-]+$/',
      'final: expected true or false, got "no"',
      'extra: is not a known key',
    ]);
  });

  test.each([
    [string(), 1, 'expected a string, got 1'],
    [string(/^a/), 'b', 'expected a string like /^a/, got "b"'],
    [int(1, 6), 2.5, 'expected an integer from 1 to 6, got 2.5'],
    [int(1, 6), '2', 'expected an integer from 1 to 6, got "2"'],
    [int(1, 6), Number.NaN, 'expected an integer from 1 to 6, got NaN'],
    [boolean, 0, 'expected true or false, got 0'],
    [oneOf(5, 4, 3), 6, 'expected one of 5, 4, 3, got 6'],
    [nullable(boolean), undefined, 'expected true or false, got undefined'],
    [array(boolean, { min: 2 }), [true], 'expected at least 2 elements, got 1'],
    [array(boolean, { max: 1 }), [true, true], 'expected at most 1 elements, got 2'],
    [array(boolean), {}, 'expected an array, got an object'],
    [array(boolean), [true, 1], '[1]: expected true or false, got 1'],
    [tuple(boolean, int(0, 1)), [true, 2], '[1]: expected an integer from 0 to 1, got 2'],
    [record(boolean), [true], 'expected an object, got an array of 1'],
    [record(boolean), { a: 1 }, 'a: expected true or false, got 1'],
    [object({}), null, 'expected an object, got null'],
    [object({}), JSON.parse('{"__proto__":1}'), '__proto__: is not a known key'],
    [object({ toString: boolean }), {}, 'toString: is missing'],
  ] as readonly [Schema<unknown>, unknown, string][])('%#', (schema, value, problem) => {
    expect(problems(schema, value)).toEqual([problem]);
  });
});

describe('elementPath', () => {
  test('prefers a textual id, then a name, then the bare index', () => {
    expect(elementPath('cards', 3, { id: 'II-1', name: 'BELGICA' })).toBe('cards[3 "II-1"]');
    expect(elementPath('cards', 3, { id: 9, name: 'Cornelius' })).toBe('cards[3 "Cornelius"]');
    expect(elementPath('cards', 3, { id: 9 })).toBe('cards[3]');
    expect(elementPath('cards', 3, 'II-1')).toBe('cards[3]');
  });
});

describe('refine', () => {
  const pair = refine(object({ low: int(0, 9), high: int(0, 9) }), ({ low, high }) =>
    low < high ? [] : [`low: expected less than ${high}, got ${low}`],
  );

  test('adds its problems under the path of the value', () => {
    expect(
      problems(array(pair), [
        { low: 1, high: 2 },
        { low: 5, high: 5 },
      ]),
    ).toEqual(['[1].low: expected less than 5, got 5']);
  });

  test('does not run on a value of the wrong shape', () => {
    expect(problems(pair, { low: 5, high: '1' })).toEqual(['high: expected an integer from 0 to 9, got "1"']);
  });
});
