/** Cards whose text counts in the combat at hand — 2, 9 */
import type { OpenEmpires } from '../sight.ts';
import { cardOf } from '../empire/cards.ts';
import { isRestricted } from '../cards/effects/restrict.ts';
import type { Side } from '../game.ts';
import type { CardId, CombatKind } from '../ids.ts';
import { forceOf, inCombat } from '../expedition/force.ts';

/** [MED.A73] May this Leader be played here, and does he count? Not with a dash, nor on the wrong side. */
export const isLeaderFor = (g: OpenEmpires, card: CardId, kind: CombatKind, side: Side): boolean =>
  cardOf(g, card).factors[kind] !== null && !isRestricted(g, card, kind, side);

export const countingLeaders = (g: OpenEmpires, side: Side): CardId[] =>
  forceOf(g, side).leaders.filter((id) => isLeaderFor(g, id, g.combat!.kind, side));

/** Units, Leaders and played cards of a side that are in force now. */
export const activeCards = (g: OpenEmpires, side: Side): CardId[] => {
  const cards: CardId[] = [];
  for (const u of inCombat(g, forceOf(g, side), g.combat!.kind)) cards.push(u.card);
  for (const id of countingLeaders(g, side)) cards.push(id);
  for (const p of g.table) if (!p.off && p.side === side) cards.push(p.card);
  return cards;
};

/** Those of them whose text counts in Resolution: seldom more than one or two. */
export const tellingCards = (g: OpenEmpires, side: Side): CardId[] =>
  activeCards(g, side).filter((id) => cardOf(g, id).inResolution);
