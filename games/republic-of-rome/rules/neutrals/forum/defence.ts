/**
 * Counter-bribes of Neutrals — 4.04.21. [4.04.21-g][4.04.21-h] Players spend and move their money as in any game; [4.04.21-f] what was
 * spent on somebody is his, as in any game, and a Neutral's Senator keeps it until he spends it.
 */
import type { Rome } from '../../game.ts';
import { type FactionId, factionRef, type SenatorId } from '../../ids.ts';
import { senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { because } from '../narrowing.ts';
import type { Move } from '../next-move.ts';
import { DEFENDED } from './most-available.ts';

/**
 * [4.04.21-a][4.04.21-b] What brings the number to exactly 4, [4.04.21-d] for a Senator of its own; [4.04.21-c] nothing if it has
 * not so much, or if the number is low enough. [4.04.21-e] In every round anew.
 */
export const defence = (g: Rome, faction: FactionId, target: SenatorId, base: number): number => {
  const n = Math.max(0, base - DEFENDED);
  return senator(g, target).faction === faction && g.factions[faction]!.treasury >= n ? n : 0;
};

export const defenceMove = (faction: FactionId, target: SenatorId, n: number): Move => ({
  faction,
  does: say('neutral.defence', { faction: factionRef(faction), target, n }),
  rule: '4.04.21-a',
  because: because(say('neutral.defence.by')),
});
