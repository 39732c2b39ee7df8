/** Small helpers for bots of every game. */
import type { Answer, InputArg } from '@tabularium/kernel';

export const press = (verb: string): Answer => ({ verb });
export const point = (verb: string, arg: InputArg | undefined): Answer | undefined =>
  arg === undefined ? undefined : { verb, arg };

/** The element of a list that is worth most; the first of several equal ones. */
export const best = <T>(all: readonly T[], worth: (x: T) => number): T | undefined => {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const x of all) {
    const n = worth(x);
    if (n <= most) continue;
    most = n;
    found = x;
  }
  return found;
};
