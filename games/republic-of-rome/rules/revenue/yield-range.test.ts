import { expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { table } from '../testing/bare.ts';
import { rollYield, yieldRange } from './provinces.ts';

test.each([
  [1, -2, 0],
  [-1, -1, 0],
  [2, 3, 1],
  [0, 4, 0],
])('[1.06.13-c][1.06.51-a] %i dice and %i with omens of %i: from all ones to all sixes', (dice, plus, omens) => {
  const patch = (g: Rome): void => {
    if (omens > 0) g.events.push({ id: 'event:168', level: omens, since: 1 });
  };
  const thrown = (pip: number): number =>
    rollYield(
      table(
        patch,
        Array.from({ length: Math.abs(dice) }, () => pip),
      ).cx,
      { dice, plus },
    );
  const [a, b] = [thrown(1), thrown(6)];
  expect(yieldRange(table(patch).g, { dice, plus })).toEqual([Math.min(a, b), Math.max(a, b)]);
});
