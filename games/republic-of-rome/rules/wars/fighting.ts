/** What a Force needs to fight at all — 1.07.33, 1.09.9, 1.09.643-d */
import type { OpenRome } from '../sight/sight.ts';
import { advanced } from '../advanced/part.ts';
import type { Force } from '../game.ts';
import { isProvinceId, isRebelArmy } from '../ids.ts';
import { fleetSupport, maybeWar, needsNavalBattle } from './wars.ts';

/** [1.07.33-b] Fleets that it needs to fight on land, [2.03.81-d] against a Rebel Province too. */
export const supportNeeded = (g: OpenRome, war: Force['war']): number => {
  if (isProvinceId(war)) return advanced().supportAgainst(g, war);
  const w = maybeWar(g, war);
  return w === undefined ? 0 : fleetSupport(g, w);
};
/** [1.07.33-c] Must it win at sea first? [2.03.81-e] */
export const isNavalFirst = (g: OpenRome, war: Force['war']): boolean => {
  if (isProvinceId(war)) return advanced().mustWinAtSea(g, war);
  const w = maybeWar(g, war);
  return w !== undefined && needsNavalBattle(g, w);
};

/**
 * [1.09.9-a] Enough Fleets for Support, and Fleets where the sea must be won first, Legions where it need not. [amb-23] Against
 * nobody it cannot; a mission is no fight and always goes on.
 */
export const canFight = (g: OpenRome, war: Force['war'], units: { legions: number; fleets: number }): boolean => {
  if (!isRebelArmy(war) && maybeWar(g, war) === undefined) return war !== '';
  if (units.fleets < supportNeeded(g, war)) return false;
  return isNavalFirst(g, war) ? units.fleets > 0 : units.legions > 0;
};
