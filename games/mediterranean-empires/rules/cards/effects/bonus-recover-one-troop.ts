import { effectsOf } from '../../empire/cards.ts';
import type { Empires } from '../../game.ts';
import type { CardId } from '../../ids.ts';

/** [MED.9-m] The least roll of the extra try that this Leader gives one troop; 0 for none. */
export const extraRecovery = (g: Empires, card: CardId): number =>
  effectsOf(g, card, 'bonus-recover-one-troop')[0]?.min ?? 0;
