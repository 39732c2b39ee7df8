/** What may lie face down in an attacking expedition, as far as everybody knows. */
import type { Need } from '../data/needs.ts';
import { contentOf } from '../data/printed.ts';
import type { Empires } from '../game.ts';

export const mayHoldUp = (g: Empires, need: Need): boolean => {
  const { kind, seat, force } = g.attack!;
  if (kind !== 'expedition') return false;
  const cards = contentOf(g).needs[need]!;
  const owners = g.thieves.includes(seat) ? g.agreed.empires.map((_, i) => i) : [seat];
  return owners.some((owner) =>
    cards[g.agreed.empires[owner]!]!.some((id) =>
      force.faceUp ? force.units.some((u) => u.card === id) : !g.discards[owner]!.includes(id),
    ),
  );
};
