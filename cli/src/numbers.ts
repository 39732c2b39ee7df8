import { WrongUse } from './errors.ts';

/** A whole number given as an option. */
export const wholeNumber = (option: string, text: string, min: number, max = Number.MAX_SAFE_INTEGER): number => {
  const n = /^\d[\d_]*$/.test(text) ? Number(text.replaceAll('_', '')) : Number.NaN;
  if (Number.isSafeInteger(n) && n >= min && n <= max) return n;
  const upTo = max === Number.MAX_SAFE_INTEGER ? ` of at least ${min}` : ` from ${min} to ${max}`;
  throw new WrongUse(`--${option} wants a whole number${upTo}, not “${text}”`);
};

/** 12345.678 → "12,346"; small numbers keep a decimal. */
export const readable = (n: number): string =>
  n.toLocaleString('en', { maximumFractionDigits: n < 10 ? 2 : n < 100 ? 1 : 0 });

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** "1 seat", "4 seats". */
export const counted = (n: number, what: string): string => `${readable(n)} ${what}${n === 1 ? '' : 's'}`;
