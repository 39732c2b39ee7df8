import { expect, test } from 'vitest';
import { chaptersOf } from './log.ts';

const entry = (input: number, ...keys: string[]) => ({ input, by: 0, at: 0, lines: keys.map((k) => ({ m: { k } })) });

test('a head with nothing under it is left out', () => {
  const record = [entry(0, 'set', 'turn'), entry(1, 'turn'), entry(2, 'a', 'turn')];
  expect(chaptersOf(record, (m) => m.k === 'turn').map((c) => c.lines.map((l) => l.m.k))).toEqual([['a'], ['set']]);
});

test('chapters begin at heads, the newest first, lines in order', () => {
  const chapters = chaptersOf(
    [entry(0, 'set', 'turn'), entry(1, 'a', 'b', 'turn'), entry(2, 'c')],
    (m) => m.k === 'turn',
  );
  expect(chapters.map((c) => [c.head?.k, c.lines.map((l) => l.m.k)])).toEqual([
    ['turn', ['c']],
    ['turn', ['a', 'b']],
    [undefined, ['set']],
  ]);
});
