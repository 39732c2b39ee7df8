import { rng } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { type Met, ratings, strengths } from './ratings.ts';

/** Games at tables of bots with known strengths, won with chances in proportion to them. */
const drawn = (known: Readonly<Record<string, number>>, seats: number, games: number): Met[] => {
  const chance = rng('known');
  const names = Object.keys(known);
  return Array.from({ length: games }, (_, deal) => {
    const bots = Array.from({ length: seats }, () => names[chance.below(names.length)]!);
    let left = (chance.below(1e9) / 1e9) * bots.reduce((sum, bot) => sum + known[bot]!, 0);
    const winner = bots.findIndex((bot) => (left -= known[bot]!) < 0);
    return { bots, winners: [winner], deal };
  });
};

describe('ratings', () => {
  const known = { weak: 1, middle: 2, strong: 8 };
  const games = drawn(known, 4, 3000);

  test('strengths are found from who won at tables of several', () => {
    const found = strengths(games, Object.keys(known), 300);
    const [weak, middle, strong] = found;
    expect(middle! / weak!).toBeCloseTo(2, 0);
    expect(strong! / weak!).toBeGreaterThan(6.5);
    expect(strong! / weak!).toBeLessThan(9.5);
  });

  test('the anchor has 1000, and four times as strong is 241 more, within the interval', () => {
    const [weak, middle, strong] = ratings(games, Object.keys(known), 'middle', rng('again'));
    expect(middle).toMatchObject({ rating: 1000, low: 1000, high: 1000 });
    expect(weak!.low).toBeLessThan(1000 - 120.4);
    expect(weak!.high).toBeGreaterThan(1000 - 120.4);
    expect(strong!.low).toBeLessThan(1240.8);
    expect(strong!.high).toBeGreaterThan(1240.8);
    expect(strong!.high - strong!.low).toBeLessThan(110);
  });

  test('games that nobody won change nothing', () => {
    const nobody: Met[] = games.slice(0, 500).map((g) => ({ ...g, winners: [] }));
    expect(strengths([...games, ...nobody], Object.keys(known), 50)).toEqual(strengths(games, Object.keys(known), 50));
  });

  test('a shared victory counts for each in part', () => {
    const shared: Met[] = [{ bots: ['a', 'b', 'c'], winners: [0, 1], deal: 0 }];
    const found = strengths(shared, ['a', 'b', 'c'], 300);
    const [a, b, c] = found;
    expect(a).toBeCloseTo(b!, 9);
    expect(a).toBeGreaterThan(c!);
    const [once, , alone] = strengths(
      [...shared, { bots: ['a', 'b', 'c'], winners: [2], deal: 1 }],
      ['a', 'b', 'c'],
      300,
    );
    expect(alone).toBeGreaterThan(once! * 1.2);
  });

  test('deals are drawn again whole: many games on few deals say less', () => {
    const width = (all: readonly Met[]) => {
      const { low, high } = ratings(all, Object.keys(known), 'middle', rng('again'))[2]!;
      return high - low;
    };
    const few = games.slice(0, 600);
    expect(width(few.map((g, i) => ({ ...g, deal: Math.floor(i / 100) })))).not.toBe(width(few));
    const copies = few.slice(0, 60).flatMap((g) => Array.from({ length: 10 }, () => g));
    expect(width(copies)).toBeGreaterThan(1.5 * width(few));
  });
});
