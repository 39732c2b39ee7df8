/** Who played a card that lies on the table or in a force: for the record. */
import { empireOf } from '../empire/order.ts';
import type { Empires, Side } from '../game.ts';
import { forceOf } from '../expedition/force.ts';
import { sideRef } from '../expedition/losses.ts';
import type { CardId } from '../ids.ts';

const isIn = (g: Empires, side: Side, card: CardId): boolean => {
  const { units, leaders } = forceOf(g, side);
  return leaders.includes(card) || units.some((u) => u.card === card);
};

export const playerOf = (g: Empires, card: CardId): string => {
  const laid = g.table.find((p) => p.card === card);
  return laid ? empireOf(g, laid.by) : sideRef(g, isIn(g, 0, card) ? 0 : 1);
};
