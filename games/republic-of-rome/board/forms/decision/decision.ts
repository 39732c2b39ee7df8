/** A question with a few answers and nothing to fill in: what is known of it, and what each answer leads to. */
import type { Asked } from '@tabularium/kernel';
import type { Say } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';

export type At = Asked<RomeView>;

/** A line of what is known: words, and a number or a few words at their right. */
export type Fact = readonly [words: string, result: string];

export interface Decision {
  /** The answers, the likely one first, each with its key. */
  readonly ways: readonly (readonly [verb: string, key: string])[];
  readonly facts: (at: At, say: Say) => readonly Fact[];
  /** What an answer leads to, on its button. */
  readonly leads: (at: At, say: Say) => Readonly<Record<string, string>>;
}

/** Everybody who is asked for his consent has the same two buttons under the same keys. */
export const CONSENT: Decision['ways'] = [
  ['consent', 'c'],
  ['refuse', 'r'],
];
