import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ruleIndex } from './rule-index.ts';
import { citationsIn } from './rules/citations.ts';
import { idPattern } from './rules/id-pattern.ts';
import { parseRules, parseStatus } from './rules/rule-table.ts';

const root = mkdtempSync(join(tmpdir(), 'tabularium-rules-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string): void => {
  const file = join(root, 'games/toy', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const index = (...rows: string[]): string =>
  ['# Rules', '', '## Play', '', '| id | statement | home | status |', '|---|---|---|---|', ...rows, ''].join('\n');
const PLAY = '| TOY.play-a | A card is played. | src/play.ts | done |';

const problems = (): readonly string[] => ruleIndex(root, 'toy').problems;

beforeEach(() => {
  rmSync(join(root, 'games'), { recursive: true, force: true });
  write('RULES.md', index(PLAY));
  write('RULINGS.md', '| id | ruling | home |\n|---|---|---|\n| TOY.A1 | So be it. | src/play.ts |\n');
  write('src/play.ts', '/** [TOY.play-a][TOY.A1] Plays a card. */\n');
  write('src/play.test.ts', "test('[TOY.play-a] a card is played', () => {});\n");
});

describe('ruleIndex', () => {
  test('is content where index, code and tests agree', () => {
    expect(ruleIndex(root, 'toy')).toEqual({
      total: 1,
      done: 1,
      tested: 1,
      table: 0,
      ui: 0,
      later: 0,
      missing: [],
      problems: [],
      proofs: [{ id: 'TOY.play-a', by: 'unit', tests: ['src/play.test.ts: [TOY.play-a] a card is played'], games: [] }],
      proven: { unit: 1, recorded: 0, both: 0, none: 0 },
      sections: [{ title: 'Play', total: 1, done: 1, tested: 1, table: 0, ui: 0, later: 0 }],
    });
  });

  test('says how each statement is proven: by unit tests, by recorded games, by both, by nothing', () => {
    write('RULES.md', index(...['a', 'b', 'c', 'd'].map((x) => PLAY.replace('play-a', `play-${x}`))));
    write(
      'src/play.test.ts',
      "describe('[TOY.play-a] all', () => {});\ntest('[TOY.play-a][TOY.play-b] one', () => {});\n",
    );
    write('src/golden.test.ts', "test('[TOY.play-c] as recorded', () => {});\n");
    const recorded = new Map([
      ['TOY.play-b', ['x.json']],
      ['TOY.play-c', ['x.json', 'y.json']],
    ]);
    const report = ruleIndex(root, 'toy', recorded);
    expect(report.proofs).toEqual([
      {
        id: 'TOY.play-a',
        by: 'unit',
        tests: ['src/play.test.ts: [TOY.play-a] all', 'src/play.test.ts: [TOY.play-a][TOY.play-b] one'],
        games: [],
      },
      { id: 'TOY.play-b', by: 'both', tests: ['src/play.test.ts: [TOY.play-a][TOY.play-b] one'], games: ['x.json'] },
      { id: 'TOY.play-c', by: 'recorded', tests: [], games: ['x.json', 'y.json'] },
      { id: 'TOY.play-d', by: 'none', tests: [], games: [] },
    ]);
    expect(report.proven).toEqual({ unit: 1, recorded: 1, both: 1, none: 1 });
  });

  test('counts by status and by section', () => {
    const more = '| TOY.talk-a | Talk. | — | table: players talk |\n| TOY.ui-a | Looks. | | ui: drawn |';
    write(
      'RULES.md',
      `${index(PLAY, more)}\n## Later\n\n| id | statement | home | status |\n|---|---|---|---|\n| TOY.late-a | x | src/late.ts | later |\n`,
    );
    const report = ruleIndex(root, 'toy');
    expect(report).toMatchObject({ total: 4, done: 1, tested: 1, table: 1, ui: 1, later: 1, problems: [] });
    expect(report.missing).toEqual(['TOY.late-a']);
    expect(report.sections.map((s) => [s.title, s.total, s.later])).toEqual([
      ['Play', 3, 0],
      ['Later', 1, 1],
    ]);
  });

  test('1: an id that is in neither index nor rulings', () => {
    write(
      'src/other.ts',
      "\n// [TOY.plya-a]\nconst rules = [\n  'TOY.play-a',\n  'TOY.play-b',\n];\nlog(m, 'TOY.A2');\n",
    );
    expect(problems()).toEqual([
      'src/other.ts:2 cites TOY.plya-a, which no index has',
      'src/other.ts:3 cites TOY.play-b, which no index has',
      'src/other.ts:7 cites TOY.A2, which no index has',
    ]);
    write('src/other.ts', '');
    write('test/more.test.ts', "test('[TOY.EX9] an example', () => {});");
    expect(problems()).toEqual(['test/more.test.ts:1 cites TOY.EX9, which no index has']);
  });

  test('2: done, and not cited in its home', () => {
    write('src/play.ts', '/** TOY.play-a without brackets. */\n');
    write('src/other.ts', '/** [TOY.play-a] */\n');
    expect(problems()).toEqual(['RULES.md:7 TOY.play-a is not cited in its home src/play.ts']);
    expect(ruleIndex(root, 'toy')).toMatchObject({ missing: ['TOY.play-a'], done: 1, tested: 1 });
  });

  test('2: a home may be a folder, or several files of which each must cite', () => {
    write('RULES.md', index(PLAY.replace('src/play.ts', 'src')));
    expect(problems()).toEqual([]);
    write('src/other.ts', '');
    write('RULES.md', index(PLAY.replace('src/play.ts', '`src/play.ts`, `src/other.ts`')));
    expect(problems()).toEqual(['RULES.md:7 TOY.play-a is not cited in its home src/other.ts']);
  });

  test('3: done, and cited by no test', () => {
    write('src/play.test.ts', "// [TOY.play-a]\nexpect(['TOY.play-a']);\ntest.skip('[TOY.play-a]', () => {});\n");
    expect(problems()).toEqual(['RULES.md:7 TOY.play-a is cited by no test']);
    expect(ruleIndex(root, 'toy')).toMatchObject({ missing: ['TOY.play-a'], done: 1, tested: 0 });
  });

  test('4: a home that is not there', () => {
    write('RULES.md', index(PLAY.replace('src/play.ts', 'src/gone.ts')));
    write('RULINGS.md', '| id | ruling | home |\n|---|---|---|\n| TOY.A1 | So be it. | src/away.ts |\n');
    expect(problems()).toEqual([
      'RULES.md:7 TOY.play-a: no home at src/gone.ts',
      'RULINGS.md:3 TOY.A1: no home at src/away.ts',
    ]);
    write('RULES.md', index(PLAY.replace('src/play.ts', '—')));
    expect(problems()[0]).toBe('RULES.md:7 TOY.play-a is done and has no home');
  });

  test('5: table or ui without a reason, and words that are no status', () => {
    write('RULES.md', index(PLAY, '| TOY.a | x | | table |', '| TOY.b | x | | ui: |', '| TOY.c | x | | soon |'));
    expect(problems()).toEqual([
      'RULES.md:8 TOY.a: "table" wants a reason',
      'RULES.md:9 TOY.b: "ui" wants a reason',
      'RULES.md:10 TOY.c: "soon" is none of done, table: reason, ui: reason, later',
    ]);
  });

  test('6: an id that is there twice', () => {
    write('RULES.md', index(PLAY, PLAY));
    expect(problems()).toEqual(['TOY.play-a is there twice']);
    write('RULES.md', index(PLAY.replaceAll('play-a', 'A1')));
    expect(problems()).toContain('TOY.A1 is there twice');
  });

  test('a game without an index is an error', () => {
    expect(() => ruleIndex(root, 'nothing')).toThrow('games/nothing has no RULES.md');
  });
});

describe('ids', () => {
  const ids = [
    'TET.move-a',
    'TET.var.imperium-a',
    'TET.A12',
    'R3',
    '1.07.413-b',
    '3.01-a',
    'AGR-3',
    'amb-12',
    'card-45',
    'card-rev-a',
    'prov-africa',
    'MED.1.2-a',
  ];
  const found = (text: string): string[] => [...citationsIn(text, idPattern(ids), false).ids.keys()];

  test.each([...ids, 'TET.EX5', '1.09.H-a', 'card-45-2-a', 'amb-F1', 'tbl-x'])('%s', (id) => {
    expect(found(`[${id}]`)).toEqual(id === 'tbl-x' ? [] : [id]);
  });

  test('several in one pair of brackets, quoted or not, with words after them', () => {
    expect(found('// [1.04.5, 1.04.6][R3]')).toEqual(['1.04.5', '1.04.6', 'R3']);
    expect(found("rules: ['TET.move-a', 'TET.move-b']")).toEqual(['TET.move-a', 'TET.move-b']);
    expect(found('/** [TET.A7: see R3] */')).toEqual(['TET.A7', 'R3']);
    expect(found("log('gone', 'card-45-a'); log('gone', '1.04.5'); log('amb-12')")).toEqual(['card-45-a', '1.04.5']);
  });

  test('what only looks like one is left alone', () => {
    expect(found('x[i], [1.5], [card-front], [R], [TETRA], list[R3x.y], "R3"')).toEqual([]);
    expect([...citationsIn('[TET.a]', idPattern([]), false).ids]).toEqual([]);
  });
});

describe('names of tests', () => {
  const cited = (text: string): string[] => [...citationsIn(text, idPattern(['TOY.a']), true).inTests];

  test('are found however a test is written', () => {
    expect(cited("test('[TOY.a] x', f)")).toEqual(['TOY.a']);
    expect(cited("describe('[TOY.a][TOY.b] it\\'s x', f)")).toEqual(['TOY.a', 'TOY.b']);
    expect(cited("test.each([['x', 1]])('[TOY.a] %s', f)")).toEqual(['TOY.a']);
    expect(cited('it(\n  `[TOY.a] long`,\n  f)')).toEqual(['TOY.a']);
  });

  test('count only where the test is run', () => {
    expect(cited("test.todo('[TOY.a] x')")).toEqual([]);
    expect(cited("expect(x).toBe('[TOY.a]')")).toEqual([]);
  });
});

describe('tables', () => {
  test('keep bars and ticks inside a cell', () => {
    const rows = parseRules(
      '| id | statement | home | status |\n|--|--|--|--|\n| `A-1` | x \\| y | `src/a.ts` | done |\n\n| word | x |\n|--|--|\n| id | y |\n',
    );
    expect(rows).toEqual([{ id: 'A-1', section: '', homes: ['src/a.ts'], status: 'done', line: 3 }]);
  });

  test('lists of rulings count too, links do not', () => {
    expect(parseRules('- [R1] x\n- [link](there)\n').map((r) => r.id)).toEqual(['R1']);
  });

  test.each([
    ['done', { t: 'done' }],
    ['later', { t: 'later' }],
    ['table: they talk', { t: 'table', reason: 'they talk' }],
    ['ui', { t: 'ui', reason: '' }],
    ['maybe', undefined],
  ])('status %s', (text, status) => expect(parseStatus(text)).toEqual(status));
});
