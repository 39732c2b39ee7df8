/** The order of attack among Wars of one series, as a deployment leaves it — 1.07.332 */
import type { OpenRome } from '../../sight/sight.ts';
import type { Force, War } from '../../game.ts';
import { forcesOn } from '../../rome/forces.ts';
import { canFight } from '../../wars/fighting.ts';
import { earlierActive, isProsecuted } from '../../wars/matching.ts';
import { add, isAttacked, leftIn, type Orders, type Units, unitsOf } from './orders.ts';

/** What a Force will have when these orders are carried out. */
const unitsAfter = (g: OpenRome, f: Force, orders: Orders): Units =>
  orders
    .flatMap((o) => (o.t === 'reinforce' && o.force === f.id ? [unitsOf(o)] : []))
    .reduce(add, leftIn(g, f, orders));

const isRecalled = (orders: Orders, id: string): boolean => orders.some((o) => o.t === 'recall' && o.commander === id);
const willFight = (g: OpenRome, f: Force, orders: Orders): boolean => {
  if (f.commander === '' || f.homeward || isRecalled(orders, f.commander)) return false;
  const { legions, fleets } = unitsAfter(g, f, orders);
  return canFight(g, f.war, { legions: legions.length, fleets });
};

/** [1.07.332-g][amb-113] Does somebody fight this War when the orders are carried out: one who is sent, or one who stays and can? */
export const isProsecutedAfter = (g: OpenRome, w: War, orders: Orders): boolean =>
  isAttacked(orders, w.id) || forcesOn(g, w.id).some((f) => willFight(g, f, orders));

/**
 * [1.07.332-g][own-61] Nobody is sent against a later War, and no earlier one loses its Commander while a later one is being
 * fought, unless all these orders together see to the earlier one.
 */
export const keepsSeries = (g: OpenRome, orders: Orders): boolean =>
  g.wars.every((later) => {
    if (!isProsecutedAfter(g, later, orders)) return true;
    const isNew = isAttacked(orders, later.id);
    return earlierActive(g, later.id).every((w) => isProsecutedAfter(g, w, orders) || (!isNew && !isProsecuted(g, w)));
  });
