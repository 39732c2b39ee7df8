/** Standing orders — amb-F5. What a seat wants done, by itself, at the first legal moment. */
import type { Rome } from '../game.ts';
import type { Kind } from '../senate/proposal.ts';

interface About {
  /** Kinds of proposal, any of them; empty for all. Of an order to pass: those that he wants to be asked about. */
  readonly about: readonly Kind[];
  /** Everything that the proposal must name. Of an order to pass: any of those, and he wants to be asked. */
  readonly naming: readonly string[];
  /** The Senator to be killed; empty for anything else. */
  readonly target: string;
}
/** When: the moment, and what must lie on the floor for it. Do: the verb, as if the seat had sent it. */
export interface DeedOrder extends About {
  /** `floor`: as soon as it is put. `last`: when the last Faction is about to vote and it would pass. */
  readonly when: 'floor' | 'last';
  readonly verb: 'vetoByTribune' | 'assassinate';
}
/** Whoever has one is not asked whether he steps in. */
export interface PassOrder extends About {
  readonly verb: 'pass';
  readonly until: string;
  /** He wants to be asked when a Senator of his own is accused. */
  readonly unlessAccused: boolean;
}
export type Order = DeedOrder | PassOrder;

/** What orders to pass were lodged until has come. */
export const endPasses = (g: Rome, until: string): void => {
  for (const own of g.orders)
    for (let i = own.length - 1; i >= 0; i--) {
      const o = own[i]!;
      if (o.verb === 'pass' && o.until === until) own.splice(i, 1);
    }
};
