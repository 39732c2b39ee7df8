import type { Cx } from '@tabularium/kernel';
import { refOf } from '../../empire/places.ts';
import type { Empires } from '../../game.ts';
import type { Place } from '../../ids.ts';
import { t } from '../../say.ts';

/** One die for a city or an area that a card is aimed at: is it enough? */
export const isWon = (cx: Cx<Empires>, place: Place, min: number, rule: string): boolean => {
  const roll = cx.d6();
  const won = roll >= min;
  cx.log(t('med.courtRoll', { city: refOf(cx.g, place), roll, min, end: won ? 'won' : 'failed' }), rule);
  return won;
};
