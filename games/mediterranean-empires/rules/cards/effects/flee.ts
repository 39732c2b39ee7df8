import type { Cx } from '@tabularium/kernel';
import { effectsOf } from '../../empire/cards.ts';
import { dice, sum } from '../../empire/dice.ts';
import type { Empires } from '../../game.ts';
import type { CardId } from '../../ids.ts';
import { t } from '../../say.ts';
import { playerOf } from '../whose-card.ts';

/** [MED.9-i] Does it run before the battle begins? */
export const flees = (cx: Cx<Empires>, card: CardId): boolean =>
  effectsOf(cx.g, card, 'flee')
    .filter((e) => e.battles.includes(cx.g.combat!.kind))
    .some((e) => {
      const rolled = sum(dice(cx, e.dice));
      cx.log(t('med.fleeRoll', { who: playerOf(cx.g, card), card, roll: rolled, max: e.max }), 'MED.9-i');
      return rolled <= e.max;
    });
