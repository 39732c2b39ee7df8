import { expect, test } from 'vitest';
import { sinceThen } from './since.ts';

const line = (k: string, a?: Readonly<Record<string, string | readonly string[]>>) => ({ m: a ? { k, a } : { k } });
const entry = (input: number, ...lines: ReturnType<typeof line>[]) => ({ input, by: 1, at: 0, lines });
const isHead = ({ k }: { readonly k: string }): boolean => k === 'phase';
const own = new Set(['faction:0', 'senator:5']);
const keys = (items: readonly { readonly line: { readonly m: { readonly k: string } } }[]): string[] =>
  items.map((i) => i.line.m.k);

test('what names one’s own comes first, alone or in a list; the rest stands by phases, each as it was told', () => {
  const before = [entry(1, line('phase'))];
  const news = [
    entry(2, line('a', { who: 'senator:9' }), line('death', { who: 'senator:5' })),
    entry(3, line('b'), line('phase'), line('paid', { who: ['senator:7', 'faction:0'] }), line('c')),
  ];
  const { yours, rest } = sinceThen(before, news, { own, isHead });
  expect(keys(yours)).toEqual(['death', 'paid']);
  expect(rest.map((c) => [c.head?.k, keys(c.items)])).toEqual([
    ['phase', ['a', 'b']],
    ['phase', ['c']],
  ]);
});

test('a vote is one’s own if it was about one’s own, not because one was called', () => {
  const groups = [{ begins: /^put$/, goesOn: /^voted$/, ends: /^passed$/ }];
  const vote = (input: number, who: string) =>
    entry(input, line('put', { who }), line('voted', { by: 'faction:0' }), line('passed'));
  const { yours, rest } = sinceThen([], [vote(1, 'senator:9'), vote(2, 'senator:5')], { own, isHead, groups });
  expect(yours.map((i) => i.line.input)).toEqual([2]);
  expect(rest.flatMap((c) => c.items.map((i) => i.line.input))).toEqual([1]);
});
