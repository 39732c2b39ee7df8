import { describe, expect, test } from 'vitest';
import { table } from '../testing/bare.ts';
import { CHITS, drawChits, struck } from './chits.ts';
import { fresh } from './death.ts';

const DRAW_TWO = 34;

describe('1.05.21 drawing chits', () => {
  test('[comp-b][amb-99] 36 chits: 30 numbers, four that harm nobody, two that demand two more', () => {
    expect(CHITS).toBe(36);
    const numbers = Array.from({ length: 34 }, (_, i) => drawChits(table(undefined, [i]).cx, 1)[0]!);
    expect(numbers.slice(0, 30)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    expect(numbers.slice(30)).toEqual([0, 0, 0, 0]);
    // The last two places go back and ask for two more.
    for (const place of [DRAW_TWO, DRAW_TWO + 1])
      expect(drawChits(table(undefined, [place, 0, 0]).cx, 1)).toHaveLength(2);
    expect(() => drawChits(table(undefined, [36]).cx, 1)).toThrow('rigged 36');
  });

  test('[1.05.21-c] drawn chits stay out: the same place gives the next number', () => {
    expect(drawChits(table(undefined, [6, 6, 6]).cx, 3)).toEqual([7, 8, 9]);
  });

  test('[1.05.21-d][1.05.21-e] a Draw 2 goes back at once and two more come for it, again and again', () => {
    // ex-20: two in a row, and three numbers in the end.
    const t = table(undefined, [DRAW_TWO, DRAW_TWO, 0, 0, 0]);
    expect(drawChits(t.cx, 1)).toEqual([1, 2, 3]);
    expect(t.left()).toBe(0);
  });

  test('[1.05.21-f] afterwards the cup is whole again', () => {
    const t = table(undefined, [4, 4]);
    expect([drawChits(t.cx, 1), drawChits(t.cx, 1)]).toEqual([[5], [5]]);
  });

  test('[1.05.21-h][amb-96] more than there are: all of them, and that is all', () => {
    const t = table(
      undefined,
      Array.from({ length: 34 }, () => 0),
    );
    expect(drawChits(t.cx, 50)).toHaveLength(34);
    expect(t.left()).toBe(0);
  });
});

describe('1.05.21, 1.05.22 whom a chit strikes', () => {
  const anybody = () => true;

  test('[1.05.21-a] by the number, whatever the letter', () => {
    const t = table((g) => g.senators.push(fresh(g, 'senator:22A', 0)));
    expect(struck(t.cx, 22, anybody)?.id).toBe('senator:22A');
    expect(struck(t.cx, 1, anybody)?.id).toBe('senator:1');
  });

  test('[1.05.21-b] a number that nobody in play has strikes nobody, and so does a blank', () => {
    const t = table();
    expect(struck(t.cx, 30, anybody)).toBeUndefined();
    expect(struck(t.cx, 0, anybody)).toBeUndefined();
  });

  test('[1.05.22-b] of a pair exactly one, by chance; if that one is safe, nobody', () => {
    const pair = (n: number) =>
      table((g) => g.senators.push(fresh(g, 'senator:25A', 0), fresh(g, 'senator:25B', 1)), [n]);
    expect(struck(pair(0).cx, 25, anybody)?.id).toBe('senator:25A');
    expect(struck(pair(1).cx, 25, anybody)?.id).toBe('senator:25B');
    expect(struck(pair(1).cx, 25, (s) => s.id === 'senator:25A')).toBeUndefined();
  });
});
