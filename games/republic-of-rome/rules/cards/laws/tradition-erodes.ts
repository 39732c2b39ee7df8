/** Tradition Erodes (109): Consuls may follow themselves; see `senate/elections/consuls.ts` — [card-109-a] */
import type { Rome } from '../../game.ts';
import { rebelTally } from '../../revolution/civil-battle.ts';
import { activeWars, fleetStrength, landStrength } from '../../wars/wars.ts';
import type { Law } from './law.ts';

/** [card-109-a] */
const NEEDED = 15;

/** [amb-84] Land and Fleet Strength of all Active Wars, and of the Rebel. */
const dangers = (g: Rome): number => {
  const rebels = g.rebels.reduce((n, r) => n + rebelTally(g, r).total, 0);
  return activeWars(g).reduce((n, w) => n + landStrength(g, w) + fleetStrength(g, w), rebels);
};
export const traditionErodes: Law = { card: 'card:109', mayPlay: (g) => dangers(g) >= NEEDED };
