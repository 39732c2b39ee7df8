/**
 * Who may hold what, as far as everybody knows. Questions go to whoever may hold a fitting card, not to whoever does:
 * a discard pile is public [MED.9-d], and so is what lies face up; a deck and a hand are not.
 */
import type { Seat } from '@tabularium/kernel';
import type { Need } from '../data/needs.ts';
import { contentOf } from '../data/printed.ts';
import type { Empires, Force } from '../game.ts';
import type { CardId } from '../ids.ts';

/**
 * [MED.5.1-a] Nobody holds anything with an empty hand; a thief may hold a card of any deck. With `fits`, only cards that
 * would be of use count.
 */
export const mayHold = (g: Empires, seat: Seat, need: Need, fits: (id: CardId) => boolean = anyCard): boolean => {
  if (g.hands[seat]!.length === 0) return false;
  if (g.thieves.includes(seat)) return g.agreed.empires.some((_, owner) => isOut(g, owner, need, fits));
  return isOut(g, seat, need, fits);
};
const anyCard = (): boolean => true;

const isOut = (g: Empires, owner: Seat, need: Need, fits: (id: CardId) => boolean): boolean => {
  const pile = g.discards[owner]!;
  for (const id of contentOf(g).needs[need]![g.agreed.empires[owner]!]!)
    if (!pile.includes(id) && fits(id) && !liesOpen(g, id)) return true;
  return false;
};

/** What lies on the table, or in a force that has been shown, is in nobody's hand. */
const liesOpen = ({ table, attack }: Empires, id: CardId): boolean => {
  for (const p of table) if (p.card === id) return true;
  return attack !== null && (isShownIn(attack.force, id) || (attack.guard !== null && isShownIn(attack.guard, id)));
};

const isShownIn = ({ units, leaders, faceUp }: Force, id: CardId): boolean =>
  leaders.includes(id) || (faceUp && units.some((u) => u.card === id));
