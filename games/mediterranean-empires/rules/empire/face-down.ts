/** What may lie face down in an attacking expedition, as far as everybody knows. */
import type { Need } from '../data/needs.ts';
import { contentOf } from '../data/printed.ts';
import type { Empires } from '../game.ts';

/** On its way, before any combat: nothing of it has been shown yet. */
export const mayHoldUp = (g: Empires, need: Need): boolean => {
  const { kind, seat } = g.attack!;
  if (kind !== 'expedition') return false;
  const cards = contentOf(g).needs[need]!;
  const owners = g.thieves.includes(seat) ? g.agreed.empires.map((_, i) => i) : [seat];
  return owners.some((owner) => cards[g.agreed.empires[owner]!]!.some((id) => !g.discards[owner]!.includes(id)));
};
