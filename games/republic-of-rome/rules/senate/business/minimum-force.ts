/** The minimum Force, below which a Commander must agree — 1.09.643 */
import type { OpenRome } from '../../sight/sight.ts';
import type { Force } from '../../game.ts';
import { chosen, isRebelArmy, type RebelArmy, type SenatorId, type WarId } from '../../ids.ts';
import { strengthOf } from '../../rome/forces.ts';
import { rebelTally } from '../../revolution/civil-battle.ts';
import { holderOf, isAlignedInRome, maybeSenator, military, senator } from '../../rome/senators.ts';
import { rebelAt } from '../../rome/rebels.ts';
import { fleetStrength, landStrength, maybeWar, needsNavalBattle } from '../../wars/wars.ts';
import { isNavalFirst } from '../../wars/fighting.ts';
import { add, leftIn, type OrderOf, type Orders, type Units, unitsOf } from './orders.ts';
import { takenOver } from './command.ts';

/** [amb-111] Strengths as they will be once these Wars are attacked: Active, with the Leaders who wait for them and aid no others. */
export const asAttacked = (g: OpenRome, ids: readonly string[]): OpenRome => ({
  ...g,
  wars: g.wars.map((w) => (ids.includes(w.id) ? { ...w, status: 'active' } : w)),
  leaders: g.leaders.map((l) => ({ ...l, at: 'wars' })),
});

/** [1.10.11-c] MIL counts no more than the units. */
const capped = (units: number, mil: number): number => units + Math.min(units, mil);

/** [amb-111] The Strength that counts in the next battle: Fleets while there is a Naval Battle to fight, else the Army. */
const counted = (g: OpenRome, war: WarId | RebelArmy, u: Units, mil: number): number =>
  capped(isNavalFirst(g, war) ? u.fleets : strengthOf(g, u.legions), mil);
const groundAgainst = (g: OpenRome, war: WarId | RebelArmy) => (isNavalFirst(g, war) ? 'sea' : 'land');
/** [amb-111] Fleets against the Fleet Strength while there is a Naval Battle to fight, else the Army against the Land Strength. */
const reaches = (g: OpenRome, war: WarId | RebelArmy, u: Units, mil: number): boolean => {
  const w = maybeWar(g, war);
  // [2.03.81-m]
  if (w === undefined) return counted(g, war, u, mil) >= rebelTally(g, rebelAt(g, war)!, groundAgainst(g, war)).total;
  return counted(g, war, u, mil) >= (needsNavalBattle(g, w) ? fleetStrength(g, w) : landStrength(g, w));
};

/** [1.09.643-f] A Dictator counts his Master of Horse; [card-135-b] Pompeius 2. */
const commandOf = (g: OpenRome, commander: string): number => {
  const s = senator(g, commander);
  const horse = s.office === 'dictator' ? holderOf(g, 'master-of-horse') : undefined;
  return military(g, s) + (horse !== undefined && isAlignedInRome(horse) ? military(g, horse) : 0);
};

const isFight = (war: Force['war']): war is WarId | RebelArmy => isRebelArmy(war) || war.startsWith('war:');

/** Wars that these orders attack. */
const attacked = (orders: Orders): string[] => orders.flatMap((o) => (o.t === 'send' ? [o.war] : []));

/** [1.09.643-a][1.09.643-b] Would he be sent with too little? [1.09.643-f] Units he takes over are his. */
const isSentWithTooLittle = (g: OpenRome, o: OrderOf<'send'>, at: number, orders: Orders): boolean => {
  const { war } = o;
  if (!isFight(war)) return false;
  const all = add(unitsOf(o), takenOver(g, o, orders.slice(0, at)));
  return !reaches(asAttacked(g, attacked(orders)), war, all, commandOf(g, o.commander));
};

/** [1.09.643-e] Would a Proconsul be left with too little? */
const isLeftWithTooLittle = (g: OpenRome, o: OrderOf<'withdraw'>, orders: Orders): boolean => {
  const f = g.forces.find((x) => x.id === o.force);
  const who = f && maybeSenator(g, f.commander);
  if (!f || !who || !isFight(f.war)) return false;
  const { war } = f;
  const mil = military(g, who);
  const left = leftIn(g, f, orders);
  // [own-64] What counts for nothing in his next battle may go, however weak he is.
  if (counted(g, war, left, mil) === counted(g, war, leftIn(g, f, []), mil)) return false;
  return !reaches(asAttacked(g, attacked(orders)), war, left, mil);
};

/**
 * Commanders who must agree to these orders: no two of them are about the same. [1.09.643-c] A Proconsul with too little left of his Force is asked
 * nothing: he goes on.
 */
export const mustAgree = (g: OpenRome, orders: Orders): SenatorId[] => {
  const who: SenatorId[] = [];
  orders.forEach((o, i) => {
    if (o.t === 'send' && isSentWithTooLittle(g, o, i, orders)) who.push(o.commander);
    if (o.t === 'withdraw' && isLeftWithTooLittle(g, o, orders)) {
      who.push(chosen(g.forces.find((f) => f.id === o.force)!.commander));
    }
  });
  return who;
};
