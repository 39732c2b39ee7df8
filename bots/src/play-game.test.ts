import type { Input } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { type Nim, nim, type NimView } from '../test/nim.ts';
import type { Bot, BotFactory, Glance } from '@tabularium/parts';
import { playGame } from './play-game.ts';
import { random } from './random.ts';
import { loadBots } from './registry.ts';

const table = { seats: 2, options: {}, seed: 'a', bots: [random, random] };

/** Leaves 4n + 1 if it can, which wins. */
const knowing = (): Bot<Nim, NimView> => ({
  name: 'knowing',
  choose: ({ view, seat }) => ({ by: seat, verb: 'take', arg: Math.max(1, (view.heap - 1) % 4) }),
});

describe('playGame', () => {
  test('plays to the end and says how', () => {
    const { outcome, steps } = playGame(nim, table);
    expect(outcome?.how).toBe('taken');
    expect(outcome?.winners).toHaveLength(1);
    expect(steps).toBeGreaterThan(3);
  });

  test('the same seed and number give the same game, another number another', () => {
    const lengths = (seed: string) =>
      Array.from({ length: 20 }, (_, index) => playGame(nim, { ...table, seed, index }).steps);
    expect(lengths('a')).toEqual(lengths('a'));
    expect(lengths('a')).not.toEqual(lengths('b'));
    expect(new Set(lengths('a')).size).toBeGreaterThan(1);
  });

  test('a bot that knows how beats one that does not, from either seat', () => {
    const wins = (bots: readonly BotFactory[], seat: number) =>
      Array.from({ length: 100 }, (_, index) => playGame(nim, { ...table, bots, index })).filter((p) =>
        p.outcome?.winners.includes(seat),
      ).length;
    expect(wins([knowing, random], 0)).toBeGreaterThan(80);
    expect(wins([random, knowing], 1)).toBeGreaterThan(80);
  });

  test('gives up where it is told to', () => {
    expect(playGame(nim, { ...table, most: 2 })).toEqual({ outcome: undefined, steps: 2 });
  });

  test('refuses a table that does not fit', () => {
    expect(() => playGame(nim, { ...table, seats: 9, bots: Array(9).fill(random) })).toThrow(/kernel.seats/);
    expect(() => playGame(nim, { ...table, bots: [random] })).toThrow('2 seats and 1 bots');
  });

  test('holds a bot to what it is offered', () => {
    const cheat = (input: Input) => (): Bot<Nim, NimView> => ({ name: 'cheat', choose: () => input });
    for (const input of [
      { by: 0, verb: 'take', arg: 9 },
      { by: 1, verb: 'take', arg: 1 },
      { by: 0, verb: 'win' },
    ]) {
      expect(() => playGame(nim, { ...table, bots: [cheat(input), random] })).toThrow('cheat answered');
    }
  });

  test('shows a bot its view and question, never the state', () => {
    const shown: Glance<Nim, NimView>[] = [];
    const curious = (): Bot<Nim, NimView> => ({
      name: 'curious',
      choose: (seen) => {
        shown.push(seen);
        return { by: seen.seat, verb: 'take', arg: 1 };
      },
    });
    playGame(nim, { ...table, bots: [curious, random] });
    expect(shown[0]?.view).toMatchObject({ heap: expect.any(Number) });
    expect(shown[0]?.view).not.toHaveProperty('next');
    expect(shown[0]?.seat).toBe(0);
    expect(JSON.stringify(shown[0])).not.toContain('stack');
    expect(Object.keys(shown[0]!).sort()).toEqual(['module', 'question', 'rng', 'seat']);
  });
});

test('every game has the random bot', async () => {
  expect(Object.keys(await loadBots())).toEqual(['random']);
  expect(Object.keys(await loadBots({ bots: async () => ({ other: random }) }))).toEqual(['random', 'other']);
});
