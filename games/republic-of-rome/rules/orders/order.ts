/** Standing orders — amb-F5. What a seat wants done, by itself, at the first legal moment. */
import type { Kind } from '../senate/proposal.ts';

/** When: the moment, and what must lie on the floor for it. Do: the verb, as if the seat had sent it. */
export interface Order {
  /** `floor`: as soon as it is put. `last`: when the last Faction is about to vote and it would pass. */
  readonly when: 'floor' | 'last';
  /** Kinds of proposal, any of them; empty for all. */
  readonly about: readonly Kind[];
  /** Everything that the proposal must name. */
  readonly naming: readonly string[];
  readonly verb: 'vetoByTribune' | 'assassinate';
  /** The Senator to be killed; empty for a veto. */
  readonly target: string;
}
