import type { OpenEmpires } from '../../sight.ts';
import { times } from '../../combat/condition.ts';
import { effectsOf } from '../../empire/cards.ts';
import type { Side } from '../../game.ts';
import type { CardId } from '../../ids.ts';

/** [MED.A43] Dice that a card of this side takes from the other. */
export const removedDice = (g: OpenEmpires, side: Side, card: CardId): number => {
  let n = 0;
  for (const e of effectsOf(g, card, 'remove-enemy-dice')) {
    if (e.battles.includes(g.combat!.kind)) n += e.n * times(g, side, e.if);
  }
  return n;
};
