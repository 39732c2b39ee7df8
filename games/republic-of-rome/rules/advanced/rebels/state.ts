/** What Rebel Governors keep besides `g.rebels`: their Fleets, and what of their Provinces is not at home — 2.03 */
import type { ProvinceId } from '../../ids.ts';
import type { Units } from '../provinces/state.ts';

/** Provincial Forces that are in Italy. */
interface Landed extends Units {
  readonly province: ProvinceId;
}
export interface RebelGovernors {
  /** [2.03.23-c] Fleets of Rome that follow the Primary Rebel. */
  fleets: number;
  /** [2.03.7-d] Provinces that have brought something to Italy [A2-73], with what is left there of their Provincial Forces. */
  inItaly: Landed[];
  /** [2.03.91-a] Rebel Provinces whose Fleets the Senate has beaten. */
  beatenAtSea: ProvinceId[];
  /** [2.03.6-g] Fleets given up in this Revenue Phase that Rome keeps, if it can pay. */
  spare: number;
}

export const noRebelGovernors = (): RebelGovernors => ({ fleets: 0, inItaly: [], beatenAtSea: [], spare: 0 });

/** The game, or any view of it. */
export interface Revolting {
  readonly advanced?: { readonly rebels?: RebelGovernors };
}
/** What is kept, or nothing where the rule is not played. */
export const keptOfRebels = ({ advanced }: Revolting): RebelGovernors | undefined => advanced?.rebels;

/** [2.03.23-c] They are Rome's no more, but there are no others for it in the pool. */
export const rebelFleets = (g: Revolting): number => keptOfRebels(g)?.fleets ?? 0;

/** [A2-73] Once anything of it has reached Italy. */
export const hasLanded = (g: Revolting, id: ProvinceId): boolean =>
  keptOfRebels(g)?.inItaly.some((x) => x.province === id) === true;
/** [2.03.7-h] All Provincial Forces in Italy together. */
export const landed = (g: Revolting): Units => {
  const sum = { armies: 0, fleets: 0 };
  for (const { armies, fleets } of keptOfRebels(g)?.inItaly ?? []) {
    sum.armies += armies;
    sum.fleets += fleets;
  }
  return sum;
};
