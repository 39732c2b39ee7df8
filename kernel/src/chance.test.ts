import { describe, expect, test } from 'vitest';
import { drawWord, fromKey, fromSeed } from './chance.ts';
import { Cx } from './context.ts';
import { Broken } from './errors.ts';
import { next32, seeded } from './rng.ts';
import { blank } from './testing/started.ts';

describe('one door, two generators', () => {
  test('a seeded game draws from words in its state', () => {
    const chance = fromSeed('rome');
    const words = seeded('rome');
    expect([drawWord(chance, undefined), drawWord(chance, undefined)]).toEqual([next32(words), next32(words)]);
    expect(chance).toEqual({ t: 'sfc32', words });
  });

  test('a keyed game draws from outside and only counts', () => {
    const chance = fromKey();
    const asked: number[] = [];
    const draw = (n: number): number => {
      asked.push(n);
      return 7;
    };
    expect([drawWord(chance, draw), drawWord(chance, draw)]).toEqual([7, 7]);
    expect(asked).toEqual([0, 1]);
    expect(chance).toEqual({ t: 'keyed', drawn: 2 });
  });

  test('a keyed game without its key stops rather than making dice up', () => {
    const chance = fromKey();
    expect(() => drawWord(chance, undefined)).toThrow(Broken);
    expect(chance).toEqual({ t: 'keyed', drawn: 0 });
  });

  test('rules roll through either in the same way', () => {
    const words = [6, 5, 4, 3, 2, 1];
    const keyed = { ...blank({}), chance: fromKey() };
    const cx = new Cx(keyed, { draw: (n) => words[n]! });
    expect([cx.d6(), cx.below(4), cx.d6()]).toEqual([1, 1, 5]);
    expect(keyed.chance).toEqual({ t: 'keyed', drawn: 3 });
  });
});
