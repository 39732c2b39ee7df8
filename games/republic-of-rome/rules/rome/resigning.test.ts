import { end } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { enterPhase } from '../turn/phase.ts';
import { proc } from '../procs.ts';
import { at, faction, hand } from '../testing/at.ts';
import { senator } from './senators.ts';

const next = proc('testing.phase', () => ({}), {
  start: (cx) => {
    enterPhase(cx, 'population');
    return end();
  },
});

test('[amb-68] whoever leaves is out: his Senators are unaligned in the Forum, his hand and his money are gone', () => {
  const game = at(next, undefined, { seats: 3 }, (g) => {
    faction(g, 1, 'senator:4', 'senator:5');
    hand(g, 1, 'card:38');
    g.factions[1]!.leaving = true;
  });
  expect(game.g.factions[1]).toMatchObject({ status: 'out', hand: [], leaving: false, leader: '' });
  expect(senator(game.g, 'senator:4')).toMatchObject({ faction: -1, at: 'rome' });
  expect(game.g.phase).toBe('population');
});
