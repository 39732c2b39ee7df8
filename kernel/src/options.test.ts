import { describe, expect, test } from 'vitest';
import { BadOptions } from './errors.ts';
import type { Msg } from './message.ts';
import { parseTable } from './module.ts';
import { parseOptions } from './options.ts';
import { toy } from './testing/toy.ts';

const problemsOf = (work: () => unknown): readonly Msg[] => {
  try {
    work();
  } catch (e) {
    if (e instanceof BadOptions) return e.problems;
    throw e;
  }
  return [];
};
const { options } = toy.meta;
const LAWS = 'law:bread, law:games, law:land, law:roads, law:walls';

describe('options', () => {
  test('what is not said is as usual', () => {
    expect(parseOptions('game:toy', options, {})).toEqual({
      purse: '05',
      laws: LAWS.split(', '),
      mood: 'calm',
      open: false,
    });
  });

  test('a set comes out in the order of its description', () => {
    expect(parseOptions('game:toy', options, { laws: ['law:walls', 'law:bread'] }).laws).toEqual([
      'law:bread',
      'law:walls',
    ]);
  });

  test('what can be chosen only together with something else is refused without it', () => {
    const walls = {
      laws: { t: 'set', of: LAWS.split(', '), default: [], needs: { 'law:walls': 'law:roads' } },
    } as const;
    const chosen = (...laws: string[]) => problemsOf(() => parseOptions('game:toy', walls, { laws }));
    expect(chosen('law:walls', 'law:land')).toEqual([
      { k: 'kernel.needsOption', a: { option: 'laws', one: 'law:walls', needs: 'law:roads' } },
    ]);
    expect(chosen('law:walls', 'law:roads')).toEqual([]);
    expect(chosen('law:roads')).toEqual([]);
  });

  test.each([
    ['mood', 'merry', 'calm, angry'],
    ['mood', 3, 'calm, angry'],
    ['mood', ['calm'], 'calm, angry'],
    ['mood', 'constructor', 'calm, angry'],
    ['open', 'yes', 'true, false'],
    ['open', 1, 'true, false'],
    ['purse', '5', '[0123456789][0123456789]'],
    ['purse', '123', '[0123456789][0123456789]'],
    ['purse', '1x', '[0123456789][0123456789]'],
    ['purse', 12, '[0123456789][0123456789]'],
    ['laws', 'law:bread', LAWS],
    ['laws', ['law:bread', 'law:bread'], LAWS],
    ['laws', ['law:bread', 'law:none'], LAWS],
    ['laws', null, LAWS],
    ['laws', undefined, LAWS],
  ])('%s cannot be %j, and is told what it can', (option, value, allowed) => {
    const got = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
    expect(problemsOf(() => parseOptions('game:toy', options, { [option]: value }))).toEqual([
      { k: option === 'laws' ? 'kernel.badSet' : 'kernel.badOption', a: { option, got, allowed } },
    ]);
  });

  test.each(['moood', '__proto__', 'toString'])('there is no option %s', (option) => {
    const raw = JSON.parse(`{"${option}":1}`) as Record<string, unknown>;
    expect(problemsOf(() => parseOptions('game:toy', options, raw))).toEqual([
      { k: 'kernel.noOption', a: { game: 'game:toy', option, allowed: 'purse, laws, mood, open' } },
    ]);
  });
});

describe('a table', () => {
  test('is its seats and every option', () => {
    expect(parseTable(toy, 2, { open: true })).toMatchObject({ seats: 2, options: { open: true, mood: 'calm' } });
  });

  test.each([0, 1, 6, 2.5, Number.NaN, '3', null, undefined])('cannot have %s seats', (seats) => {
    expect(problemsOf(() => parseTable(toy, seats, {}))).toEqual([
      { k: 'kernel.seats', a: { game: 'game:toy', min: 2, max: 5, got: String(seats) } },
    ]);
  });

  test('is refused with every problem at once', () => {
    const problems = problemsOf(() => parseTable(toy, 9, { mood: 'merry', nothing: 1, open: 0 }));
    expect(problems.map((p) => p.k)).toEqual([
      'kernel.seats',
      'kernel.noOption',
      'kernel.badOption',
      'kernel.badOption',
    ]);
  });

  test.each([null, undefined, 5, 'calm', ['calm']])('%j is no set of options', (raw) => {
    const got = typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? 'undefined');
    expect(problemsOf(() => parseTable(toy, 3, raw))).toEqual([
      { k: 'kernel.badOption', a: { option: 'options', got, allowed: 'purse, laws, mood, open' } },
    ]);
  });
});
