import { end, type Seat } from '@tabularium/kernel';
import { effectsOf } from '../../empire/cards.ts';
import type { Empires } from '../../game.ts';
import { recall } from '../../expedition/force.ts';
import { attackWords } from '../../expedition/losses.ts';
import type { CardId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { t } from '../../say.ts';
import { playerOf } from '../whose-card.ts';

export const isTurnBack = (g: Empires, card: CardId): boolean => effectsOf(g, card, 'turn-back').length > 0;

/** [MED.A68][MED.A84] An attack on its way is given up: its cards return to the hand, face down as they were; the action is spent. */
export const turnBack = proc(
  'cards.turnBack',
  { card: 'open' },
  (a: { seat: Seat; card: CardId }) => ({ card: a.card }),
  {
    start: (cx, l) => {
      const { g } = cx;
      const { min } = effectsOf(g, l.card, 'turn-back')[0]!;
      const roll = cx.d6();
      cx.log(t('med.startRoll', { who: playerOf(g, l.card), card: l.card, roll, min }), 'MED.9-a');
      if (roll >= min) {
        recall(g, g.attack!.force);
        g.attack!.over = true;
        cx.log(t('med.turnedBack', attackWords(g)), 'MED.9-a');
      }
      return end();
    },
  },
);
