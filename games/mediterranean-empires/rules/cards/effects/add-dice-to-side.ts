import type { OpenEmpires } from '../../sight.ts';
import { effectsOf } from '../../empire/cards.ts';
import type { CardId } from '../../ids.ts';

/** [MED.A60] More dice for the side that its player named. */
export const sideDice = (g: OpenEmpires, card: CardId): number =>
  effectsOf(g, card, 'add-dice-to-side').reduce((n, e) => n + e.n, 0);
