/** The money of the State, and what it can afford. */
import { debits, type OpenRome, unitCost } from '../rules/study.ts';
import { W } from './weights.ts';

/** [1.06.5-a] The revenue that comes in before the next Debits. */
const ANNUAL = 100;
/** [1.06.53-d] Maintenance of a unit. */
const UPKEEP = 2;

/** What the State would have left after the next Debits if nothing else were spent. */
export const outlook = (g: OpenRome): number => g.state + ANNUAL - debits(g).total;

/** How many units the State can raise now and still pay next turn. `urgent`: without any reserve. */
export const affordableUnits = (g: OpenRome, urgent: boolean): number => spareUnits(g, urgent ? 0 : W.caution);

/** How many units it can raise so that this much is left after the next Debits. */
export const spareUnits = (g: OpenRome, reserve: number): number => {
  if (g.noRecruitment) return 0;
  const price = unitCost(g);
  const now = Math.floor(g.state / price);
  const later = Math.floor((outlook(g) - reserve) / (price + UPKEEP));
  return Math.max(0, Math.min(now, later));
};
