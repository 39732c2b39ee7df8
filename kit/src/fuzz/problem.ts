/** What a check of the fuzzer can find. */

export type Kind =
  /** The table could not be set up. */
  | 'setup'
  /** An answer that was offered made the rules fail, or was refused. */
  | 'crash'
  | 'refused'
  /** The game's own check found the impossible. */
  | 'check'
  /** The state holds something that JSON would lose. */
  | 'plain'
  /** A question or a view shares an object with the state. */
  | 'sharing'
  /** Nobody, or nobody real, is waited for; or somebody who has nothing to answer. */
  | 'waiting'
  | 'question'
  | 'outcome'
  | 'endless'
  /** A game saved and loaded is another game; the same inputs lead somewhere else. */
  | 'save'
  | 'replay'
  | 'undo'
  /** Something was accepted that was not offered. */
  | 'accepted'
  /** A refusal was not one, or changed the state. */
  | 'refusal'
  /** A question, a view or a check wrote to the state, perhaps to put it back. */
  | 'looking'
  /** A seat can tell worlds apart that it should not. */
  | 'leak'
  /** The world that a seat was given to think about is impossible. */
  | 'guess';

export interface Problem {
  readonly kind: Kind;
  readonly what: string;
}

/** Runs a check; what it throws is a finding too. */
export const attempt = (kind: Kind, check: () => Problem | undefined): Problem | undefined => {
  try {
    return check();
  } catch (e) {
    return { kind, what: e instanceof Error ? `${e.name}: ${e.message}` : String(e) };
  }
};

/** Numbers and names differ from game to game; the words before them say what went wrong. */
const headOf = (what: string): string => /^[^-\d[{(]*/.exec(what)![0];

export const isSameProblem = (a: Problem, b: Problem): boolean =>
  a.kind === b.kind && headOf(a.what) === headOf(b.what);
