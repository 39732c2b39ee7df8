/** What a simulation has played so far, as a file: it can be gone on with, and put together with what others have played. */
import { readFileSync, renameSync } from 'node:fs';
import { schema as s } from '@tabularium/kernel';
import { WrongUse } from '../errors.ts';
import { writeUserFile } from '../paths.ts';
import { joined, type Range, shared, spoken } from './ranges.ts';

const FORMAT = 'tabularium simulation 1';

export interface Kept<Setting, Sum> {
  readonly format: typeof FORMAT;
  /** What was simulated. Only what was simulated alike can be put together. */
  readonly setting: Setting;
  /** How many games are wanted in all. */
  readonly games: number;
  /** Those that were played. */
  readonly played: readonly Range[];
  /** How long that took, on however many machines. */
  readonly seconds: number;
  readonly sum: Sum;
}

/** A kind of simulation: how its files are checked when they are read, and how what was played is added up. */
export interface Kind<Setting, Sum> {
  readonly setting: s.Schema<Setting>;
  readonly sum: s.Schema<Sum>;
  readonly add: (a: Sum, b: Sum) => Sum;
}

const MOST = Number.MAX_SAFE_INTEGER;
export const count = s.int(0, MOST);
export const amount: s.Schema<number> = {
  check: (x, at, problems) => {
    if (typeof x !== 'number' || !(x >= 0)) problems.push(`${at}: expected a number`);
  },
};
const fileOf = <Setting, Sum>({ setting, sum }: Kind<Setting, Sum>) => ({
  format: s.oneOf(FORMAT),
  setting,
  games: s.int(1, MOST),
  played: s.array(s.tuple(count, count)),
  seconds: amount,
  sum,
});

export const nothingKept = <Setting, Sum>(setting: Setting, games: number, sum: Sum): Kept<Setting, Sum> => ({
  format: FORMAT,
  setting,
  games,
  played: [],
  seconds: 0,
  sum,
});

const isObject = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null;

const parsed = (file: string): Readonly<Record<string, unknown>> => {
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(file, 'utf8'));
  } catch (e) {
    throw new WrongUse(`${file} cannot be read: ${e instanceof Error ? e.message : String(e)}`);
  }
  if (isObject(raw) && raw['format'] === FORMAT) return raw;
  throw new WrongUse(`${file} is not a simulation that was kept with --keep`);
};

/** Of what kind a file is, is known when its setting has been read. */
export const readSetting = (file: string): Readonly<Record<string, unknown>> => {
  const { setting } = parsed(file);
  return isObject(setting) ? setting : {};
};

export const readKept = <Setting, Sum>(file: string, kind: Kind<Setting, Sum>): Kept<Setting, Sum> => {
  try {
    return s.parse<Kept<Setting, Sum>>(s.object(fileOf(kind)), parsed(file), file);
  } catch (e) {
    if (e instanceof WrongUse || !(e instanceof Error)) throw e;
    throw new WrongUse(`it cannot be gone on with:\n${e.message.split('\n').slice(0, 3).join('\n')}`);
  }
};

/** Never half a file: whoever is interrupted while writing still has the one before. */
export const writeKept = <Setting, Sum>(file: string, kept: Kept<Setting, Sum>): void => {
  writeUserFile(`${file}.new`, `${JSON.stringify(kept)}\n`);
  renameSync(`${file}.new`, file);
};

const shown = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'none'));

/** Refuses what was not simulated alike, and names the first thing that was otherwise. */
export const mustBeAlike = (one: object, other: object, file: string): void => {
  const [own, others] = [
    new Map<string, unknown>(Object.entries(one)),
    new Map<string, unknown>(Object.entries(other)),
  ];
  for (const name of new Set([...own.keys(), ...others.keys()])) {
    const [here, there] = [own.get(name), others.get(name)];
    if (JSON.stringify(here) !== JSON.stringify(there))
      throw new WrongUse(`${file} is of another simulation: ${name} ${shown(there)}, not ${shown(here)}`);
  }
};

/** Every game counts once. Both are of the same simulation. */
export const addKept = <Setting, Sum>(
  one: Kept<Setting, Sum>,
  other: Kept<Setting, Sum>,
  add: (a: Sum, b: Sum) => Sum,
  from: string,
): Kept<Setting, Sum> => {
  const twice = shared(one.played, other.played);
  if (twice) throw new WrongUse(`${from} has games that were counted already: ${spoken([twice])}`);
  return {
    ...one,
    games: Math.max(one.games, other.games),
    played: joined([...one.played, ...other.played]),
    seconds: one.seconds + other.seconds,
    sum: add(one.sum, other.sum),
  };
};
