import { call, end, type Seat } from '@tabularium/kernel';
import { effectsOf } from '../../empire/cards.ts';
import { dice, sum } from '../../empire/dice.ts';
import type { Empires } from '../../game.ts';
import { maybeSpent, shedSurplus, sideRef } from '../../expedition/losses.ts';
import type { CardId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { t } from '../../say.ts';
import { lossesFor, loseSome } from './results.ts';

export const isAmbush = (g: Empires, card: CardId): boolean => effectsOf(g, card, 'ambush').length > 0;

/** [MED.A68] Against an expedition on its way. */
export const ambush = proc('cards.ambush', { card: 'open' }, (a: { seat: Seat; card: CardId }) => ({ card: a.card }), {
  start: (cx, l) => {
    for (const e of effectsOf(cx.g, l.card, 'ambush')) {
      const roll = sum(dice(cx, e.dice));
      const n = lossesFor(e.results, roll);
      cx.log(t('med.routeRoll', { card: l.card, whom: sideRef(cx.g, 0), roll, n }), 'MED.9-e');
      loseSome(cx, n);
    }
    return call(shedSurplus, { side: 0 }, 'over');
  },
  over: (cx) => {
    maybeSpent(cx);
    return end();
  },
});
