import type { Cx, Seat } from '@tabularium/kernel';
import { empireOf } from '../../empire/order.ts';
import { refOf } from '../../empire/places.ts';
import type { Empires } from '../../game.ts';
import type { Place } from '../../ids.ts';
import { t } from '../../say.ts';

/** One die for a city or an area that a card is aimed at: is it enough? */
export const isWon = (cx: Cx<Empires>, by: Seat, place: Place, min: number, rule: string): boolean => {
  const roll = cx.d6();
  const won = roll >= min;
  const end = won ? 'won' : 'failed';
  cx.log(t('med.courtRoll', { who: empireOf(cx.g, by), city: refOf(cx.g, place), roll, min, end }), rule);
  return won;
};
