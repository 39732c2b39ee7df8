import { effectsOf } from '../../empire/cards.ts';
import type { Empires } from '../../game.ts';
import type { CardId } from '../../ids.ts';

/** [MED.5.4.5-j] One try, with a 6. */
const RECOVERED: readonly number[] = [6];

/**
 * [MED.5.4.5-j][MED.5.4.5-k][MED.A9][MED.A59] The least roll that brings each try: a card's own text replaces the 6, and
 * may give it two tries.
 */
export const recoveryRolls = (g: Empires, card: CardId): readonly number[] => {
  const own = effectsOf(g, card, 'recover-at');
  if (own.length === 0) return RECOVERED;
  return own.flatMap(({ min, rolls = 1 }) => Array.from({ length: rolls }, () => min));
};
