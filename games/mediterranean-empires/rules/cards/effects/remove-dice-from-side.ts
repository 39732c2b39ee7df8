import type { OpenEmpires } from '../../sight.ts';
import { effectsOf } from '../../empire/cards.ts';
import type { CardId } from '../../ids.ts';
import { isFor } from './combat-kind.ts';

/** [MED.A43] Dice that the side loses which its player named; the base die and the last one stay. */
export const sideLosesDice = (g: OpenEmpires, card: CardId): number =>
  effectsOf(g, card, 'remove-dice-from-side')
    .filter((e) => isFor(g, e.when))
    .reduce((n, e) => n + e.n, 0);
