import { expect, test } from 'vitest';
import { chaptersOf, grouped, turnsOf } from './log.ts';

const entry = (input: number, ...keys: string[]) => ({ input, by: 0, at: 0, lines: keys.map((k) => ({ m: { k } })) });

test('a head with nothing under it is left out', () => {
  const record = [entry(0, 'set', 'turn'), entry(1, 'turn'), entry(2, 'a', 'turn')];
  expect(chaptersOf(record, (m) => m.k === 'turn').map((c) => c.items.map((i) => i.line.m.k))).toEqual([
    ['set'],
    ['a'],
  ]);
});

test('chapters begin at heads; the last is going on', () => {
  const chapters = chaptersOf(
    [entry(0, 'set', 'turn'), entry(1, 'a', 'b', 'turn'), entry(2, 'c')],
    (m) => m.k === 'turn',
  );
  expect(chapters.map((c) => [c.head?.k, c.items.map((i) => i.line.m.k), c.now])).toEqual([
    [undefined, ['set'], false],
    ['turn', ['a', 'b'], false],
    ['turn', ['c'], true],
  ]);
});

test('a turn is marked at the input that began it, once, whatever phases it has', () => {
  const isHead = (m: { k: string }) => m.k === 'turn' || m.k === 'phase';
  expect(turnsOf([entry(0, 'turn'), entry(1, 'a'), entry(2, 'b', 'turn'), entry(3, 'turn', 'turn')], isHead)).toEqual([
    0, 2, 3,
  ]);
  const phase = (input: number, ...turns: number[]) => ({
    ...entry(input),
    lines: turns.map((turn) => ({ m: { k: 'phase', a: { turn } } })),
  });
  expect(turnsOf([phase(0, 1), phase(1, 1, 1), phase(2), phase(3, 1, 2), phase(4, 2), phase(7, 3)], isHead)).toEqual([
    0, 3, 7,
  ]);
});

test('lines that belong together are one entry, headed by the last; what never ended stays as it was said', () => {
  const lines = 'other put said said carried after put said other put carried'
    .split(' ')
    .map((k, i) => ({ key: String(i), input: i, by: 0, isFirst: true, m: { k } }));
  const vote = { begins: /^put$/, goesOn: /^said$/, ends: /^carried$/ };
  expect(grouped(lines, [vote]).map((i) => [i.line.m.k, i.parts.map((p) => p.m.k)])).toEqual([
    ['other', []],
    ['carried', ['put', 'said', 'said']],
    ['after', []],
    ['put', []],
    ['said', []],
    ['other', []],
    ['carried', ['put']],
  ]);
});

test('what is said while they go on stands by itself, before them', () => {
  const lines = 'put said offered said carried put other'
    .split(' ')
    .map((k, i) => ({ key: String(i), input: i, by: 0, isFirst: true, m: { k } }));
  const vote = { begins: /^put$/, goesOn: /^said$/, ends: /^carried$/ };
  expect(grouped(lines, [vote]).map((i) => [i.line.m.k, i.parts.map((p) => p.m.k)])).toEqual([
    ['offered', []],
    ['carried', ['put', 'said', 'said']],
    ['put', []],
    ['other', []],
  ]);
});
