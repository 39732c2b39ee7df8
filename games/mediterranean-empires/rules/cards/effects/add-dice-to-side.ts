import type { OpenEmpires } from '../../sight.ts';
import { effectsOf } from '../../empire/cards.ts';
import type { CardId } from '../../ids.ts';
import { isFor } from './combat-kind.ts';

/** [MED.A60] More dice for the side that its player named, in the kind of combat that the text names. */
export const sideDice = (g: OpenEmpires, card: CardId): number =>
  effectsOf(g, card, 'add-dice-to-side')
    .filter((e) => isFor(g, e.when))
    .reduce((n, e) => n + e.n, 0);
