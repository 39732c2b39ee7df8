/** Naval Battles — 1.10.12 */
import type { Cx } from '@tabularium/kernel';
import type { Force, Rome, War } from '../game.ts';
import { disband } from '../rome/forces.ts';
import { say } from '../say.ts';
import { needsNavalBattle } from '../wars/wars.ts';
import { survive } from './proconsuls.ts';

/** [1.10.12-a] Before any Land Battle, while the enemy's Fleets are unbeaten; [1.10.12-g] no Support is asked for. */
export const mustFightAtSea = (g: Rome, w: War): boolean => needsNavalBattle(g, w);
export const canFightAtSea = (f: Force): boolean => f.fleets > 0;

/**
 * He has won at sea and fights no Land Battle. [1.10.12-e][1.10.12-h] A Force that was sent without any Legion comes home at
 * once; [1.10.8-b][amb-130b] one that was given Legions stays, even if they were lost at sea, and he becomes Proconsul.
 */
export const restAfterSea = (cx: Cx<Rome>, f: Force): void => {
  if (f.hadLegions) return survive(cx, f);
  cx.log(say('combat.homeFromSea', { who: f.commander }), '1.10.12-e');
  disband(cx, f);
};
