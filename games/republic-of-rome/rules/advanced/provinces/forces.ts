/** Provincial Forces: how many there are, and how many there may be — 2.02.3, 2.02.32 */
import type { Province } from '../../game.ts';
import type { ProvinceId } from '../../ids.ts';
import { countLegions } from '../../rome/forces.ts';
import { sideOf } from '../../rome/provinces.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { forcesOf, kept, type Keeping, type Units } from './state.ts';

/** From now on it has so many. */
export const station = (g: Keeping, id: ProvinceId, { armies, fleets }: Units): void => {
  const all = kept(g);
  if (all === undefined) return;
  const others = all.forces.filter((f) => f.province !== id);
  all.forces = armies + fleets > 0 ? [...others, { province: id, armies, fleets }] : others;
};
export const disbandForces = (g: Keeping, id: ProvinceId): void => station(g, id, { armies: 0, fleets: 0 });

/** [2.02.3-e] What the side that lies up leaves room for. */
export const roomIn = (g: OpenRome, p: Province): Units => {
  const { maxArmies, maxFleets } = sideOf(g, p);
  const { armies, fleets } = forcesOf(g, p.id);
  return { armies: maxArmies - armies, fleets: maxFleets - fleets };
};
/** [2.02.3-e][A2-46][own-70] A Province that is Undeveloped again loses what there is no room for, of each kind by itself. */
export const trimForces = (g: OpenRome, p: Province): void => {
  const { maxArmies, maxFleets } = sideOf(g, p);
  const { armies, fleets } = forcesOf(g, p.id);
  station(g, p.id, { armies: Math.min(armies, maxArmies), fleets: Math.min(fleets, maxFleets) });
};

/** [2.02.32-a] Is there a Legion with them? */
const hasGarrison = (g: OpenRome, p: Province): boolean => countLegions(g, p.id) > 0;
/** [2.02.32-a][2.02.32-b][A2-41] What the Provincial Armies count in a battle that begins now; [2.02.32-d] Fleets are never halved. */
export const armiesWorth = (g: OpenRome, p: Province): number => {
  const { armies } = forcesOf(g, p.id);
  return hasGarrison(g, p) ? armies : Math.ceil(armies / 2);
};
/** [2.02.C-a][2.02.C-c][own-71] What they add against disorder and raids: one for each two, or each one where a Legion is. */
export const keepingOrder = (g: OpenRome, p: Province): number => {
  const { armies } = forcesOf(g, p.id);
  return hasGarrison(g, p) ? armies : Math.floor(armies / 2);
};
