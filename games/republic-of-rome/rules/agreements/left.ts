/** What agreements leave of the things that the rules allow, and what holds back each of the others — AGR-24 */
import type { Look, Msg, Question, Seat } from '@tabularium/kernel';
import type { Rome } from '../game.ts';

export interface Left<T> {
  readonly left: readonly T[];
  readonly held: readonly (readonly [what: T, why: Msg])[];
}
export type Withheld = Question['withheld'][string];
const NONE: readonly never[] = [];

/** Nothing is held back. */
export const whole = <T>(all: readonly T[]): Left<T> => ({ left: all, held: NONE });

/** Those for which there is a reason are held back. */
export const leaving = <T>(all: readonly T[], why: (x: T) => Msg | undefined): Left<T> => {
  const left: T[] = [];
  const held: [T, Msg][] = [];
  for (const x of all) {
    const reason = why(x);
    if (reason === undefined) left.push(x);
    else held.push([x, reason]);
  }
  return { left, held };
};

/** The same, as questions name it. */
export const named = <T>({ left, held }: Left<T>, ref: (x: T) => string): Left<string> => ({
  left: left.map(ref),
  held: held.map(([x, why]) => [ref(x), why]),
});

/** [AGR-24] What the player is shown greyed, and why. */
export const withheldIn = ({ held }: Left<string>): Withheld | undefined =>
  held.length === 0 ? undefined : Object.fromEntries(held);
export const heldBack = (g: Rome, left: () => Left<string>): Withheld | undefined =>
  g.agreements.all.length === 0 ? undefined : withheldIn(left());

/** Both halves of a verb that agreements narrow. */
export const narrowed = <S extends string, L>(left: (g: Rome, l: L, by: Seat) => Left<S>) => ({
  of: ({ g }: Look<Rome>, l: L, by: Seat): readonly S[] => left(g, l, by).left,
  withheld: ({ g }: Look<Rome>, l: L, by: Seat): Withheld | undefined => heldBack(g, () => left(g, l, by)),
});
