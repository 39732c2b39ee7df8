/**
 * Whose mark each city had when the map was last seen: one that has changed hands since then turns over, also when a battle
 * stood in the place of the map meanwhile.
 */
import type { lookOf } from './looks.ts';

/** None: neutral. */
export type Look = ReturnType<typeof lookOf>;
interface Turned {
  readonly look: Look | undefined;
  /** Whose mark it was before, and when it was turned over. */
  readonly before?: { readonly look: Look | undefined; readonly at: number };
}
/** By place. */
export type Known = Map<number, Turned>;

const tables = new WeakMap<object, Known>();
/** What was last seen at the table that speaks with these words. */
export const knownAt = (words: object): Known => {
  const known = tables.get(words) ?? new Map<number, Turned>();
  tables.set(words, known);
  return known;
};

/** Notes whose mark is seen now. */
export const seenNow = (known: Known, place: number, look: Look | undefined, now: number): Turned => {
  const last = known.get(place) ?? { look };
  const seen = last.look === look ? last : { look, before: { look: last.look, at: now } };
  known.set(place, seen);
  return seen;
};

const LONG_MS = 1000;
/** Has it just been turned over? One that was is not turned again when the map comes back. */
export const isTurning = ({ before }: Turned, now: number): boolean =>
  before !== undefined && now - before.at < LONG_MS;
