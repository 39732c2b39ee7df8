import { describe, expect, test } from 'vitest';
import { toy } from '../testing/toy-module.ts';
import { findGolden } from './find-golden.ts';
import { brokenPromises, type Fingerprint, playedAs } from './fingerprint.ts';

const golden = findGolden(toy, { ending: 'rich', options: { poor: false } })!;
const played = playedAs(toy, golden);
const print = (version: number, change: Partial<typeof played> = {}): Fingerprint => ({
  version,
  games: new Map([['rich.json', { ...played, ...change }]]),
});

describe('the fingerprint of recorded games', () => {
  test('differs when positions do, or what is said', () => {
    const loud = {
      ...toy,
      setup: ((cx, seats, options) => {
        cx.log({ k: 'toy.act' });
        return toy.setup(cx, seats, options);
      }) as typeof toy.setup,
    };
    expect(playedAs(loud, golden)).toEqual({ ...played, lines: expect.not.stringMatching(played.lines) as string });
    expect(playedAs(toy, { ...golden, digests: ['other', ...golden.digests.slice(1)] }).positions).not.toBe(
      played.positions,
    );
    expect(playedAs(toy, golden)).toEqual(played);
    expect(playedAs(toy, { ...golden, inputs: [[0, 'fly'], ...golden.inputs] }).positions).toBe('unplayable');
  });

  test('may not change while the version stays', () => {
    const broken = (now: Fingerprint): string[] => brokenPromises(print(3), now);
    expect(broken(print(3))).toEqual([]);
    expect(broken(print(3, { positions: 'x' }))).toEqual(['rich.json comes to other positions']);
    expect(broken(print(3, { positions: 'unplayable' }))).toEqual(['rich.json can no longer be played']);
    expect(broken(print(3, { lines: 'x' }))).toEqual(['rich.json says something else']);
    expect(broken(print(3, { game: 'x' }))).toEqual(['rich.json is another game']);
    expect(broken({ version: 3, games: new Map() })).toEqual(['rich.json is gone']);
    expect(broken({ version: 3, games: new Map([...print(3).games, ['new.json', played]]) })).toEqual([]);
    expect(broken(print(4, { positions: 'x' }))).toEqual([]);
    expect(broken({ version: 2, games: print(3).games })).toEqual(['the version went down from 3 to 2']);
  });
});
