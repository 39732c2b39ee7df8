/** What the Rebels' Forces cost them — 2.03.6 */
import type { Rome } from '../../game.ts';
import type { ProvinceId } from '../../ids.ts';
import { paidLegions, REBEL_COST } from '../../revenue/rebels.ts';
import { sideOf } from '../../rome/provinces.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { station } from '../provinces/forces.ts';
import { forcesOf, type Units } from '../provinces/state.ts';
import { rebelProvinces } from './income.ts';
import { keptOfRebels, rebelFleets, rebelGovernors } from './state.ts';

export type Kind = keyof Units;

/** Provincial Forces of a Province, at home and in Italy. */
export const unitsOfProvince = (g: OpenRome, id: ProvinceId): Units => {
  const home = forcesOf(g, id);
  const away = keptOfRebels(g)?.inItaly.find((x) => x.province === id) ?? { armies: 0, fleets: 0 };
  return { armies: home.armies + away.armies, fleets: home.fleets + away.fleets };
};
/** How many of a kind each Rebel Province has. */
export const provincialUnits = (g: Rome, kind: Kind): Record<ProvinceId, number> =>
  Object.fromEntries(
    rebelProvinces(g).flatMap((p) => {
      const n = unitsOfProvince(g, p.id)[kind];
      return n > 0 ? [[p.id, n]] : [];
    }),
  );
export const count = (units: Readonly<Record<string, number>>): number =>
  Object.values(units).reduce((sum, n) => sum + n, 0);

/** [2.03.6-a][2.03.6-c] Units that are paid for; [2.03.6-b][A2-68] and every point of printed Strength of every Rebel Province. */
export const upkeep = (g: Rome): number => {
  const provincial = count(provincialUnits(g, 'armies')) + count(provincialUnits(g, 'fleets'));
  const printed = rebelProvinces(g).reduce((sum, p) => sum + sideOf(g, p).land + sideOf(g, p).fleet, 0);
  return REBEL_COST * (paidLegions(g).length + rebelFleets(g) + provincial + printed);
};

/** [2.03.6-i][own-84] Given up for good; those at home before those in Italy. */
export const giveUp = (g: Rome, id: ProvinceId, kind: Kind, n: number): void => {
  const home = forcesOf(g, id);
  const fromHome = Math.min(n, home[kind]);
  station(g, id, { armies: home.armies, fleets: home.fleets, [kind]: home[kind] - fromHome });
  const all = rebelGovernors(g);
  all.inItaly = all.inItaly.map((x) => (x.province === id ? { ...x, [kind]: x[kind] - (n - fromHome) } : x));
};
