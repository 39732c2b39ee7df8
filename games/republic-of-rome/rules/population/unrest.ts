/** Unrest at the start of the Population Phase — 1.08.1, 1.08.11, 1.08.12, tbl-unrest */
import type { Cx } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import type { Rome } from '../game.ts';
import { countLegions, forcePlace, forcesOn } from '../rome/forces.ts';
import { changeUnrest } from '../rome/standing.ts';
import { say } from '../say.ts';
import type { OpenRome } from '../sight/sight.ts';
import { droughtEffects } from '../wars/wars.ts';

/**
 * [amb-139] A Civil War that has been fought and faces no Legion of the Senate any more. [1.10.9-e] One declared last turn
 * has not seen a Combat Phase yet.
 */
const isCivilWarUnprosecuted = (g: OpenRome): boolean =>
  // [2.03.8-i]
  plays(g, 'rebel-governors') ? advanced().isCivilWarNeglected(g) : isRebelUnfaced(g);
const isRebelUnfaced = (g: OpenRome): boolean =>
  g.rebels.some((r) => g.turn >= r.since + 2 && !forcesOn(g, r.army).some((f) => countLegions(g, forcePlace(f)) > 0));

/** [1.08.11-a] */
export const unprosecutedWars = (g: OpenRome): number =>
  g.wars.filter((w) => w.unprosecuted).length + (isCivilWarUnprosecuted(g) ? 1 : 0);

/** What the next Population Phase begins with, as things stand. */
export const unrestToCome = (g: OpenRome): number => unprosecutedWars(g) + droughtEffects(g);

/**
 * [1.08.1-b][1.08.12-c] Before anything else. [1.08.12-a][tbl-unrest-b] Every Unprosecuted War and every Drought Effect adds 1;
 * [1.08.12-d] a War may count as both.
 */
export const raiseUnrest = (cx: Cx<Rome>): void => {
  const { g } = cx;
  const wars = unprosecutedWars(g);
  const droughts = droughtEffects(g);
  if (wars + droughts === 0) return;
  changeUnrest(g, wars + droughts);
  cx.log(say('population.unrest', { n: wars + droughts, unrest: g.unrest, wars, droughts }), '1.08.1-b');
};
