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
export const digest = (x: unknown): string => named(lanes(x));

const named = (first: number): string => hex(first) + hex(second);

/** A part that was walked before, with its own parts by their names. */
interface Walked {
  x: unknown;
  first: number;
  second: number;
  readonly parts: Map<string, Walked>;
}
const notWalked = (): Walked => ({ x: undefined, first: 0, second: 0, parts: new Map() });

/**
 * The digests of something that is made anew again and again and shares most of its parts with what it was before, such as
 * what a player sees after each move: a part that is the same object at the same place is not walked again. Nothing that
 * was given here may change.
 */
export class Digests {
  private readonly root = notWalked();
  private readonly depth: number;

  /** `depth` is how many levels down the parts are. */
  constructor(depth: number) {
    this.depth = depth;
  }

  /** `shared` holds what was walked for others in the same moment. */
  of(x: unknown, shared?: Map<unknown, readonly [number, number]>): string {
    return named(partLanes(x, this.root, this.depth, shared));
  }
}

const partLanes = (
  x: unknown,
  last: Walked,
  depth: number,
  shared: Map<unknown, readonly [number, number]> | undefined,
): number => {
  if (last.x === x) {
    second = last.second;
    return last.first;
  }
  const found = shared?.get(x);
  if (found) [last.first, last.second] = found;
  else {
    last.first =
      depth > 0 && isRecord(x)
        ? lanesOfRecord(x, (value, key) => lanesOfPart(value, key, last, depth, shared))
        : lanes(x);
    last.second = second;
    shared?.set(x, [last.first, last.second]);
  }
  last.x = x;
  second = last.second;
  return last.first;
};

const lanesOfPart = (
  x: unknown,
  key: string,
  whole: Walked,
  depth: number,
  shared: Map<unknown, readonly [number, number]> | undefined,
): number => {
  if (typeof x !== 'object' || x === null) return lanes(x);
  let part = whole.parts.get(key);
  if (!part) {
    part = notWalked();
    whole.parts.set(key, part);
  }
  return partLanes(x, part, depth - 1, shared);
};

const FIRST = 0x41c6ce57;
const SECOND = 0x9e3779b1;
const TEXT = 0x74657874;
const NUMBER = 0x6e756d62;
const LIST = 0x6c697374;
const RECORD = 0x7265636f;
const FIRST_NUMBER = Math.imul(FIRST ^ NUMBER, 2654435761);
const SECOND_NUMBER = Math.imul(SECOND ^ NUMBER, 2654435761);

/** Two words, so that chance makes no two things alike: the first is returned by all functions here, the second left in `second`. */
// oxlint-disable-next-line tabularium/no-module-let -- a second result of the call before, read at once; nothing is kept
let second = 0;

const lanes = (x: unknown): number => {
  switch (typeof x) {
    case 'string':
      return lanesOfText(x, FIRST, SECOND);
    case 'number':
      if ((x | 0) !== x) return lanesOfText(JSON.stringify(x), FIRST ^ NUMBER, SECOND ^ NUMBER);
      second = mix(SECOND_NUMBER ^ x);
      return mix(FIRST_NUMBER ^ x);
    case 'object':
      if (isRecord(x)) return lanesOfRecord(x, lanes);
      return Array.isArray(x) ? lanesOfList(x) : lanesOfWord(0);
    default:
      return lanesOfWord(x === true ? 1 : x === false ? 2 : 3);
  }
};

const lanesOfWord = (word: number): number => {
  second = mix(SECOND ^ word);
  return mix(FIRST ^ word);
};

const lanesOfText = (text: string, seed: number, other: number): number => {
  let a = seed ^ TEXT;
  let b = other ^ TEXT;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 2654435761);
    b = Math.imul(b ^ c, 2654435761);
  }
  second = mix(b ^ text.length);
  return mix(a ^ text.length);
};

const lanesOfList = (list: readonly unknown[]): number => {
  let a = FIRST ^ LIST;
  let b = SECOND ^ LIST;
  for (let i = 0; i < list.length; i++) {
    const first = lanes(list[i]);
    a = Math.imul(((a << 13) | (a >>> 19)) ^ first, 1597334677);
    b = Math.imul(((b << 13) | (b >>> 19)) ^ second, 1597334677);
  }
  second = mix(b ^ list.length);
  return mix(a ^ list.length);
};

/** Fields are added up, so that their order does not matter. */
const lanesOfRecord = (
  record: Readonly<Record<string, unknown>>,
  lanesOf: (x: unknown, key: string) => number,
): number => {
  let a = FIRST ^ RECORD;
  let b = SECOND ^ RECORD;
  for (const key in record) {
    const value = record[key];
    if (value === undefined) continue;
    const valueFirst = lanesOf(value, key);
    const valueSecond = second;
    const keyFirst = lanesOfText(key, FIRST, SECOND);
    a = (a + mix(Math.imul(keyFirst, 1597334677) ^ valueFirst)) | 0;
    b = (b + mix(Math.imul(second, 1597334677) ^ valueSecond)) | 0;
  }
  second = mix(b);
  return mix(a);
};

/** Every bit of the result depends on every bit of `h`. */
const mix = (h: number): number => {
  let x = h ^ (h >>> 16);
  x = Math.imul(x, 2246822507);
  x ^= x >>> 13;
  x = Math.imul(x, 3266489909);
  return x ^ (x >>> 16);
};
