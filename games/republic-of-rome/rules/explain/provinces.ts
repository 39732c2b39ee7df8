/** What Provinces have to expect that must fight at the end of the Combat Phase, with their Garrisons and with larger ones — 2.02.41 */
import { copy, type Explanation, type Prospect } from '@tabularium/kernel';
import { groundOf, withSupport } from '../advanced/provinces/battle.ts';
import { lossesOf } from '../advanced/provinces/losses.ts';
import { armyOfProvince, isHelplessAtSea, isUnsupported, leaderOf } from '../advanced/provinces/strength.ts';
import { defenderAgainst, warsToFight } from '../advanced/provinces/under-attack.ts';
import { clashThrows, oddsOf, type Throw } from '../combat/odds.ts';
import { armyTally, enemy } from '../combat/sides.ts';
import type { Province, War } from '../game.ts';
import type { OpenRome } from '../sight/sight.ts';
import { fleetTally, landTally } from '../wars/wars.ts';
import { RESULTS, spanOf } from './battle.ts';
import { share } from './look.ts';

/** [2.02.41-j] Every throw, a Victory without Support being none. */
const throwsOf = (g: OpenRome, p: Province, w: War): Throw[] =>
  clashThrows(g, armyOfProvince(g, p), enemy(w), groundOf(g, w)).map((t) => ({
    ...t,
    outcome: withSupport(t.outcome, isUnsupported(g, p, w)),
  }));

const prospectsOf = (g: OpenRome, p: Province, throws: readonly Throw[]): Prospect[] =>
  RESULTS.flatMap((result) => {
    const these = throws.filter((t) => t.outcome.result === result);
    if (these.length === 0) return [];
    const taken = these.map((t) => lossesOf(g, p, leaderOf(g, p), t.outcome));
    const takes = {
      armies: spanOf(taken.map((t) => t.armies)),
      legions: spanOf(taken.map((t) => t.legions)),
      fleets: spanOf(taken.map((t) => t.fleets)),
    };
    return [{ kind: result, chance: these.length / throws.length, takes }];
  });

/** A Province against a War. */
const provinceAgainst = (g: OpenRome, p: Province, w: War): Explanation => {
  const ground = groundOf(g, w);
  const tallies = [armyTally(g, armyOfProvince(g, p), ground), ground === 'sea' ? fleetTally(g, w) : landTally(g, w)];
  // [2.02.41-k] Beaten without dice.
  if (isHelplessAtSea(g, p, w)) return { tallies, odds: share(0, 1) };
  const throws = throwsOf(g, p, w);
  const { of, victory, stalemate, standoff } = oddsOf(throws);
  return { tallies, odds: share(victory, of, stalemate + standoff), prospects: prospectsOf(g, p, throws) };
};

/** [2.02.4-m] The first battle that this Province has to fight unless a Roman Force holds the War; nothing if it has none. */
export const provinceAhead = (g: OpenRome, id: string): Explanation | undefined => {
  const w = warsToFight(g).find((x) => defenderAgainst(g, x)?.id === id);
  const p = w && defenderAgainst(g, w);
  return p && provinceAgainst(g, p, w);
};

/** [2.02.32-a] The same with these Legions in its Garrison. */
export const provinceIfGarrisoned = (
  g: OpenRome,
  id: Province['id'],
  legions: readonly number[],
): Explanation | undefined => {
  const moved = g.legions.map((l, n) => (legions.includes(n) ? { ...copy(l), at: id } : l));
  return provinceAhead({ ...g, legions: moved }, id);
};
