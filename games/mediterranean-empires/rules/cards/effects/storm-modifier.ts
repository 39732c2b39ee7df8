import { effectsOf } from '../../empire/cards.ts';
import type { Empires } from '../../game.ts';
import type { CardId } from '../../ids.ts';

/** What the card changes in a storm roll against the expedition it sails with; 0 for nothing. */
export const stormModifier = (g: Empires, card: CardId): number =>
  effectsOf(g, card, 'storm-modifier').reduce((n, e) => n + e.n, 0);
