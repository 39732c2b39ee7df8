/** Unprosecuted Wars — 1.10.9 */
import type { Cx } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import type { Rome, War } from '../game.ts';
import { countLegions, forcePlace, forcesOn } from '../rome/forces.ts';
import { say } from '../say.ts';
import { activeWars, fleetSupport } from '../wars/wars.ts';

const legionsOn = (g: Rome, war: War['id']): number =>
  forcesOn(g, war).reduce((n, f) => n + countLegions(g, forcePlace(f)), 0);
const fleetsOn = (g: Rome, war: War['id']): number => forcesOn(g, war).reduce((n, f) => n + f.fleets, 0);

/** [1.10.9-a] Fought on land, and Legions with their Support left; [1.10.9-b] or at sea, with Fleets or a Naval Victory left. */
const wasProsecuted = (g: Rome, w: War): boolean =>
  (w.foughtLand && legionsOn(g, w.id) > 0 && fleetsOn(g, w.id) >= fleetSupport(g, w)) ||
  (w.foughtSea && (w.navalVictory || fleetsOn(g, w.id) > 0));

/**
 * [1.10.9-c][1.10.9-f][amb-125] At the end of every Combat Phase every Active War is looked at again; [amb-139] the Civil War
 * is counted by `population/unrest.ts`, which looks whether a Legion still faces the Rebel. [1.10.9-d] Unrest in the
 * Population Phase is all it means; [1.10.9-e] Wars drawn since are not looked at before.
 */
export const markUnprosecuted = (cx: Cx<Rome>): void => {
  const { g } = cx;
  for (const w of activeWars(g)) {
    w.unprosecuted = !wasProsecuted(g, w);
    if (w.unprosecuted) cx.log(say('combat.unprosecuted', { war: w.id }), '1.10.9-c');
  }
  // [2.03.8-i]
  if (plays(g, 'rebel-governors')) advanced().judgeCivilWar(g);
};
