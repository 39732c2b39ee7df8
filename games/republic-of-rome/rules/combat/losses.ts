/** Losses — 1.10.6, 1.10.61, 1.10.62 */
import type { Cx } from '@tabularium/kernel';
import { abilityOf, type Packed } from '../data/printed.ts';
import type { Force, LegionPlace, Rome } from '../game.ts';
import { countLegions, legionsAt, loseLegion } from '../rome/forces.ts';
import { senator } from '../rome/senators.ts';
import { changePopularity } from '../rome/standing.ts';
import type { Outcome, Toll } from './results.ts';
import { type Army, armyOfForce } from './sides.ts';

export interface Lost {
  readonly legions: number;
  readonly fleets: number;
}

/** [1.10.6-b] Of so many: never more than there are. [1.10.21-c][1.10.31-b] Half and quarter are rounded up, each by itself. */
export const lossOf = (toll: Toll, have: number): number => {
  if (toll === 'all') return have;
  if (toll === 'half') return Math.ceil(have / 2);
  if (toll === 'quarter') return Math.ceil(have / 4);
  return Math.min(toll, have);
};

/**
 * What a Commander loses of so many units. [card-12-a][amb-129] Fabius half of it, rounded up; [card-133-a] Lucullus nothing
 * by a Disaster or Standoff ([card-133-b] he may be in play with Crassus: the content says whom each opposes).
 */
export const lossUnder = (g: Packed, commander: string, { result, toll }: Outcome, have: number): number => {
  const loss = lossOf(toll, have);
  const ability = abilityOf(g, commander);
  if (isSpared(g, commander, result)) return 0;
  return ability?.halvesLosses ? Math.ceil(loss / 2) : loss;
};
export const isSpared = (g: Packed, commander: string, result: Outcome['result']): boolean =>
  (result === 'disaster' || result === 'standoff') && abilityOf(g, commander)?.sparesUnits === true;

/** [1.10.6-a][1.10.61-a][amb-119] Drawn at random, Veterans among the others. */
export const loseLegions = (cx: Cx<Rome>, at: LegionPlace, n: number): void => {
  const there = legionsAt(cx.g, at);
  for (let i = 0; i < n; i++) loseLegion(cx.g, there.splice(cx.below(there.length), 1)[0]!);
};

/** What an army loses of its Legions; ends with how many. */
export const loseFromArmy = (cx: Cx<Rome>, { at, commander }: Army, outcome: Outcome): number => {
  const n = lossUnder(cx.g, commander, outcome, countLegions(cx.g, at));
  loseLegions(cx, at, n);
  return n;
};

/**
 * [1.10.2-b][1.10.61-b][1.10.12-f][1.10.62-a] To the pool: Legions and Fleets alike, in support or on the way. [1.10.61-c] Two Legions cost the Commander 1
 * Popularity, [1.10.62-b] Fleets none.
 */
export const takeLosses = (cx: Cx<Rome>, f: Force, outcome: Outcome): Lost => {
  const legions = loseFromArmy(cx, armyOfForce(cx.g, f), outcome);
  const fleets = lossUnder(cx.g, f.commander, outcome, f.fleets);
  f.fleets -= fleets;
  if (f.commander !== '') changePopularity(cx.g, senator(cx.g, f.commander), -popularityFor(legions));
  return { legions, fleets };
};
export const popularityFor = (legions: number): number => Math.floor(legions / 2);
