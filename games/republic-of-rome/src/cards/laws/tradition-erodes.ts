/** Tradition Erodes (109): Consuls may follow themselves; see `senate/elections/consuls.ts` — [card-109-a] */
import type { Rome } from '../../game.ts';
import { armyStrength } from '../../rome/forces.ts';
import { primaryRebel } from '../../rome/hrao.ts';
import { military } from '../../rome/senators.ts';
import { activeWars, fleetStrength, landStrength } from '../../wars/wars.ts';
import type { Law } from './law.ts';

/** [card-109-a] */
const NEEDED = 15;

/** [amb-84] Land and Fleet Strength of all Active Wars, and of the Rebel. */
const dangers = (g: Rome): number => {
  const rebel = primaryRebel(g);
  const civil = rebel === undefined ? 0 : armyStrength(g, 'rebel') + military(g, rebel);
  return activeWars(g).reduce((n, w) => n + landStrength(g, w) + fleetStrength(g, w), civil);
};
export const traditionErodes: Law = { card: 'card:109', mayPlay: (g) => dangers(g) >= NEEDED };
