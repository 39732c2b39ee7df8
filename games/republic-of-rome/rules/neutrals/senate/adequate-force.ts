/** How many units a War is worth — 4.05.31 */
import type { Force, Rome } from '../../game.ts';
import { countLegions, forcePlace, forcesOn } from '../../rome/forces.ts';
import { rebelAt } from '../../rome/rebels.ts';
import { rebelTally } from '../../revolution/civil-battle.ts';
import { asAttacked } from '../../senate/business/minimum-force.ts';
import { fleetStrength, fleetSupport, landStrength, maybeWar, needsNavalBattle } from '../../wars/wars.ts';
import type { PlannedAttack } from '../state.ts';
import type { Units } from './reserves.ts';

export type Aim = PlannedAttack['war'];

/** [4.05.31-d][4.05.3-f] More than this need not be added to the dice. */
export const BEST_MODIFIER = 15;

/** What stands against an attack, when all of these are attacked together; no Fleets at sea once they are beaten. */
export interface Against {
  readonly land: number;
  /** 0 where no Naval Battle is to be fought. */
  readonly sea: number;
  readonly support: number;
  readonly naval: boolean;
}
export const against = (g: Rome, aim: Aim, aims: readonly Aim[]): Against => {
  const then = asAttacked(g, aims);
  const w = maybeWar(then, aim);
  if (w === undefined) return { land: rebelTally(g, rebelAt(g, 'rebel')!).total, sea: 0, support: 0, naval: false };
  const naval = needsNavalBattle(then, w);
  return {
    land: landStrength(then, w),
    sea: naval ? fleetStrength(then, w) : 0,
    support: fleetSupport(then, w),
    naval,
  };
};

/** The fewest with which it may be attacked at all (1.09.64, 1.10.12). */
const fewest = ({ naval, support }: Against): Units =>
  naval ? { legions: 0, fleets: Math.max(1, support) } : { legions: 1, fleets: support };
/**
 * [4.05.31-a][4.05.31-b] As many Legions as the War has Land Strength, whoever they are and whoever leads them, with [4.05.31-c] no more
 * Fleets than must go; [A4-30] while its Fleets are unbeaten as many Fleets as it has at sea, and Legions if there are any.
 */
const adequate = ({ naval, support, land, sea }: Against): Units =>
  naval ? { legions: 0, fleets: Math.max(1, support, sea) } : { legions: Math.max(1, land), fleets: support };
/** All that does any good. */
const most = ({ naval, support, land, sea }: Against): Units => ({
  legions: Math.max(1, land + BEST_MODIFIER),
  fleets: naval ? Math.max(1, support, sea + BEST_MODIFIER) : support,
});
const MUCH = { fewest, adequate, most };

/** [A4-34] The Force of whoever is there already to fight it; of several the largest. */
export const forceThere = (g: Rome, aim: Aim): Force | undefined => {
  const size = (f: Force): number => countLegions(g, forcePlace(f)) + f.fleets;
  return forcesOn(g, aim)
    .filter((f) => f.commander !== '' && !f.homeward)
    .sort((a, b) => size(b) - size(a))[0];
};

/** What has to be sent, besides what is there. */
export const toSend = (g: Rome, aim: Aim, aims: readonly Aim[], much: keyof typeof MUCH): Units => {
  const { legions, fleets } = MUCH[much](against(g, aim, aims));
  const f = forceThere(g, aim);
  if (f === undefined) return { legions, fleets };
  return {
    legions: Math.max(0, legions - countLegions(g, forcePlace(f))),
    fleets: Math.max(0, fleets - f.fleets),
  };
};
/** [A4-34] Is somebody there with a Force that is Adequate? */
export const isHeld = (g: Rome, aim: Aim): boolean => {
  if (forceThere(g, aim) === undefined) return false;
  const { legions, fleets } = toSend(g, aim, [aim], 'adequate');
  return legions + fleets === 0;
};

/** [A4-30] Legions that let a Force at sea go on to land. */
export const toLand = (g: Rome, aim: Aim, aims: readonly Aim[]): number => {
  const f = forceThere(g, aim);
  const { land, naval } = against(g, aim, aims);
  return naval ? Math.max(0, Math.max(1, land) - (f ? countLegions(g, forcePlace(f)) : 0)) : 0;
};
