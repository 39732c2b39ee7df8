import { expect, test } from 'vitest';
import { en } from '../rules/messages/en.ts';
import { table } from './table.ts';

test('a vote is one entry: who proposed it and was called, how they voted, what a Tribune or the people did', () => {
  const [vote] = table.logGroups!;
  const keys = Object.keys(en).toSorted();
  expect(keys.filter((k) => vote!.begins.test(k))).toEqual(['senate.proposed']);
  expect(keys.filter((k) => vote!.goesOn.test(k))).toEqual([
    'prosecution.appeal',
    'prosecution.crowd',
    'senate.called',
    'senate.graft',
    'senate.grafted',
    'senate.laenas',
    'senate.mobIncited',
    'senate.murdered',
    'senate.notMurdered',
    'senate.tribune',
    'senate.voted',
  ]);
  expect(keys.filter((k) => vote!.ends.test(k))).toEqual([
    'senate.cancelled',
    'senate.defeated',
    'senate.passed',
    'senate.vetoed',
  ]);
});
