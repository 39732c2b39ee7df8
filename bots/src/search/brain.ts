import type { Input, Seat, State } from '@tabularium/kernel';
import type { Bot, Glance } from '@tabularium/parts';

/** What a game brings to the search. */
export interface Brain<G, V> {
  /**
   * Plays every seat in the mind, and answers where nothing is searched. It remembers nothing from one question to the next, because
   * nobody tells it what was answered in its place.
   */
  policy(): Bot<G, V>;
  /** What is worth trying besides the policy's own answer. Nothing: here is not searched. */
  candidates(seen: Glance<G, V>, own: Input): readonly Input[];
  /** Verbs that take back what was begun: never tried, and never searched when the policy chooses one. */
  readonly undoing: readonly string[];
  /** The stretch of play that a question belongs to, such as a round. */
  spell(seen: Glance<G, V>): string;
  /** Has been played long enough, from there? */
  isFar(from: State<G>, now: State<G>): boolean;
  /** How likely the seat is to win, from 0 to 1. */
  value(state: State<G>, seat: Seat): number;
}

/** When the search may overrule the policy. Each of these has shown its need in measurements: see docs/bots.md. */
export interface Guards {
  /** By how many standard errors a candidate must lead. */
  readonly sure: number;
  /** And by how much of the chance to win: smaller leads are faults of the evaluation. */
  readonly gain: number;
  /** How often is searched in one spell: without an end, two answers could undo each other for ever. */
  readonly again: number;
  /** After how many decisions a game in the mind is broken off, wherever it is. */
  readonly longest: number;
}
export const GUARDS: Guards = { sure: 2, gain: 0.005, again: 2, longest: 400 };
