import type { OpenEmpires } from '../../sight.ts';
import { cardOf, effectsOf } from '../../empire/cards.ts';
import type { CardId } from '../../ids.ts';
import { isSetMember } from './set-member.ts';

/** [MED.9-h] Of the cards of a side that are in force: once in a battle, however many sets and copies there are: the whole set must be there in Resolution. */
export const setBonus = (g: OpenEmpires, cards: readonly CardId[]): number => {
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
