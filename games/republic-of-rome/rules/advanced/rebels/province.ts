/** A Rebel's army as one side of a battle: in his Province, or in Italy with Provincial Armies — 2.03.3, 2.03.7, 2.03.81 */
import type { Army } from '../../combat/sides.ts';
import { provinceCard } from '../../data/printed.ts';
import type { Province, Rebel } from '../../game.ts';
import type { ProvinceId } from '../../ids.ts';
import { countLegions } from '../../rome/forces.ts';
import { sideOf } from '../../rome/provinces.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { province } from '../../wars/wars.ts';
import { armyOfProvince, navalStrength } from '../provinces/strength.ts';
import { landed, rebelGovernors } from './state.ts';

/** [2.03.81-c][2.03.8-k] As a Province defends itself: printed Strength, Legions, Provincial Forces, and his MIL up to as much again. */
const atHome = (g: OpenRome, rebel: Rebel, p: Province): Army => ({
  ...armyOfProvince(g, p),
  name: 'rebel',
  allies: rebel.shift,
});

/** [2.03.3-a][2.03.7-h] Whole where a Legion is with them; else half, rounded up. */
const armiesInItaly = (g: OpenRome): number => {
  const { armies } = landed(g);
  return countLegions(g, 'rebel') > 0 ? armies : Math.ceil(armies / 2);
};

/** What his army has besides his Legions and leaders. [2.03.7-i] In Italy no printed Strength comes to it. */
export const withProvince = (g: OpenRome, rebel: Rebel, army: Army): Army => {
  if (rebel.army !== 'rebel') return atHome(g, rebel, province(g, rebel.army));
  const [first] = rebelGovernors(g).inItaly;
  return first === undefined
    ? army
    : { ...army, province: { id: first.province, base: { land: 0, sea: 0 }, armies: armiesInItaly(g) } };
};

/** [2.03.81-d][2.03.3-b] Fleets that Rome needs to fight there on land; [2.03.81-j][2.03.81-k] always as many as there are now. */
export const supportAgainst = (g: OpenRome, id: ProvinceId): number => navalStrength(g, province(g, id));

/**
 * [2.03.81-e][2.03.81-f][A2-74] Is there a Naval Battle to be won first? [2.03.81-g] Never where there can be no Provincial Fleets;
 * [2.03.91-a] once is enough.
 */
export const mustWinAtSea = (g: OpenRome, id: ProvinceId): boolean => {
  const p = province(g, id);
  if (rebelGovernors(g).beatenAtSea.includes(id) || sideOf(g, p).maxFleets === 0) return false;
  return navalStrength(g, p) > provinceCard(g, id).undeveloped.land;
};
