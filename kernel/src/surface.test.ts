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
    'forum.bids local.about given open',
    'forum.bids local.votes {} some',
    'forum.bids local.waiting[] open',
    'forum.counterBribes local.at number open',
    'forum.counterBribes local.order[] open',
    'forum.counterBribes local.quiet number open',
    'forum.counterBribes local.with.total number open',
    'forum.persuade local.against number open',
    'forum.persuade local.bribe number open',
    'forum.persuade local.seat given open',
    'forum.persuade local.target given open',
    'forum.speak local.seat given open',
    'forum.speak local.won boolean open',
  ]);
});

test('names the keys of the game’s data', () => {
  expect(lines).toContain('g.purse[] number open');
  expect(lines).toContain('g.senators.senator:a.loyalty number open');
});

test('names locals that are taken over from the arguments as they are', () => {
  const given = procsFor<object>()(
    'given',
    { by: 'open', order: 'hidden', at: 'open' },
    (a: { by: number; order: string }) => ({ ...a, at: 0 }),
    { start: () => 'start' },
  );
  const main = procsFor<object>()('main', () => ({}), { start: () => call(given, { by: 0, order: '' }, 'start') });
  const all = surface(
    moduleOf(() => ({}), [main, given]),
    {},
  );
  expect(all.filter((l) => l.includes(' local'))).toEqual([
    'given local.at number open',
    'given local.by given open',
    'given local.order given hidden',
    'main local {} open',
  ]);
});

test('survives locals that are worked out from their arguments', () => {
  const odd = procsFor<object>()(
    'odd',
    { last: 'open', mapped: 'open', spread: 'open', found: 'open', made: 'open' },
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
    'odd local.found given open',
    'odd local.last number open',
    'odd local.made[] open',
    'odd local.mapped given open',
    'odd local.spread[] number open',
  ]);
});
