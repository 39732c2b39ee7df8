import type { Cx } from '@tabularium/kernel';
import { effectsOf } from '../../empire/cards.ts';
import { dice, sum } from '../../empire/dice.ts';
import type { Empires } from '../../game.ts';
import type { CardId } from '../../ids.ts';
import { t } from '../../say.ts';
import { playerOf } from '../whose-card.ts';

/**
 * [MED.5.4.5-d][MED.A58] What the enemy loses to this card at the start of the battle: troops, or fleets. `cover` makes
 * the roll harder.
 */
export const hits = (cx: Cx<Empires>, card: CardId, cover: number): ('T' | 'F')[] =>
  effectsOf(cx.g, card, 'roll-discard')
    .filter((e) => e.battles.includes(cx.g.combat!.kind))
    .flatMap((e) => {
      const rolled = sum(dice(cx, e.dice));
      const min = e.min + cover;
      cx.log(t('med.startRoll', { who: playerOf(cx.g, card), card, roll: rolled, min }), 'MED.5.4.5-d');
      const what = e.target === 'enemy-troop' ? 'T' : 'F';
      return rolled >= min ? Array.from({ length: e.count }, () => what) : [];
    });
