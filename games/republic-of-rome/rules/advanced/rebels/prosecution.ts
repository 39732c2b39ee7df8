/** Whether the Civil War against Rebel Governors is Prosecuted — 2.03.8-i, 2.03.8-j, A2-84 */
import type { Rebel, Rome } from '../../game.ts';
import { countLegions, forcePlace, forcesOn } from '../../rome/forces.ts';
import { primaryRebel, rebelOf } from '../../rome/rebels.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { supportNeeded } from '../../wars/fighting.ts';
import { isProvinceId } from '../../ids.ts';
import { rebelGovernors } from './state.ts';

/** A new Combat Phase. */
export const forgetCivilBattles = (g: Rome): void => {
  Object.assign(rebelGovernors(g), { stalemate: false, met: [] });
};
/** [2.03.71-a] */
export const noteStalemate = (g: Rome): void => {
  rebelGovernors(g).stalemate = true;
};
/** [2.03.8-j][A2-84] Only what is done against the Primary Rebel counts. */
export const noteBattle = (g: Rome, rebel: Rebel, ground: 'land' | 'sea'): void => {
  if (primaryRebel(g)?.id === rebel.senator) rebelGovernors(g).met.push(ground);
};

/** [1.10.9-a][1.10.9-b][amb-139] In Italy a Legion must be left; in his Province what any War asks for. */
const isProsecuted = (g: OpenRome, { army }: Rebel): boolean => {
  const { met, beatenAtSea } = rebelGovernors(g);
  if (met.includes('intercepted')) return true;
  const legions = forcesOn(g, army).reduce((n, f) => n + countLegions(g, forcePlace(f)), 0);
  if (!isProvinceId(army)) return legions > 0;
  const fleets = forcesOn(g, army).reduce((n, f) => n + f.fleets, 0);
  return (
    (met.includes('land') && legions > 0 && fleets >= supportNeeded(g, army)) ||
    (met.includes('sea') && (beatenAtSea.includes(army) || fleets > 0))
  );
};

/** [2.03.8-i][A2-79] At the end of every Combat Phase; the Unrest comes in the Population Phase. */
export const judgeCivilWar = (g: Rome): void => {
  const rebel = rebelOf(g, primaryRebel(g)?.id ?? '');
  rebelGovernors(g).unprosecuted = rebel !== undefined && !isProsecuted(g, rebel);
};
export const isCivilWarNeglected = (g: OpenRome): boolean => rebelGovernors(g).unprosecuted;
