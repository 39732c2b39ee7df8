/** What Provincial Wars keep: Provincial Forces, Provinces that an enemy has won over, and what this turn has brought — 2.02 */
import type { ProvinceId, WarId } from '../../ids.ts';

/** [2.02.3-i] Units of a Province itself; they are not the Governor's, and stay when he goes. [2.02.3-h][2.02.4-h] Nobody pays for them. */
export interface Units {
  readonly armies: number;
  readonly fleets: number;
}
interface Stationed extends Units {
  readonly province: ProvinceId;
}
/** [2.02.412-c] */
interface Alliance {
  readonly province: ProvinceId;
  readonly war: WarId;
}
export interface ProvincialWars {
  /** Provinces that have any. */
  forces: Stationed[];
  /** In the order in which they joined [A2-33]. */
  allied: Alliance[];
  /** [2.02.4-n] Wars that a Roman Force has fought this turn without being beaten. */
  met: WarId[];
  /** [2.02.414-b][2.02.414-d] Inactive since a Province beat them. */
  repelled: WarId[];
}

export const noProvincialWars = (): ProvincialWars => ({ forces: [], allied: [], met: [], repelled: [] });

/** The game, or any view of it. */
export interface Keeping {
  readonly advanced?: { readonly provinces?: ProvincialWars };
}
/** What is kept, or nothing where the rule is not played. */
export const kept = ({ advanced }: Keeping): ProvincialWars | undefined => advanced?.provinces;

const NONE: Units = { armies: 0, fleets: 0 };
/** [2.02.3-i][2.02.3-j] They are in no pool, and in nobody's number of Legions and Fleets. */
export const forcesOf = (g: Keeping, id: ProvinceId): Units => kept(g)?.forces.find((f) => f.province === id) ?? NONE;

/** [2.02.412-o] Then it is not Rome's: nobody governs it, and no Garrison is sent there. */
export const isAllied = (g: Keeping, id: ProvinceId): boolean =>
  kept(g)?.allied.some((a) => a.province === id) === true;
/** [2.02.412-p] In the order in which they joined. */
export const alliesOf = (g: Keeping, war: WarId): ProvinceId[] =>
  (kept(g)?.allied ?? []).flatMap((a) => (a.war === war ? [a.province] : []));

/** [2.02.414-d] Only an attack, a Matching War or a Leader wakes it, not that its Province exists. */
export const isRepelled = (g: Keeping, war: WarId): boolean => kept(g)?.repelled.includes(war) === true;
