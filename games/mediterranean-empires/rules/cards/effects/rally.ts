import { isLeaderFor } from '../../combat/active.ts';
import { cardOf, effectsOf } from '../../empire/cards.ts';
import type { Empires, Lost } from '../../game.ts';
import { forceOf } from '../../expedition/force.ts';
import type { CardId } from '../../ids.ts';

/** A card of the battle that rallies others, and for whom. */
interface Rallying {
  readonly card: CardId;
  readonly by: number;
}

/** Of units and Leaders of both sides, lost or still there. A Leader who does not count in such a battle rallies nobody. */
export const rallying = (g: Empires): Rallying[] => {
  const found: Rallying[] = [];
  for (const side of [0, 1] as const) {
    const { seat: by, units, leaders } = forceOf(g, side);
    const ask = (card: CardId, isLeader: boolean): void => {
      if (effectsOf(g, card, 'rally').length === 0) return;
      if (!isLeader || isLeaderFor(g, card, g.combat!.kind, side)) found.push({ card, by });
    };
    for (const u of units) ask(u.card, false);
    for (const x of g.combat!.lost) if (x.by === by) ask(x.card, x.as === 'L');
    for (const card of leaders) ask(card, true);
  }
  return found;
};

/**
 * [MED.5.4.5-k][MED.9-m][MED.A83] The second try of a discarded card that another of its side names: what it must roll, or
 * nothing. However many name it, there is one.
 */
export const secondTry = (g: Empires, all: readonly Rallying[], { card, by }: Lost): number[] => {
  if (all.length === 0) return [];
  const { name } = cardOf(g, card);
  const mins = all
    .filter((p) => p.by === by)
    .flatMap((p) => effectsOf(g, p.card, 'rally').filter((e) => e.names.includes(name)))
    .map((e) => e.min);
  return mins.length > 0 ? [Math.min(...mins)] : [];
};
