/** Whether a victor could revolt — 1.11.3 */
import {
  armyStrength,
  countActiveWars,
  countLegions,
  type Force,
  forcePlace,
  maybeSenator,
  military,
  type OpenRome,
} from '../rules/study.ts';
import { W } from './weights.ts';

/** [1.11.3] The army that the Senate could send against a Rebel: the units it has, and those it can pay for. */
const senateArmy = (g: OpenRome): number => {
  const paid = Math.min(countLegions(g, 'pool'), Math.floor((g.state + 100) / 12));
  return (
    armyStrength(g, 'active') +
    paid +
    g.forces.reduce((n, f) => n + (f.victorious ? 0 : armyStrength(g, forcePlace(f))), 0)
  );
};
export const isStrong = (g: OpenRome, following: number, lead: number): boolean =>
  following + Math.min(following, lead) > W.stronger * (senateArmy(g) + W.senateCommander) && countActiveWars(g) < 3;

/** With his whole army behind him. */
export const mayWellRevolt = (g: OpenRome, f: Force): boolean => {
  const who = maybeSenator(g, f.commander);
  return who !== undefined && isStrong(g, armyStrength(g, forcePlace(f)), military(g, who));
};
