/** Whether the Pontifex Maximus may veto — 2.01.5 */
import type { Rome, Senator } from '../../game.ts';
import type { FactionId } from '../../ids.ts';
import { decider } from '../../rome/hrao.ts';
import { playerOf } from '../../rome/players.ts';
import { onFloor } from '../../senate/floor.ts';
import { mayVeto } from '../../senate/tribunes.ts';
import { pontifexInRome, pontificate } from './pontificate.ts';

/** [2.01.5-a][2.01.5-g][own-68] One in each Senate Phase, and none is kept for another; [2.01.H-e] in Rome. */
const isUnused = (g: Rome): boolean => pontificate(g).vetoed !== g.turn;

/** The Pontifex Maximus whose veto this player may use. [1.09.823-a] It belongs to the office, so whoever rules his Faction has it. */
export const vetoer = (g: Rome, by: FactionId): Senator | undefined => {
  const s = pontifexInRome(g);
  return s && isUnused(g) && decider(g, s.faction) === playerOf(g, by) ? s : undefined;
};

/** [2.01.5-f][2.01.8-e] Against his own recall he has none. */
export const isAboutHim = (g: Rome): boolean => onFloor(g)?.proposal.t === 'recall-pontifex';

/** [amb-F4] Is he asked whether to step in? [2.01.5-b][2.01.5-c] Where a Tribune of his Faction could be played. */
export const hasPontifexVeto = (g: Rome, by: FactionId): boolean => {
  const s = vetoer(g, by);
  const floor = onFloor(g);
  return s !== undefined && floor !== undefined && mayVeto(floor, s.faction) && !isAboutHim(g);
};
