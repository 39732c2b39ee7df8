import type { OpenEmpires } from '../../sight.ts';
import { effectsOf } from '../../empire/cards.ts';
import type { Side } from '../../game.ts';
import type { CardId, CombatKind } from '../../ids.ts';

/** Is the card barred from this side of such a combat? */
export const isRestricted = (g: OpenEmpires, card: CardId, kind: CombatKind, side: Side): boolean =>
  effectsOf(g, card, 'restrict').some(
    (e) => (e.battle === 'any' || e.battle === kind) && (e.role === 'attacker') !== (side === 0),
  );
