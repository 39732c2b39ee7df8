import type { Cx } from '@tabularium/kernel';
import { effectsOf } from '../../empire/cards.ts';
import { dice, sum } from '../../empire/dice.ts';
import type { Empires } from '../../game.ts';
import type { CardId } from '../../ids.ts';
import { t } from '../../say.ts';
import { playerOf } from '../whose-card.ts';

/** [MED.9-i][MED.A52] How many of its own it tramples when it runs; -1 if it stands. */
export const stampedes = (cx: Cx<Empires>, card: CardId): number => {
  for (const e of effectsOf(cx.g, card, 'stampede')) {
    if (!e.battles.includes(cx.g.combat!.kind)) continue;
    const rolled = sum(dice(cx, e.dice));
    cx.log(t('med.fleeRoll', { who: playerOf(cx.g, card), card, roll: rolled, max: e.max }), 'MED.9-i');
    if (rolled <= e.max) return e.alsoDiscardOwnRandom;
  }
  return -1;
};
