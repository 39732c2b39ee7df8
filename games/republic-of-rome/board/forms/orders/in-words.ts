/** Standing orders as sentences — amb-F5 */
import type { Say } from '@tabularium/parts/web';
import type { Order } from '../../../rules/orders/order.ts';
import { UNLESS_ACCUSED } from '../../../rules/orders/passing.ts';
import { ownFaction } from '../../../rules/rome/players.ts';
import { homeOf } from '../../../rules/senate/proposal-kinds.ts';
import type { RomeView } from '../../../rules/sight/view.ts';

const kindsOf = ({ about }: Order): string[] => about.map((kind) => homeOf(kind).name);

/** What it will do, and when. */
export const orderInWords = (o: Order, say: Say): string => {
  const kinds = kindsOf(o);
  if (o.verb !== 'pass')
    return o.verb === 'assassinate'
      ? say('orders.kills', { who: o.target })
      : say('orders.vetoes', { what: [...kinds, ...o.naming] });
  const exceptions = [...(o.unlessAccused ? [UNLESS_ACCUSED] : []), ...kinds, ...o.naming];
  return exceptions.length === 0
    ? say('orders.passes', { until: o.until })
    : say('orders.passesUnless', { until: o.until, what: exceptions });
};

/** The orders of whoever looks. */
export const ownOrders = (view: RomeView): readonly Order[] =>
  typeof view.seat === 'number' ? (view.orders[ownFaction(view, view.seat)] ?? []) : [];
