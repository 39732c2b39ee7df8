import type { Seat } from '@tabularium/kernel';
import type { Empires } from '../../game.ts';

/** Other players with cards in hand, in the order of the scenario. */
export const withCards = (g: Empires, seat: Seat): Seat[] =>
  g.agreed.order.filter((s) => s !== seat && g.hands[s]!.length > 0);
