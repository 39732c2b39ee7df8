import type { OpenEmpires } from '../../sight.ts';
import { effectsOf } from '../../empire/cards.ts';
import type { CardId } from '../../ids.ts';
import { isFor } from './combat-kind.ts';

/** A fixed sum for the side that its player named: a card of anybody, in a battle of others too [MED.5.4.5-b]. */
export const sideFactor = (g: OpenEmpires, card: CardId): number =>
  effectsOf(g, card, 'add-fc-to-side')
    .filter((e) => isFor(g, e.when))
    .reduce((n, e) => n + e.n, 0);
