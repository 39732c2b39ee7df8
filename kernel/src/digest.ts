/** Short names for texts and for data: good for noticing that two things differ, no protection against malice. */
import { isRecord } from './json.ts';

/** Two 32-bit words from any text, by two lanes of a multiply-and-shift hash that are mixed at the end. Other starting values give other words. */
export const twoWords = (text: string, first: number, second: number): [number, number] => {
  let a = first;
  let b = second;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 2654435761);
    b = Math.imul(b ^ c, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return [b, a];
};

/** Sixty-four bits of any text, as sixteen hexadecimal digits. */
export const hash64 = (text: string): string => {
  const [a, b] = twoWords(text, 0xdeadbeef, 0x41c6ce57);
  return hex(a) + hex(b);
};

const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');

/**
 * A short name for a piece of data, always and everywhere the same, whatever the order of its keys. It walks the data instead of writing it out,
 * because a server takes it after every move. The sequence of operations may
 * never change: digests stand in stored games.
 */
export const digest = (x: unknown): string => hex(lane(x, FIRST)) + hex(lane(x, SECOND));
const FIRST = 0x41c6ce57;
const SECOND = 0x9e3779b1;

/**
 * The digests of several records which share parts, such as what each player sees of one position. A part that is the
 * same object is walked once. Nothing of them may change in the meantime.
 */
export class Digests {
  private readonly first = new Map<object, number>();
  private readonly second = new Map<object, number>();

  /** `depth` is how many levels down the shared parts are. */
  of(x: unknown, depth: number): string {
    return hex(knownLane(x, FIRST, depth, this.first)) + hex(knownLane(x, SECOND, depth, this.second));
  }
}

const knownLane = (x: unknown, seed: number, depth: number, known: Map<object, number>): number => {
  if (typeof x !== 'object' || x === null) return lane(x, seed);
  if (depth > 0) {
    return isRecord(x) ? laneOfRecord(x, seed, (value) => knownLane(value, seed, depth - 1, known)) : lane(x, seed);
  }
  const found = known.get(x);
  if (found !== undefined) return found;
  const computed = lane(x, seed);
  known.set(x, computed);
  return computed;
};

const TEXT = 0x74657874;
const NUMBER = 0x6e756d62;
const LIST = 0x6c697374;
const RECORD = 0x7265636f;

const lane = (x: unknown, seed: number): number => {
  switch (typeof x) {
    case 'string':
      return laneOfText(x, seed);
    case 'number':
      return (x | 0) === x
        ? mix(Math.imul(seed ^ NUMBER, 2654435761) ^ x)
        : laneOfText(JSON.stringify(x), seed ^ NUMBER);
    case 'object':
      if (isRecord(x)) return laneOfRecord(x, seed);
      return Array.isArray(x) ? laneOfList(x, seed) : mix(seed);
    default:
      return mix(seed ^ (x === true ? 1 : x === false ? 2 : 3));
  }
};

const laneOfText = (text: string, seed: number): number => {
  let h = seed ^ TEXT;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 2654435761);
  return mix(h ^ text.length);
};

const laneOfList = (list: readonly unknown[], seed: number): number => {
  let h = seed ^ LIST;
  for (let i = 0; i < list.length; i++) h = Math.imul(((h << 13) | (h >>> 19)) ^ lane(list[i], seed), 1597334677);
  return mix(h ^ list.length);
};

/** Fields are added up, so that their order does not matter. */
const laneOfRecord = (
  record: Readonly<Record<string, unknown>>,
  seed: number,
  laneOf: (value: unknown, seed: number) => number = lane,
): number => {
  let sum = seed ^ RECORD;
  for (const key in record) {
    const value = record[key];
    if (value !== undefined) sum = (sum + mix(Math.imul(laneOfText(key, seed), 1597334677) ^ laneOf(value, seed))) | 0;
  }
  return mix(sum);
};

/** Every bit of the result depends on every bit of `h`. */
const mix = (h: number): number => {
  let x = h ^ (h >>> 16);
  x = Math.imul(x, 2246822507);
  x ^= x >>> 13;
  x = Math.imul(x, 3266489909);
  return x ^ (x >>> 16);
};
