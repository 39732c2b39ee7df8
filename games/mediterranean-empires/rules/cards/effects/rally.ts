import { isLeaderFor } from '../../combat/active.ts';
import { cardOf, effectsOf } from '../../empire/cards.ts';
import type { Empires, Lost, Side } from '../../game.ts';
import { forceOf } from '../../expedition/force.ts';
import type { CardId } from '../../ids.ts';

/** A card that took part in the battle, and for whom. */
interface Present {
  readonly card: CardId;
  readonly by: number;
}

/** Units and Leaders of both sides, lost or still there. A Leader who does not count in such a battle rallies nobody. */
export const present = (g: Empires): Present[] =>
  ([0, 1] as const).flatMap((side: Side) => {
    const { seat, units, leaders } = forceOf(g, side);
    const lost = g.combat!.lost.filter((x) => x.by === seat);
    const led = [...leaders, ...lost.filter((x) => x.as === 'L').map((x) => x.card)];
    return [
      ...units.map((u) => u.card),
      ...lost.filter((x) => x.as !== 'L').map((x) => x.card),
      ...led.filter((id) => isLeaderFor(g, id, g.combat!.kind, side)),
    ].map((card) => ({ card, by: seat }));
  });

/**
 * [MED.5.4.5-k][MED.9-m] The second try of a discarded card that another of its side names: what it must roll, or
 * nothing. However many name it, there is one.
 */
export const secondTry = (g: Empires, all: readonly Present[], { card, by }: Lost): number[] => {
  const { name } = cardOf(g, card);
  const mins = all
    .filter((p) => p.by === by)
    .flatMap((p) => effectsOf(g, p.card, 'rally').filter((e) => e.names.includes(name)))
    .map((e) => e.min);
  return mins.length > 0 ? [Math.min(...mins)] : [];
};
