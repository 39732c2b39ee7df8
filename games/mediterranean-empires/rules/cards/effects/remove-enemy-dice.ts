import type { OpenEmpires } from '../../sight.ts';
import { times } from '../../combat/condition.ts';
import { effectsOf } from '../../empire/cards.ts';
import type { Side } from '../../game.ts';
import type { CardId } from '../../ids.ts';

/** [MED.A43] Dice that a card of this side takes from the other. */
export const removedDice = (g: OpenEmpires, side: Side, card: CardId): number =>
  effectsOf(g, card, 'remove-enemy-dice')
    .filter((e) => e.battles.includes(g.combat!.kind))
    .reduce((n, e) => n + e.n * times(g, side, e.if), 0);
