import type { Cx } from '@tabularium/kernel';
import { addToHand, effectsOf, pileOf, takeFrom } from '../../empire/cards.ts';
import { empireOf } from '../../empire/order.ts';
import type { Empires } from '../../game.ts';
import { forceOf } from '../../expedition/force.ts';
import type { CardId } from '../../ids.ts';
import { t } from '../../say.ts';

interface Returning {
  readonly card: CardId;
  readonly by: number;
}

/** Cards in the assault, of whoever plays them, that may come back: asked before they are discarded. */
export const mayReturn = (g: Empires): Returning[] => {
  const found: Returning[] = [];
  const ask = (card: CardId, by: number): void => {
    if (effectsOf(g, card, 'recover-after-assault').length > 0) found.push({ card, by });
  };
  for (const side of [0, 1] as const) {
    const { seat, units, leaders } = forceOf(g, side);
    for (const u of units) ask(u.card, seat);
    for (const card of leaders) ask(card, seat);
  }
  for (const p of g.table) if (!p.off) ask(p.card, p.by);
  return found;
};

/** [MED.5.4.7-j][MED.A87] There is no recovery after an assault but for cards that say so. They have been discarded. */
export const returnHome = (cx: Cx<Empires>, returning: readonly Returning[]): void => {
  const { g } = cx;
  for (const { card, by } of returning) {
    const { min } = effectsOf(g, card, 'recover-after-assault')[0]!;
    const roll = cx.d6();
    const who = empireOf(g, by);
    cx.log(t('med.recoveryRoll', { who, card, roll, min }), 'MED.5.4.7-j');
    if (roll < min) continue;
    takeFrom(g.discards[pileOf(g, card)]!, card);
    addToHand(g, by, card);
    cx.log(t('med.recovered', { who, card }), 'MED.5.4.7-j');
  }
};
