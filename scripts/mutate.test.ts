import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { reasonFor } from './mutate/accepted.ts';
import { type Drawn, draw, ruleFiles } from './mutate/draw.ts';
import { sitesIn } from './mutate/faults.ts';
import { gameNamed } from './mutate/game.ts';
import type { Entry } from './mutate/journal.ts';
import { planted } from './mutate/plant.ts';
import { formatReport, reportOf, verdictsOf } from './mutate/report.ts';

/** Every fault of a text, as `guard => what becomes of it`. */
const faults = (source: string): string[] =>
  sitesIn('x.ts', source).flatMap((s) => s.faults.map((f) => `${s.text} => ${f.becomes}`));

describe('the faults of a guard', () => {
  test('a condition: negated, always, never', () => {
    expect(faults('if (isOpen) close();')).toEqual(['isOpen => !(isOpen)', 'isOpen => true', 'isOpen => false']);
    expect(faults('const x = isOpen ? 1 : 2;')).toEqual(['isOpen => !(isOpen)', 'isOpen => true', 'isOpen => false']);
  });
  test('a condition that only throws is no rule', () => {
    expect(faults("if (isBad) throw new Error('bad');")).toEqual([]);
    expect(faults("if (isBad) { throw new Error('bad'); }")).toEqual([]);
  });
  test('logic: the other operator, each clause dropped', () => {
    expect(faults('const x = a && b;')).toEqual(['a && b => (a) || (b)', 'a && b => a', 'a && b => b']);
    expect(faults('const x = a ?? b;')).toEqual([]);
  });
  test('comparisons: the opposite, the boundary, the constant one more and one less', () => {
    expect(faults('const x = n < 3;')).toEqual(['n < 3 => n >= 3', 'n < 3 => n <= 3', '3 => 4', '3 => 2']);
    expect(faults("const x = t === 'a';")).toEqual(["t === 'a' => t !== 'a'"]);
    expect(faults('const x = n + 3;')).toEqual([]);
  });
  test('filters, quantifiers and bounds', () => {
    expect(faults('const x = all.filter(f);')).toEqual(['all.filter(f) => [...(all)]']);
    expect(faults('const x = all.some(f);')).toEqual(['all.some(f) => (all).every(f)']);
    expect(faults('const x = Math.max(0, n);')).toEqual([
      'Math.max(0, n) => n',
      'Math.max(0, n) => Math.min(0, n)',
      '0 => 1',
      '0 => -1',
    ]);
    expect(faults('const x = all?.list.filter(f);')).toEqual([]);
  });
  test('what says yes or no: always, never; and types are left alone', () => {
    expect(faults('const may = (n: 1 | 2): boolean => asks(n);')).toEqual(['asks(n) => true', 'asks(n) => false']);
    expect(faults('type T<A> = A extends string ? 1 : 2;')).toEqual([]);
  });
});

describe('planting', () => {
  const fault = (id: number, source: string, text: string, becomes: string): Drawn => {
    const start = source.indexOf(text);
    return {
      id,
      file: 'x.ts',
      line: 1,
      start,
      end: start + text.length,
      kind: '',
      text,
      becomes,
      key: '',
      statements: [],
    };
  };
  const source = 'const f = (a, b) => (a > 1 && b > 2 ? 10 : 20);';
  const all = [
    fault(0, source, 'a > 1 && b > 2', 'false'),
    fault(1, source, 'a > 1', 'a >= 1'),
    fault(2, source, '2', '3'),
  ];
  const run = (active: number, a: number, b: number): number => {
    Reflect.set(globalThis, '__fault', (id: number) => id === active);
    // oxlint-disable-next-line typescript/no-implied-eval -- what was planted must run as it would in the rules
    return (new Function(`${planted(source, all)} return f(${a}, ${b});`) as () => number)();
  };
  test('a text without a fault that is on does what it did, and each fault only its own', () => {
    expect([run(-1, 2, 3), run(-1, 1, 3), run(-1, 2, 2)]).toEqual([10, 20, 20]);
    expect([run(0, 2, 3), run(1, 1, 3), run(2, 2, 3)]).toEqual([20, 10, 20]);
    Reflect.deleteProperty(globalThis, '__fault');
  });
});

