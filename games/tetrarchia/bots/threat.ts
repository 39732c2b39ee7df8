/** Where Revolt will be once Unrest has spread. */
import type { Tetrarchia } from '../rules/index.ts';
import { BROKEN_OPEN, type Ground, PROVINCE_COUNT } from './board.ts';

/** A province at least this likely to be in Revolt is counted as a Revolt where whole numbers are needed. */
const PROBABLE = 0.75;

/**
 * Fills in how likely each province is to be in Revolt after the next State of the Empire, by the most likely single
 * way.
 */
export const spreadThreat = ({ discs }: Tetrarchia, { inner }: Ground, threat: Float64Array): void => {
  let changed = false;
  for (let at = 0; at < PROVINCE_COUNT; at++) {
    threat[at] = discs[at] === 'revolt' ? 1 : 0;
    if (discs[at] === 'unrest') changed = true;
  }
  while (changed) {
    changed = false;
    for (let i = 0; i < inner.length; i++) {
      const { a, b, broken } = inner[i]!;
      const open = broken ? BROKEN_OPEN : 1;
      if (discs[a] === 'unrest' && threat[b]! * open > threat[a]!) {
        threat[a] = threat[b]! * open;
        changed = true;
      } else if (discs[b] === 'unrest' && threat[a]! * open > threat[b]!) {
        threat[b] = threat[a]! * open;
        changed = true;
      }
    }
  }
};

/** How many Revolts will support an army. */
export const revoltsBehind = ({ geo }: Ground, at: number, threat: Float64Array): number => {
  const todo = [at];
  const seen = new Set(todo);
  while (todo.length > 0) {
    for (const next of geo.neighbours[todo.pop()!]!) {
      if (next >= PROVINCE_COUNT || seen.has(next) || threat[next]! < PROBABLE) continue;
      seen.add(next);
      todo.push(next);
    }
  }
  return at < PROVINCE_COUNT && threat[at]! >= PROBABLE ? seen.size : seen.size - 1;
};
