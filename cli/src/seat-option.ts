import type { Seat } from '@tabularium/kernel';
import { WrongUse } from './errors.ts';

/** `--as 2` is the second seat; people count from one. */
export const seatFrom = (text: string | undefined, seats: number): Seat | 'public' => {
  if (text === undefined || text === 'public') return 'public';
  const n = /^\d+$/.test(text) ? Number(text) : 0;
  if (n < 1 || n > seats) throw new WrongUse(`--as wants a seat from 1 to ${seats}, or “public”, not “${text}”`);
  return n - 1;
};
