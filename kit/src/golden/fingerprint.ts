/**
 * Checks that recorded games play the same as long as the version of the rules is the same. A finished game is verified by playing it again, which needs the
 * rules it was played under. When they change and their version does not, games look forged that were not. So a short
 * name of how each recorded game plays is kept beside the version it was recorded under; when one of them would play
 * differently, the version must have been raised.
 */
import {
  begin,
  canonical,
  engineOf,
  fromSeed,
  type GameModule,
  hash64,
  type LogLine,
  wordsOf,
  parseTable,
  Refused,
} from '@tabularium/kernel';
import { fromGolden, type GoldenFile } from './golden-file.ts';

/** How one recorded game plays. */
export interface Played {
  /** The table, the dice and the inputs. */
  readonly game: string;
  /** The position after each input. */
  readonly positions: string;
  /** Everything that was said. */
  readonly lines: string;
}

export interface Fingerprint {
  readonly version: number;
  readonly games: ReadonlyMap<string, Played>;
}

/** Plays the game by its inputs. Its positions are those of the file: other tests hold the rules to them. */
export const playedAs = <G, V>(module: GameModule<G, V>, file: GoldenFile): Played => {
  const { seats, options, seed, inputs, digests } = file;
  const log: LogLine[] = [];
  try {
    play(module, file, log);
  } catch (e) {
    if (!(e instanceof Refused)) throw e;
    log.push({ m: { k: UNPLAYABLE } });
  }
  return {
    game: hash64(canonical([seats, options, seed, inputs])),
    positions: log.at(-1)?.m.k === UNPLAYABLE ? UNPLAYABLE : hash64(digests.join()),
    lines: hash64(canonical(wordsOf(log))),
  };
};

/** Stands for the positions of a game whose inputs the rules refuse. */
export const UNPLAYABLE = 'unplayable';

const play = <G, V>(module: GameModule<G, V>, { seats, options, seed, inputs }: GoldenFile, log: LogLine[]): void => {
  const state = begin(module, parseTable(module, seats, options), fromSeed(seed), { log });
  for (const input of inputs) engineOf(module).apply(state, fromGolden(input), { log });
};

/** Why `now` may not stand in the place of `before`. Games may be added at any time; with a newer version all may change. */
export const brokenPromises = (before: Fingerprint, now: Fingerprint): string[] => {
  if (now.version < before.version) return [`the version went down from ${before.version} to ${now.version}`];
  if (now.version > before.version) return [];
  return [...before.games].flatMap(([name, was]) => {
    const is = now.games.get(name);
    if (!is) return [`${name} is gone`];
    if (is.game !== was.game) return [`${name} is another game`];
    if (is.positions === UNPLAYABLE) return [`${name} can no longer be played`];
    if (is.positions !== was.positions) return [`${name} comes to other positions`];
    return is.lines === was.lines ? [] : [`${name} says something else`];
  });
};
