/** What it means when a seat that is asked does not answer for too long. Rules know no clock: whoever keeps time decides when that is. */
import type { Cx, Look } from './context.ts';
import type { Answer } from './question.ts';
import type { Seat } from './seat.ts';

/** Either it counts as this answer, or something is done instead of an answer. */
export type Silence<G, T> = Answer | { readonly instead: (cx: Cx<G>) => T };

/**
 * Buttons, or a function that gives answers, best first. The first that is possible counts. An answer is possible if it is on
 * offer, so silence never does what the seat itself could not do. If none is possible, the game waits for the seat.
 */
export type Silent<G, L, T> = readonly string[] | ((cx: Look<G>, l: L, by: Seat) => readonly Silence<G, T>[]);

export const silencesOf = <G, L, T>(silent: Silent<G, L, T>, cx: Look<G>, l: L, by: Seat): readonly Silence<G, T>[] =>
  typeof silent === 'function' ? silent(cx, l, by) : silent.map((verb) => ({ verb }));

/** The same as part of a wait whose locals (`O`) hold `L` somewhere inside; `outer` says where to go on after something was done instead. */
export const silentOf = <G, L, O, S, T>(
  silent: Silent<G, L, S> | undefined,
  inner: (o: O) => L,
  outer: (cx: Cx<G>, o: O, said: S, by: Seat) => T,
): { readonly silent?: Silent<G, O, T> } =>
  silent === undefined
    ? {}
    : {
        silent: (look, o, by) =>
          silencesOf(silent, look, inner(o), by).map((s) =>
            'instead' in s ? { instead: (cx) => outer(cx, o, s.instead(cx), by) } : s,
          ),
      };
