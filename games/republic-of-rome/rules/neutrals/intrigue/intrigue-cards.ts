/** Which cards of a hand are Intrigue cards — 1.07.35 */
import { cardOf } from '../../data/printed.ts';
import type { CardKind } from '../../data/card-kinds.ts';
import type { Rome } from '../../game.ts';
import type { CardId, FactionId } from '../../ids.ts';

const OTHERS: readonly CardKind[] = ['statesman', 'concession', 'law', 'leader'];

/** Neither Statesmen nor Concessions nor Laws, nor Cleopatra. */
export const intrigueOf = (g: Rome, faction: FactionId): CardId[] =>
  g.factions[faction]!.hand.filter((id) => !OTHERS.includes(cardOf(g, id).kind));
