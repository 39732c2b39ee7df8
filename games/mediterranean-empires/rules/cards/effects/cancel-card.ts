import type { Cx } from '@tabularium/kernel';
import { effectsOf } from '../../empire/cards.ts';
import type { Empires } from '../../game.ts';
import type { CardId } from '../../ids.ts';
import { t } from '../../say.ts';
import { playerOf } from '../whose-card.ts';

/** [MED.A74] Does the answer undo the card it was played against? The action or play of that card is spent all the same. */
export const cancels = (cx: Cx<Empires>, card: CardId): boolean =>
  effectsOf(cx.g, card, 'cancel-card').some(({ min }) => {
    const roll = cx.d6();
    cx.log(t('med.startRoll', { who: playerOf(cx.g, card), card, roll, min }), 'MED.9-n');
    return roll >= min;
  });
