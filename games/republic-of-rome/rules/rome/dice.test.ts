import { describe, expect, test } from 'vitest';
import { table } from '../testing/bare.ts';
import { rollOff } from './dice.ts';
import { factionsFromHrao } from './hrao.ts';
import { senator } from './senators.ts';

describe('1.04.8 ties and order', () => {
  test('[1.04.8-a] the highest of 2d6 wins a tie', () => {
    expect(rollOff(table(undefined, [1, 2, 6, 5, 3, 3]).cx, 3)).toBe(1);
  });

  test('[1.04.8-b] those still tied for the top roll again, the others do not', () => {
    const t = table(undefined, [6, 4, 1, 1, 5, 5, 2, 2, 1, 2]);
    expect(rollOff(t.cx, 3)).toBe(0);
    expect(t.left()).toBe(0);
  });

  test('[1.04.8-c] the HRAO first, then clockwise, without those who are out', () => {
    const t = table((g) => {
      senator(g, 'senator:4').office = 'rome-consul';
      g.senators = g.senators.filter((s) => s.faction !== 0);
      g.factions[0]!.status = 'out';
    });
    expect(factionsFromHrao(t.g)).toEqual([3, 4, 1, 2]);
  });
});
