import { describe, expect, test } from 'vitest';
import { packOf } from './content.ts';
import { type GameFile, firstDifference, fromFile, type Opened, openGame, toFile } from './game-file.ts';
import { commitment, keyedDraw } from './keyed.ts';
import { linesFor } from './message.ts';
import { rng } from './rng.ts';
import { anyInput, playOn } from './testing/play.ts';
import { toy, type ToyView } from './testing/toy.ts';
import type { Toy } from './testing/toy-game.ts';

const SEED = { t: 'seed', seed: 'file' } as const;
const game = (): Opened<Toy, ToyView> => openGame(toy, 3, { mood: 'angry' }, SEED);
const stored = (opened: Opened<Toy, ToyView>): GameFile => JSON.parse(JSON.stringify(toFile(opened))) as GameFile;
const played = (inputs?: number): GameFile => {
  const opened = game();
  playOn(opened.match, 'choices', inputs);
  return stored(opened);
};

describe('a game file', () => {
  test('says what is played, by whom, how, and where the dice come from', () => {
    expect(stored(game())).toMatchObject({
      format: 'tabularium-game/1',
      game: 'toy',
      version: 1,
      seats: 3,
      options: { mood: 'angry', purse: '05', open: false },
      source: SEED,
      entries: [],
    });
  });

  test('keeps what was said while the table was set, addressed as it was', () => {
    const { opening } = stored(game());
    expect(linesFor(opening, 0).map(({ m }) => m.k)).toEqual(['toy.drew', 'toy.drewHidden', 'toy.drewHidden']);
  });

  test('saved and loaded at every input, a game goes on exactly as without', () => {
    const whole = game();
    let opened = game();
    const chance = rng('on and off');
    while (!whole.match.state.over) {
      const input = anyInput(whole.match.engine, whole.match.state, chance);
      const entry = whole.match.play(input);
      expect(opened.match.play(input)).toEqual(entry);
      opened = fromFile(toy, stored(opened));
      expect(JSON.stringify(opened.match.state)).toBe(JSON.stringify(whole.match.state));
    }
    expect(stored(opened)).toEqual(stored(whole));
  });

  test('a loaded game can be looked back on, taken back and named as before', () => {
    const opened = openGame(toy, 3, {}, SEED);
    playOn(opened.match, 'choices', 70);
    const { match } = fromFile(toy, stored(opened));
    for (let n = 0; n <= 70; n++) expect(match.at(n)).toEqual(opened.match.at(n));
    for (const seat of [0, 1, 2]) {
      expect(match.decision(seat)).toBe(opened.match.decision(seat));
      expect(match.canUndo(seat)).toBe(opened.match.canUndo(seat));
    }
  });

  test('carries the content pack it is played with, and is only gone on with by that', () => {
    const pack = packOf('mine', { cards: [3] });
    const packed = { ...toy, pack };
    const opened = openGame(packed, 3, {}, SEED);
    playOn(opened.match, 'choices', 5);
    const file = stored(opened);
    expect(file.pack).toEqual(pack);
    expect(stored(fromFile(packed, file))).toEqual(file);
    expect(firstDifference(packed, file)).toBeUndefined();
    const why = `expected a game with the content of the game, got one with the content pack ${pack.name}`;
    expect(() => fromFile(toy, file)).toThrow(why);
    expect(() => firstDifference(toy, file)).toThrow(why);
    expect(() => fromFile(packed, played(3))).toThrow(`expected a game with the content pack ${pack.name}`);
  });

  test('is not changed by the game that goes on from it', () => {
    const file = played(10);
    const before = JSON.stringify(file);
    playOn(fromFile(toy, file).match, 'more', 30);
    expect(JSON.stringify(file)).toBe(before);
  });

  test.each([
    [{ format: 'tabularium-game/2' }, 'format'],
    [{ game: 'chess' }, 'expected a game of toy, got one of chess'],
    [{ version: 2 }, 'needs newer rules'],
  ])('%j is not for these rules', (change, why) => {
    const file = { ...played(3), ...change } as GameFile;
    expect(() => fromFile(toy, file)).toThrow(why);
    expect(() => firstDifference(toy, file)).toThrow(why);
  });
});

describe('checking a file against the rules', () => {
  const tampered = (change: (file: GameFile) => unknown): GameFile => {
    const file = structuredClone(played());
    change(file);
    return file;
  };
  type Loose = { -readonly [K in keyof GameFile['entries'][number]]: never };
  const at = (file: GameFile, n: number) => file.entries[n] as unknown as Record<keyof Loose, unknown>;

  test('finds nothing in an honest game', () => {
    expect(firstDifference(toy, played())).toBeUndefined();
    expect(firstDifference(toy, played(5))).toBeUndefined();
  });

  test('finds the first digest that is wrong', () => {
    const file = tampered((f) => {
      at(f, 20).digest = '0'.repeat(16);
      at(f, 30).digest = '0'.repeat(16);
    });
    expect(firstDifference(toy, file)).toEqual({ input: 21, why: 'the position differs' });
  });

  test('finds an input that was changed for another legal one', () => {
    const file = tampered((f) => {
      const { input } = f.entries[0]!;
      at(f, 0).input = { ...input, arg: input.arg === 0 ? 1 : 0 };
    });
    expect(firstDifference(toy, file)).toEqual({ input: 1, why: 'the position differs' });
  });

  test('finds an input that was never possible', () => {
    const file = tampered((f) => {
      at(f, 5).input = { by: 0, verb: 'cheat' };
    });
    expect(firstDifference(toy, file)).toMatchObject({ input: 6, why: expect.stringContaining('refused') as string });
  });

  test('finds a recorded change that the rules did not make', () => {
    const file = tampered((f) => {
      at(f, 7).diff = [...f.entries[7]!.diff, [['g', 'purse', 0], 99]];
    });
    expect(firstDifference(toy, file)).toEqual({ input: 8, why: 'the recorded changes lead elsewhere' });
  });

  test('finds words that were never said', () => {
    const file = tampered((f) => {
      at(f, 7).log = [{ m: { k: 'toy.vetoed', a: { seat: 1 } } }];
    });
    expect(firstDifference(toy, file)).toEqual({ input: 8, why: 'something else was said' });
  });

  test('finds another set-up', () => {
    const purse = tampered((f) => ((f.start as { g: Toy }).g.purse[0] = 50));
    expect(firstDifference(toy, purse)).toEqual({ input: 0, why: 'the set-up differs' });
    expect(firstDifference(toy, { ...played(), opening: [] })).toEqual({ input: 0, why: 'the set-up differs' });
    const seed = { ...played(), source: { t: 'seed', seed: 'other' } } as const;
    expect(firstDifference(toy, seed)).toEqual({ input: 0, why: 'the set-up differs' });
  });

  test('finds a missing input', () => {
    const file = played();
    const without = { ...file, entries: file.entries.toSpliced(10, 1) };
    expect(firstDifference(toy, without)?.input).toBeGreaterThanOrEqual(11);
  });

  test('checks every roll of a live table once its key is known', () => {
    const key = 'ab'.repeat(32);
    const opened = openGame(toy, 3, {}, { t: 'key', commitment: commitment(key), key }, keyedDraw(key));
    playOn(opened.match, 'live');
    expect(firstDifference(toy, stored(opened), keyedDraw(key))).toBeUndefined();
    expect(firstDifference(toy, stored(opened), keyedDraw('cd'.repeat(32)))).toBeDefined();
    expect(() => firstDifference(toy, stored(opened))).toThrow('none was given');
  });
});