describe('drawing', () => {
  const root = mkdtempSync(join(tmpdir(), 'tabularium-mutate-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write(
    'games/toy/RULES.md',
    '| id | statement | home | status |\n|---|---|---|---|\n| TOY.a-1 | x | rules/a.ts | done |\n',
  );
  write(
    'games/toy/rules/a.ts',
    '/** [TOY.a-1] */\nexport const a = (n) => n > 1;\nexport const b = (n) => (n > 1 ? 2 : 3);\n',
  );
  write('games/toy/rules/a.test.ts', 'if (x) y();');
  write('games/toy/rules/messages/en.ts', 'if (x) y();');
  write('games/toy/rules/testing/at.ts', 'if (x) y();');
  const drawn = (seed: number, count = 99) => draw({ root, game: 'toy', seed, count });

  test('only from rules: no tests, no words', () => {
    expect(ruleFiles(root, 'toy')).toEqual(['games/toy/rules/a.ts']);
  });
  test('the same seed gives the same faults, another seed others; one of each guard', () => {
    expect(drawn(1)).toEqual(drawn(1));
    const orders = new Set(
      Array.from({ length: 9 }, (_, seed) =>
        drawn(seed)
          .map((f) => f.key)
          .join(),
      ),
    );
    expect(orders.size).toBeGreaterThan(1);
    expect(new Set(drawn(1).map((f) => `${f.start}-${f.end}`)).size).toBe(drawn(1).length);
    expect(drawn(1, 2)).toHaveLength(2);
  });
  test('with the statements of the declaration, or of the file, and a key without a line', () => {
    for (const f of drawn(3)) expect(f.statements).toEqual(['TOY.a-1']);
    expect(drawn(3).every((f) => f.key.startsWith('toy: a.ts '))).toBe(true);
  });
});

test('a game has to be named, and whoever names none is told which there are', () => {
  const games = ['toy', 'other'];
  expect(gameNamed('toy', games)).toBe('toy');
  expect(() => gameNamed(undefined, games)).toThrow('--game is missing; there are: toy, other');
  expect(() => gameNamed('chess', games)).toThrow('there is no game "chess"; there are: toy, other');
});

describe('the report', () => {
  const fault = (id: number, key: string): Drawn => ({
    id,
    file: 'games/toy/rules/a.ts',
    line: 1,
    start: 0,
    end: 1,
    kind: 'never',
    text: 'x',
    becomes: 'false',
    key,
    statements: [],
  });
  const entries: Entry[] = [
    { t: 'reached', id: 0, atLoad: false },
    { t: 'killed', id: 0, rank: 'other', test: 'far', how: '' },
    { t: 'killed', id: 0, rank: 'citing', test: 'near', how: '' },
    { t: 'broken', test: 'bad' },
  ];
  const verdicts = verdictsOf([fault(0, 'a'), fault(1, 'b'), fault(2, 'c: x => y')], entries, {
    'c: * => y': 'no play can tell',
  });
  const report = reportOf({ game: 'toy', seed: 1 }, verdicts, entries);
  test('killed by the nearest test, survived, equivalent with its reason; equivalents do not count', () => {
    expect(verdicts.map((v) => v.verdict)).toEqual(['killed', 'survived', 'equivalent']);
    expect(verdicts[0]).toMatchObject({ by: { test: 'near', rank: 'citing' }, isReached: true });
    expect(verdicts[2]).toMatchObject({ reason: 'no play can tell' });
    expect(report).toMatchObject({ killed: 1, survived: 1, equivalent: 1, score: 50, brokenTests: ['bad'] });
  });
  test('in words', () => {
    expect(formatReport(report)).toContain('1 survived, 1 change nothing: 50 %');
    expect(formatReport(report)).toContain('(reached by no test)');
    expect(formatReport(report)).toContain('fails without any fault: bad');
  });
  test('a star stands for any text, everything else for itself', () => {
    expect(reasonFor({ 'a(*) => b': 'why not' }, 'a(x + 1) => b')).toBe('why not');
    expect(reasonFor({ 'a(.) => b': 'why not' }, 'a(x) => b')).toBeUndefined();
  });
});
