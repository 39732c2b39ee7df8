import type { OpenEmpires } from '../../sight.ts';
import { activeCards } from '../../combat/active.ts';
import { cardOf, effectsOf } from '../../empire/cards.ts';
import type { Side } from '../../game.ts';
import { isSetMember } from './set-member.ts';

/** [MED.9-h] Once in a battle, however many sets and copies there are: the whole set must be there in Resolution. */
export const setBonus = (g: OpenEmpires, side: Side): number => {
  const cards = activeCards(g, side);
  for (const card of cards) {
    for (const e of effectsOf(g, card, 'set-bonus')) {
      if (!e.battles.includes(g.combat!.kind)) continue;
      const isWhole = e.set.every((name) =>
        cards.some((id) => cardOf(g, id).name === name && isSetMember(g, id, e.set)),
      );
      if (isWhole) return e.n;
    }
  }
  return 0;
};
