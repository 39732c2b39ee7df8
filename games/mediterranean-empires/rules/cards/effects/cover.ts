import { activeCards } from '../../combat/active.ts';
import { effectsOf } from '../../empire/cards.ts';
import type { Empires, Side } from '../../game.ts';

/** [MED.A86] By how much harder the enemy's rolls at the start of the battle become; the best cover counts, once. */
export const coverOf = (g: Empires, side: Side): number => {
  let best = 0;
  for (const card of activeCards(g, side)) {
    for (const { battles, n } of effectsOf(g, card, 'cover'))
      if (battles.includes(g.combat!.kind)) best = Math.max(best, n);
  }
  return best;
};
