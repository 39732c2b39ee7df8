/** What Provinces add to the War for which they fight — 2.02.412, 2.02.C */
import type { Province } from '../../game.ts';
import type { Packed } from '../../data/printed.ts';
import type { ProvinceId, WarId } from '../../ids.ts';
import { sideOf } from '../../rome/provinces.ts';
import { alliesOf, forcesOf, type Keeping } from './state.ts';

/** On land and at sea. */
export interface Reinforcements {
  readonly land: number;
  readonly sea: number;
}

/**
 * [2.02.412-d][2.02.412-e][2.02.412-f] Of its allies the printed Strength of the side that lies up and each unit for one, never
 * multiplied. [A2-32] On land to its Land Strength; at sea to Fleet Support, and to Fleet Strength where there is any.
 */
export const reinforcements = (
  g: Keeping & Packed & { readonly provinces: readonly Province[] },
  war: WarId,
): Reinforcements => {
  const allies = alliesOf(g, war);
  const sum = { land: 0, sea: 0 };
  for (const p of g.provinces) {
    if (!allies.includes(p.id)) continue;
    const { land, fleet } = sideOf(g, p);
    const { armies, fleets } = forcesOf(g, p.id);
    sum.land += land + armies;
    sum.sea += fleet + fleets;
  }
  return sum;
};
/** [2.02.C-b][own-72] A Province that has risen has its printed Strength by its own card; its Forces come to that. */
export const risenForces = (g: Keeping, id: ProvinceId): Reinforcements => {
  const { armies, fleets } = forcesOf(g, id);
  return { land: armies, sea: fleets };
};
