/** What is entered when Factions are called to vote. */
import type { Order } from '../senate/calling.ts';

export interface Entered {
  readonly order: Order;
}
