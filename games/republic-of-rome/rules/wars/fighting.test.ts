import { expect, test } from 'vitest';
import { empty } from '../testing/empty.ts';
import { canFight } from './fighting.ts';
import { wages } from '../testing/armies.ts';

test('[1.09.9-a][1.09.643-d] what a Force must have to fight: Support, and Fleets at sea or Legions on land', () => {
  const { g } = empty((x) => {
    wages(x, 'war:1');
    wages(x, 'war:2').navalVictory = true;
  });
  const can = (war: Parameters<typeof canFight>[1], legions: number, fleets: number) =>
    canFight(g, war, { legions, fleets });
  // The sea has still to be won; the 2nd Punic War needs 5 Fleets on land.
  expect([can('war:1', 9, 4), can('war:1', 0, 5)]).toEqual([false, true]);
  expect([can('war:2', 9, 4), can('war:2', 0, 9), can('war:2', 1, 5)]).toEqual([false, false, true]);
  expect([can('rebel', 0, 9), can('rebel', 1, 0)]).toEqual([false, true]);
  // [amb-23] Nobody to fight; a mission.
  expect([can('', 9, 9), can('card:106', 0, 0)]).toEqual([false, true]);
});
