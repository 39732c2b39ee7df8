import { speaker } from '@tabularium/text';
import { expect, test } from 'vitest';
import { outline } from './outline.ts';

test('any view can be printed', () => {
  const speak = speaker('en', { 'senator:cornelius': 'Cornelius' });
  const view = {
    turn: 3,
    leader: 'senator:cornelius',
    hand: [],
    money: { rome: 100, 'senator:cornelius': 5 },
    factions: [
      { name: 'one', votes: [1, 2] },
      { name: 'two', votes: [] },
    ],
  };
  expect(outline(view, speak)).toEqual([
    'turn: 3',
    'leader: Cornelius',
    'hand: –',
    'money: rome 100, Cornelius 5',
    'factions:',
    '  1:',
    '    name: one',
    '    votes: 1, 2',
    '  2:',
    '    name: two',
    '    votes: –',
  ]);
  expect(outline('senator:cornelius', speak)).toEqual(['Cornelius']);
});
