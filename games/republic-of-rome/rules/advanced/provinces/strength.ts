/** A Province as one side of a battle — 2.02.32, 2.02.41 */
import type { Army } from '../../combat/sides.ts';
import type { Province, Senator, War } from '../../game.ts';
import { sideOf } from '../../rome/provinces.ts';
import { maybeSenator } from '../../rome/senators.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { fleetSupport, needsNavalBattle } from '../../wars/wars.ts';
import { armiesWorth } from './forces.ts';
import { forcesOf } from './state.ts';

/** [2.02.41-c][2.02.41-d][2.02.C-f][A2-50] Who leads it: the Governor, if he is there himself, though he has no office [2.02.H-f]. */
export const leaderOf = (g: OpenRome, p: Province): Senator | undefined => {
  const governor = maybeSenator(g, p.governor);
  return governor?.at === p.id ? governor : undefined;
};

/**
 * [2.02.41-a] Its printed Strength, [2.02.32-e] which is never halved, its Garrison, its Provincial Forces and the Governor's
 * MIL up to as much again [2.02.41-b]; [2.02.41-f][2.02.41-g] at sea all its Provincial Fleets. [2.02.32-c] What its Armies count
 * is worked out here, once for the battle.
 */
export const armyOfProvince = (g: OpenRome, p: Province): Army => {
  const { land, fleet } = sideOf(g, p);
  const leader = leaderOf(g, p);
  return {
    t: 'army',
    name: 'province',
    at: p.id,
    fleets: forcesOf(g, p.id).fleets,
    commander: leader?.id ?? '',
    leaders: leader ? [leader] : [],
    cleopatra: 0,
    allies: 0,
    province: { id: p.id, base: { land, sea: fleet }, armies: armiesWorth(g, p) },
  };
};

/** [2.02.41-f][2.02.41-i][A2-24] What counts as Fleets: its printed Naval Strength, which cannot be lost, and its Fleets. */
export const navalStrength = (g: OpenRome, p: Province): number => sideOf(g, p).fleet + forcesOf(g, p.id).fleets;
/** [2.02.41-h][2.02.41-j] It has to fight without Support as well, but cannot win. [1.10.12-g][own-77] None is asked for at sea. */
export const isUnsupported = (g: OpenRome, p: Province, w: War): boolean =>
  !needsNavalBattle(g, w) && navalStrength(g, p) < fleetSupport(g, w);
/** [2.02.41-k] Nothing to fight with at sea. */
export const isHelplessAtSea = (g: OpenRome, p: Province, w: War): boolean =>
  needsNavalBattle(g, w) && navalStrength(g, p) === 0;
