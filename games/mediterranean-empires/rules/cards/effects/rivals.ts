import { howMany, type Seat } from '@tabularium/kernel';
import type { EmpiresView } from '../../view.ts';

/** [MED.9-d] Other players with cards in hand, in the order of the scenario. How many somebody holds is public. */
export const withCards = (g: Pick<EmpiresView, 'agreed' | 'hands'>, seat: Seat): Seat[] =>
  g.agreed.order.filter((s) => s !== seat && howMany(g.hands[s]!) > 0);
