import type { OpenEmpires } from '../../sight.ts';
import { effectsOf } from '../../empire/cards.ts';
import type { CardId } from '../../ids.ts';

/** Does the card belong to this set? The one that gives the bonus does too. */
export const isSetMember = (g: OpenEmpires, card: CardId, set: readonly string[]): boolean =>
  [...effectsOf(g, card, 'set-member'), ...effectsOf(g, card, 'set-bonus')].some((e) =>
    set.every((name) => e.set.includes(name)),
  );
