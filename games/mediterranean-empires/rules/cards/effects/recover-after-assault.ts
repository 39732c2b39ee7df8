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
export const mayReturn = (g: Empires): Returning[] =>
  [
    ...([0, 1] as const).flatMap((side) => {
      const { seat, units, leaders } = forceOf(g, side);
      return [...units.map((u) => u.card), ...leaders].map((card) => ({ card, by: seat }));
    }),
    ...g.table.filter((p) => !p.off).map(({ card, by }) => ({ card, by })),
  ].filter(({ card }) => effectsOf(g, card, 'recover-after-assault').length > 0);

/** [MED.5.4.7-j] There is no recovery after an assault but for cards that say so. They have been discarded. */
export const returnHome = (cx: Cx<Empires>, returning: readonly Returning[]): void => {
  const { g } = cx;
  for (const { card, by } of returning) {
    const { min } = effectsOf(g, card, 'recover-after-assault')[0]!;
    const roll = cx.d6();
    cx.log(t('med.recoveryRoll', { card, roll, min }), 'MED.5.4.7-j');
    if (roll < min) continue;
    takeFrom(g.discards[pileOf(g, card)]!, card);
    addToHand(g, by, card);
    cx.log(t('med.recovered', { who: empireOf(g, by), card }), 'MED.5.4.7-j');
  }
};
