/** Who is who, and who comes when — 4, 9 */
import type { OpenEmpires } from '../sight.ts';
import type { Seat } from '@tabularium/kernel';
import { contentOf, empireRef } from '../data/printed.ts';
import type { Empires } from '../game.ts';
import { NONE, type Place } from '../ids.ts';
import { ownerOf } from './places.ts';

export const empireOf = (g: OpenEmpires, seat: Seat): string => contentOf(g).empireRefs[g.agreed.empires[seat]!]!;
export const seatOf = (g: OpenEmpires, ref: string): Seat => g.agreed.empires.findIndex((e) => empireRef(e) === ref);

/** Whose place it is, if a player's, for the record. */
export const ownerWords = (g: OpenEmpires, place: Place): { whose: 'owned' | 'free'; whom: string } => {
  const owner = ownerOf(g, place);
  return owner >= 0 ? { whose: 'owned', whom: empireOf(g, owner) } : { whose: 'free', whom: '' };
};

/** Everybody once, in the order of the scenario, beginning with `from`. */
export const orderFrom = ({ agreed: { order } }: Empires, from: Seat): Seat[] => {
  const at = order.indexOf(from);
  const out: Seat[] = [];
  for (let i = 0; i < order.length; i++) out.push(order[(at + i) % order.length]!);
  return out;
};

/** [MED.4-a][MED.8.1-a] Scenario order; under option 8.1 it begins with whom the leader chose. */
export const roundOrder = (g: Empires): Seat[] => orderFrom(g, g.first);

/** The player who attacks: the one who declared an expedition. Neutrals, pirates and hordes are nobody. */
export const attackerSeat = (g: OpenEmpires): Seat => (g.attack?.kind === 'expedition' ? g.attack.seat : NONE);
/** [MED.5.4-a] The owner of the target, if it is a player's city. */
export const defenderSeat = (g: OpenEmpires): Seat => {
  const owner = g.attack ? ownerOf(g, g.attack.target) : NONE;
  return owner >= 0 ? owner : NONE;
};

/** [MED.9-b] Attacker, Defender, then the others in round order beginning after the Attacker. */
export const windowOrder = (g: Empires): Seat[] => {
  const order = [attackerSeat(g), defenderSeat(g)].filter((s) => s !== NONE);
  const all = orderFrom(g, g.attack!.seat);
  for (let i = 1; i <= all.length; i++) {
    const s = all[i % all.length]!;
    if (!order.includes(s)) order.push(s);
  }
  return order;
};
