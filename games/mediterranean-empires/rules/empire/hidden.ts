/**
 * Who may hold what, as far as everybody knows. Questions go to whoever may hold a fitting card, not to whoever does:
 * a discard pile is public [MED.9-d], a deck and a hand are not.
 */
import type { Seat } from '@tabularium/kernel';
import type { Need } from '../data/needs.ts';
import { contentOf } from '../data/printed.ts';
import type { Empires } from '../game.ts';

/** [MED.5.1-a] Nobody holds anything with an empty hand; a thief may hold a card of any deck. */
export const mayHold = (g: Empires, seat: Seat, need: Need): boolean => {
  if (g.hands[seat]!.length === 0) return false;
  if (g.thieves.includes(seat)) return g.agreed.empires.some((_, owner) => isOut(g, owner, need));
  return isOut(g, seat, need);
};

const isOut = (g: Empires, owner: Seat, need: Need): boolean => {
  const pile = g.discards[owner]!;
  for (const id of contentOf(g).needs[need]![g.agreed.empires[owner]!]!) if (!pile.includes(id)) return true;
  return false;
};
