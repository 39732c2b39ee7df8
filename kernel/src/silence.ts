/** What it means when a seat that is asked says nothing for too long. Who keeps time decides when that is; rules know no clock. */
import type { Cx, Look } from './context.ts';
import type { Answer } from './question.ts';
import type { Seat } from './seat.ts';

/** It counts as this answer; or something is done instead of any. */
export type Silence<G, T> = Answer | { readonly instead: (cx: Cx<G>) => T };

/**
 * Buttons, or whatever is found by looking, the best first: the first that can be counts. An answer can be if it is on
 * offer, so silence never does what the seat itself could not. Where nothing can be, the game waits for the seat.
 */
export type Silent<G, L, T> = readonly string[] | ((cx: Look<G>, l: L, by: Seat) => readonly Silence<G, T>[]);

export const silencesOf = <G, L, T>(silent: Silent<G, L, T>, cx: Look<G>, l: L, by: Seat): readonly Silence<G, T>[] =>
  typeof silent === 'function' ? silent(cx, l, by) : silent.map((verb) => ({ verb }));

/** The same as part of a wait whose locals (`O`) hold `L` somewhere inside; `outer` is what something done leads to. */
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
