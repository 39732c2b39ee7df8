import { expect, test } from 'vitest';
import { mortality } from '../mortality/index.ts';
import { at, faction } from './at.ts';

test('a position can be set up at any phase', () => {
  const game = at(mortality, undefined, { seats: 4, byChance: true }, (g) => {
    faction(g, 0, 'senator:1', 'senator:2');
  });
  expect(game.g.senators.filter((s) => s.faction === 0).map((s) => s.id)).toEqual(
    expect.arrayContaining(['senator:1', 'senator:2']),
  );
});
