import type { OpenEmpires } from '../../sight.ts';
import { times } from '../../combat/condition.ts';
import { effectsOf } from '../../empire/cards.ts';
import type { Side } from '../../game.ts';
import type { CardId } from '../../ids.ts';

/** [MED.9-h][MED.A61] A bonus to the side's total while its condition holds; each copy counts for itself. */
export const addedFactor = (g: OpenEmpires, side: Side, card: CardId): number => {
  let n = 0;
  for (const e of effectsOf(g, card, 'add-fc')) {
    if (e.battles.includes(g.combat!.kind))
      n += Math.min(e.cap ?? Number.POSITIVE_INFINITY, e.n * times(g, side, e.if));
  }
  return n;
};
