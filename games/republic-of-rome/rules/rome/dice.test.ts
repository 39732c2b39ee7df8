import { describe, expect, test } from 'vitest';
import { table } from '../testing/bare.ts';
import { roll2Amount, rollAmount, rollOff } from './dice.ts';
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

describe('dice that measure an amount', () => {
  const omened = (level: number, strictOmens: boolean, dice: number[]) =>
    table((g) => void (g.events = level === 0 ? [] : [{ id: 'event:168', level, since: 1 }]), dice, {
      options: { strictOmens },
    }).cx;
  test('[amb-159] are spared by Evil Omens, unless the table plays strictly; never below 0', () => {
    const one = (level: number, strict: boolean) => [1, 2, 3].map((die) => rollAmount(omened(level, strict, [die])));
    expect(one(2, false)).toEqual([1, 2, 3]);
    expect(one(0, true)).toEqual([1, 2, 3]);
    expect(one(1, true)).toEqual([0, 1, 2]);
    expect(one(2, true)).toEqual([0, 0, 1]);
    expect(roll2Amount(omened(2, true, [1, 1]))).toBe(0);
    expect(roll2Amount(omened(2, false, [1, 1]))).toBe(2);
  });
});
