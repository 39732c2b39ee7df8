import { expect, test } from 'vitest';
import { begin } from './begin.ts';
import { fromSeed } from './chance.ts';
import { call, procsFor } from './flow.ts';
import { parseTable } from './module.ts';
import { surface } from './surface.ts';
import { moduleOf } from './testing/module.ts';
import { toy } from './testing/toy.ts';

const lines = surface(toy, begin(toy, parseTable(toy, 3, {}), fromSeed('x')).g);

test('names the version, procedures and nodes with their verbs, sorted', () => {
  expect(lines).toContain('version 1');
  expect(lines).toContain('forum.speak/start games pass persuade');
  expect(lines).toContain('forum.speak/done');
  expect(lines).toContain('interrupt vote veto');
  expect([...lines].sort()).toEqual(lines);
});

test('names locals, also those inside a round or a ballot, with what they hold', () => {
  const locals = lines.filter((l) => l.startsWith('forum.') && l.includes(' local'));
  expect(locals).toEqual([
    'forum.bids local.about given',
    'forum.bids local.votes {}',
    'forum.bids local.waiting[]',
    'forum.counterBribes local.at number',
    'forum.counterBribes local.order[]',
    'forum.counterBribes local.quiet number',
    'forum.counterBribes local.with.total number',
    'forum.persuade local.against number',
    'forum.persuade local.bribe number',
    'forum.persuade local.seat given',
    'forum.persuade local.target given',
    'forum.speak local.seat given',
    'forum.speak local.won boolean',
  ]);
});

test('names the keys of the game’s data', () => {
  expect(lines).toContain('g.purse[] number');
  expect(lines).toContain('g.senators.senator:a.loyalty number');
});

test('survives locals that are worked out from their arguments', () => {
  const odd = procsFor<object>()(
    'odd',
    (a: { list: number[]; n: number; by: Record<string, { name: string }> }) => ({
      last: a.list.length - 1,
      mapped: a.list.map((x) => x + 1),
      spread: [...a.list, a.n * 2],
      found: a.by.x!.name.toUpperCase(),
      made: Array.from({ length: a.n }, () => 0),
    }),
    { start: () => 'start' },
  );
  const main = procsFor<object>()('main', () => ({}), { start: () => call(odd, { list: [], n: 1, by: {} }, 'start') });
  expect(
    surface(
      moduleOf(() => ({}), [main, odd]),
      {},
    ).filter((l) => l.startsWith('odd local')),
  ).toEqual([
    'odd local.found given',
    'odd local.last number',
    'odd local.made[]',
    'odd local.mapped given',
    'odd local.spread[] number',
  ]);
});
