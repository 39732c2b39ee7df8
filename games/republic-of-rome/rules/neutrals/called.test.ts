import { expect, test } from 'vitest';
import { called } from './called.ts';

test('[4.01.2-a] a Neutral has the name of its card, a Player one that no card is like', () => {
  const guidelines = ['populists', '', 'imperials', '', 'plutocrats'] as const;
  expect(called({ neutrals: { players: [3, 1], guidelines: [...guidelines] } })).toEqual({
    'faction:0': 'guideline:populists',
    'faction:1': 'faction:2',
    'faction:2': 'guideline:imperials',
    'faction:3': 'faction:1',
    'faction:4': 'guideline:plutocrats',
  });
});

test('with three or more, Factions have their own names', () => {
  expect(called({})).toEqual({});
});
