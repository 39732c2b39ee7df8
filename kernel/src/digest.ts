import { canonical } from './json.ts';

/**
 * Sixty-four bits of any text, as sixteen hexadecimal digits: two lanes of a
 * multiply-and-shift hash, mixed at the end. Good for noticing that two things
 * differ; no protection against somebody who wants them to look alike.
 */
export const hash64 = (text: string): string => {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 2654435761);
    b = Math.imul(b ^ c, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return hex(b) + hex(a);
};

const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');

/** A short name for a piece of data, the same wherever and whenever it is taken. */
export const digest = (x: unknown): string => hash64(canonical(x));
