/** Losses of a Province in battle — 2.02.411 */
import type { Cx } from '@tabularium/kernel';
import { loseLegions, lossOf, lossUnder, popularityFor } from '../../combat/losses.ts';
import type { Outcome } from '../../combat/results.ts';
import type { Province, Rome, Senator } from '../../game.ts';
import { countLegions } from '../../rome/forces.ts';
import { changePopularity } from '../../rome/standing.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { station } from './forces.ts';
import { forcesOf } from './state.ts';

export interface ProvincialLosses {
  readonly armies: number;
  readonly legions: number;
  readonly fleets: number;
}

/** [2.02.411-d][2.02.411-e] Two Armies, then a Legion, and so on; [2.02.411-f] when one kind is used up, the other. */
export const inTurns = (n: number, armies: number, legions: number): { armies: number; legions: number } => {
  const lost = { armies: 0, legions: 0 };
  for (let i = 0; i < Math.min(n, armies + legions); i++) {
    const isArmy = lost.legions === legions || (i % 3 < 2 && lost.armies < armies);
    if (isArmy) lost.armies++;
    else lost.legions++;
  }
  return lost;
};

/** [2.02.41-p] What is asked of so many, under a Governor who is there. */
const asked = (g: OpenRome, leader: Senator | undefined, outcome: Outcome, have: number): number =>
  leader ? lossUnder(g, leader.id, outcome, have) : lossOf(outcome.toll, have);

/** [2.02.411-a] A loss costs two Armies where no Legion is with them; [2.02.411-h][A2-29] not of a half or a quarter. */
const rateOf = ({ toll }: Outcome, legions: number): 1 | 2 => (legions === 0 && typeof toll === 'number' ? 2 : 1);

/** [2.02.411-a][2.02.411-d] Of so many Provincial Armies and Legions that fight together, here or in Italy [2.03.7-k]. */
export const landLosses = (
  g: OpenRome,
  leader: Senator | undefined,
  outcome: Outcome,
  armies: number,
  legions: number,
): { armies: number; legions: number } => {
  const rate = rateOf(outcome, legions);
  return inTurns(rate * asked(g, leader, outcome, Math.ceil((armies + legions) / rate)), armies, legions);
};

/**
 * [2.02.411-a][2.02.411-b][2.02.411-c][2.02.411-g][A2-49] What a battle on land or at sea takes: of land units and of Fleets, each
 * by itself, and never more than there is.
 */
export const lossesOf = (g: OpenRome, p: Province, leader: Senator | undefined, outcome: Outcome): ProvincialLosses => {
  const { armies, fleets } = forcesOf(g, p.id);
  const land = landLosses(g, leader, outcome, armies, countLegions(g, p.id));
  return { ...land, fleets: asked(g, leader, outcome, fleets) };
};

/** [2.02.411-d] Legions at random. [2.02.411-k] Two of them cost him 1 Popularity, other units none. */
export const takeProvincialLosses = (
  cx: Cx<Rome>,
  p: Province,
  leader: Senator | undefined,
  outcome: Outcome,
): ProvincialLosses => {
  const { g } = cx;
  const lost = lossesOf(g, p, leader, outcome);
  const { armies, fleets } = forcesOf(g, p.id);
  station(g, p.id, { armies: armies - lost.armies, fleets: fleets - lost.fleets });
  loseLegions(cx, p.id, lost.legions);
  if (leader) changePopularity(g, leader, -popularityFor(lost.legions));
  return lost;
};
