/** Which units go with a Commander of the Military Plan — 4.05.31 */
import type { Rome } from '../../game.ts';
import { chosen, type FactionId, type LegionId, legionNumber, legionRef, type SenatorId } from '../../ids.ts';
import { armyStrength, countLegions, forcePlace, legionRefs } from '../../rome/forces.ts';
import { holderOf, isAlignedInRome, maybeSenator, military, senator } from '../../rome/senators.ts';
import { atHand, ordinaryOf, type Orders, veteransOf } from '../../senate/business/orders.ts';
import { neutralsOf, type PlannedAttack } from '../state.ts';
import { against, BEST_MODIFIER, forceThere } from './adequate-force.ts';
import { isBounded, isWithEverything } from './plan-lists.ts';
import { sumOf, type Units } from './reserves.ts';

/** [4.05.31-d][A4-33] Half of what no attack needs, rounded down; nothing where everything goes anyway. */
export const excessOf = (g: Rome): Units => {
  const { plan } = neutralsOf(g);
  if (isWithEverything(plan.crisis, plan.entry)) return { legions: 0, fleets: 0 };
  const { legions, fleets } = sumOf(plan.attacks);
  const half = (n: number): number => Math.floor(Math.max(0, n) / 2);
  return { legions: half(countLegions(g, 'active') - legions), fleets: half(g.fleets - fleets) };
};

/** [1.10.11-c] MIL counts no more than the units; [1.09.34-b] a Dictator's with that of his Master of Horse. */
const commandOf = (g: Rome, id: SenatorId): number => {
  const s = senator(g, id);
  const horse = s.office === 'dictator' ? holderOf(g, 'master-of-horse') : undefined;
  return military(g, s) + (horse && isAlignedInRome(horse) ? military(g, horse) : 0);
};

/** [4.05.31-d][A4-33] So many units that no more than +15 is added to the dice, besides Strength that is there; at least so many as it takes for that. */
const useful = (there: number, mil: number, enemy: number): number => {
  const net = (n: number): number => there + n + Math.min(there + n, mil) - enemy;
  let n = 0;
  while (net(n + 1) <= BEST_MODIFIER) n++;
  return n;
};

/** Whose Veterans these are. */
const factionOf = (g: Rome, id: LegionId): FactionId | undefined =>
  maybeSenator(g, g.legions[legionNumber(id)]!.allegiance)?.faction;

export interface Choice {
  readonly legions: number;
  readonly fleets: number;
  /** [4.05.31-e] Veterans of his Faction, who go with him in any case. */
  readonly own: readonly LegionId[];
  /** [4.05.31-f] Veterans who owe no Commander's Faction anything, and how many of them may go. */
  readonly spare: readonly LegionId[];
  readonly min: number;
  readonly max: number;
}

/** How many of one kind: what was planned, a share of the excess, never more than does any good. */
const numberOf = (planned: number, excess: number, sharers: number, most: number, bounded: boolean): number =>
  bounded ? Math.min(planned, most) : planned + Math.min(Math.ceil(excess / sharers), Math.max(0, most - planned));

/** How many Legions and Fleets this attack is to have, with so many Veterans of his own. `excess` is for this one and those that follow. */
const numbersFor = (g: Rome, at: number, veterans: number, excess: Units): Units => {
  const { crisis, entry, attacks } = neutralsOf(g).plan;
  const attack = attacks[at]!;
  const later = attacks.slice(at + 1);
  const aims = attacks.map((a) => a.war);
  const there = forceThere(g, attack.war);
  const facing = against(g, attack.war, aims);
  const mil = commandOf(g, chosen(attack.commander));
  const bounded = isBounded(crisis, entry);
  // [A4-30] Where only Fleets are sent, no Legion is added.
  const landing = later.filter((a) => a.legions > 0).length + 1;
  const sailing = later.filter((a) => against(g, a.war, aims).naval).length + 1;
  const onLand = useful((there ? armyStrength(g, forcePlace(there)) : 0) + veterans, mil, facing.land);
  const atSea = useful(there?.fleets ?? 0, mil, facing.sea);
  return {
    legions: attack.legions === 0 ? 0 : numberOf(attack.legions, excess.legions, landing, onLand, bounded),
    fleets: facing.naval ? numberOf(attack.fleets, excess.fleets, sailing, atSea, bounded) : attack.fleets,
  };
};

/** What goes with this attack, after the orders before it. */
export const choiceFor = (g: Rome, at: number, orders: Orders, excess: Units): Choice => {
  const { attacks } = neutralsOf(g).plan;
  const later = attacks.slice(at + 1);
  const hand = atHand(g, orders);
  const led = (a: PlannedAttack): FactionId => senator(g, a.commander).faction;
  const veterans = veteransOf(g, hand);
  const own = veterans.filter((id) => factionOf(g, id) === led(attacks[at]!));
  const isWanted = (id: LegionId): boolean => later.some((a) => factionOf(g, id) === led(a));
  const spare = veterans.filter((id) => !own.includes(id) && !isWanted(id));
  const ordinary = ordinaryOf(g, hand).length;
  const wanted = numbersFor(g, at, own.length, excess);
  const kept = sumOf(later);
  const most = Math.min(hand.legions.length - kept.legions, own.length + ordinary + spare.length);
  const legions = Math.max(own.length, Math.min(wanted.legions, most));
  return {
    legions,
    fleets: Math.max(0, Math.min(wanted.fleets, hand.fleets - kept.fleets)),
    own,
    spare,
    min: Math.max(0, legions - own.length - ordinary),
    max: Math.min(spare.length, legions - own.length),
  };
};

/** Those Legions, with the spare Veterans who were chosen. */
export const legionsFor = (g: Rome, orders: Orders, c: Choice, picked: readonly LegionId[]): LegionId[] => {
  const ordinary = legionRefs(ordinaryOf(g, atHand(g, orders)));
  return [...c.own, ...ordinary.slice(0, c.legions - c.own.length - picked.length), ...picked];
};
/** [4.05.35-a] So many that are left, ordinary ones first. */
export const sparedLegions = (g: Rome, n: number): LegionId[] => {
  const hand = atHand(g, []);
  return [...ordinaryOf(g, hand).map(legionRef), ...veteransOf(g, hand)].slice(0, n);
};
