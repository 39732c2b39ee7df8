/** Blackmail and Seduction of Neutrals — 4.07.7 */
import { cardOf } from '../../data/printed.ts';
import type { Rome } from '../../game.ts';
import type { FactionId, None } from '../../ids.ts';

/**
 * [4.07.7-a] The first of these cards that it holds is used in its next Persuasion Attempt, which is that of the Initiative in which
 * it was drawn; [4.07.7-c] if none can be made it is kept for the next.
 */
export const maybePersuadingCard = (g: Rome, faction: FactionId): 'seduction' | 'blackmail' | None => {
  for (const id of g.factions[faction]!.hand) {
    const { kind } = cardOf(g, id);
    if (kind === 'seduction' || kind === 'blackmail') return kind;
  }
  return '';
};
