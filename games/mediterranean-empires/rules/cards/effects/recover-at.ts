import { effectsOf } from '../../empire/cards.ts';
import type { Empires } from '../../game.ts';
import type { CardId } from '../../ids.ts';

/** [MED.5.4.5-j] */
const RECOVERED = 6;

/**
 * [MED.5.4.5-j][MED.5.4.5-k][MED.A9][MED.A59] The least roll that brings each try: a card's own text replaces the 6, and
 * may give it two tries.
 */
export const recoveryRolls = (g: Empires, card: CardId): number[] => {
  const own = effectsOf(g, card, 'recover-at').flatMap(({ min, rolls = 1 }) =>
    Array.from({ length: rolls }, () => min),
  );
  return own.length > 0 ? own : [RECOVERED];
};
