/** Where Revolt will be once Unrest has spread. */
import type { Tetrarchia } from '@tabularium/tetrarchia';
import { LINKS, NEIGHBOURS } from '@tabularium/tetrarchia/study';
import { PROVINCE_COUNT } from './board.ts';

/** The chance that a broken link lets a threat through. */
export const BROKEN_OPEN = 0.5;
/** More likely than not, with something to spare: counts as Revolt where a whole number is wanted. */
const PROBABLE = 0.75;

const INNER = LINKS.filter((l) => l.a < PROVINCE_COUNT && l.b < PROVINCE_COUNT);

/** Fills in how likely each province is to be in Revolt after the next State of the Empire, by the best single way. */
export const spreadThreat = ({ discs }: Tetrarchia, threat: Float64Array): void => {
  let changed = false;
  for (let at = 0; at < PROVINCE_COUNT; at++) {
    threat[at] = discs[at] === 'revolt' ? 1 : 0;
    if (discs[at] === 'unrest') changed = true;
  }
  while (changed) {
    changed = false;
    for (let i = 0; i < INNER.length; i++) {
      const { a, b, broken } = INNER[i]!;
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

/** How many Revolts will stand behind an army. */
export const revoltsBehind = (at: number, threat: Float64Array): number => {
  const todo = [at];
  const seen = new Set(todo);
  while (todo.length > 0) {
    for (const next of NEIGHBOURS[todo.pop()!]!) {
      if (next >= PROVINCE_COUNT || seen.has(next) || threat[next]! < PROBABLE) continue;
      seen.add(next);
      todo.push(next);
    }
  }
  return at < PROVINCE_COUNT && threat[at]! >= PROBABLE ? seen.size : seen.size - 1;
};
