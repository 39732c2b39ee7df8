import { activeCards } from '../../combat/active.ts';
import { effectsOf } from '../../empire/cards.ts';
import type { Empires, Side } from '../../game.ts';

/** By how much harder the enemy's rolls at the start of the battle become; the best cover counts, once. */
export const coverOf = (g: Empires, side: Side): number =>
  Math.max(
    0,
    ...activeCards(g, side)
      .flatMap((card) => effectsOf(g, card, 'cover'))
      .filter((e) => e.battles.includes(g.combat!.kind))
      .map((e) => e.n),
  );
