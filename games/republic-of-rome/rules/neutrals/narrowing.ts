/** Choosing by one measure after another, so that what ruled out each of the others can be told. */
import type { Because, Candidate, Cx, Msg } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import type { en } from '../messages/en.ts';
import { rollOff } from '../rome/dice.ts';
import { say } from '../say.ts';

/** `most` or `least` of something that can be counted. */
export interface Measure<T> {
  readonly pick: 'most' | 'least';
  readonly of: (x: T) => number;
  /** What is measured, as the catalogue names it: `measure:military`. */
  readonly named: Extract<keyof typeof en, `measure:${string}`>;
  /** What is said of whoever has it not, where there is no number to tell: he is what is wanted, or is not. */
  readonly lacks?: Extract<keyof typeof en, `neutral.lacks.${string}`>;
}

export interface Narrowed<T> {
  /** The best, all equal by every measure. */
  readonly left: readonly T[];
  readonly candidates: readonly Candidate[];
}

/** Nobody, before anything was narrowed. */
export const NOBODY: Narrowed<never> = { left: [], candidates: [] };
/** The ref of what is called by its ref. */
export const itself = (ref: string): string => ref;

/** The best by the first measure; of those the best by the second; and so on. */
export const narrowed = <T>(
  all: readonly T[],
  refOf: (x: T) => string,
  measures: readonly Measure<T>[],
): Narrowed<T> => {
  let left = [...all];
  const out = new Map<T, Msg>();
  for (const { pick, of, named, lacks } of measures) {
    if (left.length < 2) break;
    const values = left.map(of);
    const best = pick === 'most' ? Math.max(...values) : Math.min(...values);
    for (const [i, x] of left.entries()) {
      if (values[i] === best) continue;
      out.set(x, lacks ? say(lacks) : say('neutral.out', { what: named, has: values[i]!, best }));
    }
    left = left.filter((_, i) => values[i] === best);
  }
  return { left, candidates: all.map((x) => candidate(refOf(x), out.get(x))) };
};

export const candidate = (ref: string, out?: Msg): Candidate => (out === undefined ? { ref } : { ref, out });
/** Goes by a line of the rules or of a guideline. */
export const because = (by: Msg, candidates: readonly Candidate[] = []): Because => ({ by, candidates });

/** [4.01.3-d] The one that is left, or one of them by 2d6. */
export const settled = <T>(cx: Cx<Rome>, { left }: Narrowed<T>, refOf: (x: T) => string): T => {
  const one = left[rollOff(cx, left.length)]!;
  if (left.length > 1) cx.log(say('neutral.tie', { refs: left.map(refOf), who: refOf(one) }), '4.01.3-d');
  return one;
};
