/** Victory — 1.10.4, 1.10.12 */
import type { Cx } from '@tabularium/kernel';
import type { Force, Rome, Senator, War } from '../game.ts';
import { disband } from '../rome/forces.ts';
import { move } from '../rome/money.ts';
import { senator } from '../rome/senators.ts';
import { changeInfluence, changePopularity, changeUnrest } from '../rome/standing.ts';
import { say } from '../say.ts';
import { endWar } from '../wars/ending.ts';
import { createProvincesOf } from '../wars/provinces.ts';
import { isRevolt } from '../wars/revolts.ts';
import { warCard } from '../wars/wars.ts';
import type { Fate } from './commander.ts';

/**
 * [1.10.4-g][amb-121] Popularity and Influence, half of a Strength rounded up, for each battle by itself.
 * [1.09.34-d] Only the Commander's.
 */
export const reward = (cx: Cx<Rome>, s: Senator, strength: number): void => {
  const n = Math.ceil(strength / 2);
  changePopularity(cx.g, s, n);
  changeInfluence(cx, s, n);
  cx.log(say('combat.reward', { who: s.id, n }), '1.10.4-g');
};

/** [1.10.12-c][1.10.4-c] The marker, and 1 Unrest less. [1.10.4-i] No Spoils. [1.10.4-e] The Force of a dead victor comes home. */
export const winAtSea = (cx: Cx<Rome>, f: Force, w: War, fate: Fate): void => {
  w.navalVictory = true;
  changeUnrest(cx.g, -1);
  cx.log(say('combat.navalVictory', { war: w.id }), '1.10.4-c');
  if (fate !== 'well') return disband(cx, f);
  // [1.10.4-h] The printed Strength, whatever it was multiplied by.
  reward(cx, senator(cx.g, f.commander), warCard(cx.g, w.id).fleet);
};

/**
 * [1.10.4-a] 1 Unrest less, and the War is over: [1.10.4-k] its Captives die, [1.10.4-b][1.10.4-l] other Forces come home.
 * [1.10.4-j] The victor stays in the field with what he has left [1.10.4-d]; [1.10.4-e] if he is dead it comes home too.
 */
export const winOnLand = (cx: Cx<Rome>, f: Force, w: War, fate: Fate): void => {
  const { g } = cx;
  const { land, spoils } = warCard(g, w.id);
  changeUnrest(g, -1);
  f.victorious = fate === 'well';
  f.fought = false;
  // [1.10.4-h][2.02.412-r] The printed Strength, without Leaders, Matching Wars and allies.
  if (fate === 'well') reward(cx, senator(g, f.commander), land);
  // [1.10.4-i]
  const paid = isRevolt(g, w) ? 0 : spoils;
  move(g, 'bank', 'state', paid);
  if (paid > 0) cx.log(say('combat.spoils', { war: w.id, n: paid }), '1.10.4-i');
  endWar(cx, w, 'victory');
  // [1.10.4-f]
  createProvincesOf(cx, w.id);
};
