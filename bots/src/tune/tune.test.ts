import type { AnyBot, Measured, Tunable, Weights } from '@tabularium/parts';
import { rng } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { nim } from '../../test/nim.ts';
import { about } from './cloud.ts';
import { checked, gamesFor, noScore, playOne, type Search, tuned } from './tune.ts';

/** Leaves 4n + 1 if it can, as often as its weight says: 1 or more is always. */
const tunable: Tunable = {
  weights: { knows: 0.2, idle: 3 },
  with: (weights) => () => ({
    name: 'nim',
    choose: ({ view, seat, rng: chance }) => ({
      by: seat,
      verb: 'take',
      arg: chance.below(1000) < 1000 * weights['knows']! ? Math.max(1, (view.heap - 1) % 4) : 1,
    }),
  }),
};
const tables: readonly Measured[] = [{ seats: 2, options: {} }];
const search: Search = { module: nim, tunable, tables, seed: 't', clouds: 2, vectors: 12, heats: [40, 80, 160] };
const none = () => {};

describe('tuning', () => {
  test('finds weights that win, on fresh deals too', () => {
    const found = tuned(search, none, none);
    expect(found.weights['knows']).toBeGreaterThan(0.5);
    const [fresh] = checked(search, found.weights, 100);
    expect(fresh!.won).toBeGreaterThan(fresh!.fair * 1.15);
  });

  test('finds the same again, others with another seed, and plays as many games as it says', () => {
    let games = 0;
    const found = tuned(search, none, () => games++);
    expect(games).toBe(gamesFor(search));
    expect(found.games).toBe(games);
    expect(tuned(search, none, none)).toEqual(found);
    expect(tuned({ ...search, seed: 'u' }, none, none).weights).not.toEqual(found.weights);
  });

  test('each cloud begins about the champion of the one before, and is narrower', () => {
    const champions: Weights[] = [];
    const found = tuned(search, ({ weights }) => champions.push(weights), none);
    expect(champions).toHaveLength(2);
    expect(champions[1]).toEqual(found.weights);
    const spread = (of: number) => {
      const chance = rng('spread');
      const all = Array.from({ length: 400 }, () => Math.log(about({ x: 1 }, of, chance)['x']!)).filter((x) => x !== 0);
      expect(all.length / 400).toBeCloseTo(0.4, 1);
      return Math.sqrt(all.reduce((sum, x) => sum + x * x, 0) / all.length);
    };
    expect(spread(0.9)).toBeCloseTo(0.9, 1);
    expect(spread(0.35)).toBeCloseTo(0.35, 1);
  });

  test('games go round the tables; then each deal is played in every seat, and the next one against another rival', () => {
    const played: string[] = [];
    const named = (name: string) => () => ({
      ...tunable.with(tunable.weights)(),
      choose: (glance: Parameters<AnyBot['choose']>[0]) => {
        played.push(`${name}${glance.seat}`);
        return tunable.with(tunable.weights)().choose(glance);
      },
    });
    const first = Array.from({ length: 12 }, (_, game) => {
      played.length = 0;
      const two = [...tables, { seats: 3, options: {} }];
      playOne(noScore(), { module: nim, tables: two, seed: 's' }, game, named('mine'), [named('one'), named('other')]);
      return [...new Set(played)].sort().join(' ');
    });
    expect(first.filter((_, game) => game % 2 === 0)).toEqual([
      'mine0 one1',
      'mine1 one0',
      'mine0 other1',
      'mine1 other0',
      'mine0 one1',
      'mine1 one0',
    ]);
    expect(first.filter((_, game) => game % 2 === 1)).toEqual([
      'mine0 one1 one2',
      'mine1 one0 one2',
      'mine2 one0 one1',
      'mine0 other1 other2',
      'mine1 other0 other2',
      'mine2 other0 other1',
    ]);
  });
});
