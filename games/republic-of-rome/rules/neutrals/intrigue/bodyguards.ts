/** Secret Bodyguards of a Neutral — 4.07.4 */
import type { Rome, Senator } from '../../game.ts';
import { factionRef } from '../../ids.ts';
import { say } from '../../say.ts';
import { bodyguardCards } from '../../senate/bodyguards.ts';
import { because, candidate } from '../narrowing.ts';
import type { Move } from '../next-move.ts';

/** [4.07.4-a] It plays all that it has for any of its own, whatever the dice show: they also catch the Assassin. */
export const guarding = (g: Rome, target: Senator): Move | undefined => {
  const cards = bodyguardCards(g, target.faction);
  if (cards.length === 0) return undefined;
  return {
    faction: target.faction,
    does: say('neutral.guard.plays', { faction: factionRef(target.faction), target: target.id, n: cards.length }),
    rule: '4.07.4-a',
    because: because(
      say('neutral.guard.all'),
      cards.map((id) => candidate(id)),
    ),
  };
};
