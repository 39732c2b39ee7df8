/** Recalling Forces and reinforcing them — 1.09.644, 1.09.647 */
import type { Cx } from '@tabularium/kernel';
import type { OpenRome } from '../../sight/sight.ts';
import type { Force, Rome } from '../../game.ts';
import { isRebelArmy, type SenatorId } from '../../ids.ts';
import { disband, force, forcePlace, legionsAt, sendFleets } from '../../rome/forces.ts';
import { maybeSenator } from '../../rome/senators.ts';
import { rebelAt } from '../../rome/rebels.ts';
import { say } from '../../say.ts';
import { atHand, isWithin, leftIn, type OrderOf, type Orders, unitsOf } from './orders.ts';

const isProconsulOf = (g: OpenRome, f: Force): boolean => {
  const s = maybeSenator(g, f.commander);
  return s !== undefined && s.office === 'proconsul' && s.rebel === 'no';
};
const isAtWar = (f: Force): boolean => isRebelArmy(f.war) || f.war.startsWith('war:');

/** [1.09.644-a][1.09.644-e] A Proconsul's, neither sent nor reinforced in this Senate Phase. */
export const isSettled = (g: OpenRome, f: Force): boolean =>
  isProconsulOf(g, f) && isAtWar(f) && f.sentIn !== g.turn && f.reinforcedIn !== g.turn;

const isTouched = (orders: Orders, f: Force): boolean =>
  orders.some(
    (o) =>
      (o.t === 'recall' && o.commander === f.commander) ||
      (o.t === 'send' && (f.commander === '' ? o.war === f.war : o.replaces === f.commander)) ||
      ((o.t === 'reinforce' || o.t === 'withdraw') && o.force === f.id),
  );

/** [1.09.644-a] Proconsuls who may be recalled. */
export const mayRecall = (g: Rome, f: Force, orders: Orders): boolean => isSettled(g, f) && !isTouched(orders, f);

/** [1.09.644-c][1.09.644-d] Forces that may lose units: a Proconsul's in part, one without Commander wholly. */
export const mayWithdraw = (g: Rome, f: Force, orders: Orders): boolean => {
  if (isTouched(orders, f) || !isAtWar(f)) return false;
  const size = legionsAt(g, forcePlace(f)).length + f.fleets;
  return f.commander === '' ? size > 0 && f.sentIn !== g.turn : isSettled(g, f) && size > 1;
};

/** [1.09.647-a][1.09.647-b][1.09.647-c] A Proconsul who did not leave Rome in this Senate Phase. */
export const mayReinforce = (g: Rome, f: Force, orders: Orders): boolean =>
  isProconsulOf(g, f) && isAtWar(f) && f.sentIn !== g.turn && !isTouched(orders, f);

/** A Force is called by its Commander, or by its War when it has none. */
export const forceName = (g: Rome, f: Force): string => {
  if (f.commander !== '') return f.commander;
  return rebelAt(g, f.war)?.senator ?? f.war;
};
export const namesOf = (g: Rome, may: (f: Force) => boolean): string[] => {
  const names = g.forces.flatMap((f) => (may(f) ? [forceName(g, f)] : []));
  return names.filter((id, i) => names.indexOf(id) === i);
};
export const forceNamed = (g: Rome, name: string, may: (f: Force) => boolean): Force =>
  g.forces.find((f) => may(f) && forceName(g, f) === name)!;

/** [1.09.642-c] Could it still be done? */
export const canChange = (g: Rome, o: OrderOf<'recall' | 'withdraw' | 'reinforce'>, before: Orders): boolean => {
  const f = o.t === 'recall' ? forceBy(g, o.commander) : g.forces.find((x) => x.id === o.force);
  if (f === undefined) return false;
  if (o.t === 'recall') return mayRecall(g, f, before);
  if (o.t === 'withdraw') return mayWithdraw(g, f, before) && isWithin(unitsOf(o), leftIn(g, f, before));
  return mayReinforce(g, f, before) && isWithin(unitsOf(o), atHand(g, before));
};
const forceBy = (g: Rome, id: SenatorId): Force | undefined => g.forces.find((f) => f.commander === id);

/** [1.09.644-a][1.09.644-b] He comes home, his units to the Active Forces boxes. */
export const recall = (cx: Cx<Rome>, o: OrderOf<'recall'>): void => {
  cx.log(say('deployment.recalled', { who: o.commander }), '1.09.644-a');
  disband(cx, forceBy(cx.g, o.commander)!);
};

export const withdraw = (cx: Cx<Rome>, o: OrderOf<'withdraw'>): void => {
  const { g } = cx;
  const f = force(g, o.force);
  const { legions, fleets } = unitsOf(o);
  cx.log(
    say('deployment.withdrawn', { from: forceName(g, f), legions: legions.length, fleets }),
    f.commander === '' ? '1.09.644-d' : '1.09.644-c',
  );
  for (const n of legions) g.legions[n]!.at = 'active';
  f.fleets -= fleets;
  g.fleets += fleets;
  if (f.commander === '' && f.fleets === 0 && legionsAt(g, forcePlace(f)).length === 0) disband(cx, f);
};

/** [1.09.647-a] */
export const reinforce = (cx: Cx<Rome>, o: OrderOf<'reinforce'>): void => {
  const { g } = cx;
  const f = force(g, o.force);
  const { legions, fleets } = unitsOf(o);
  for (const n of legions) g.legions[n]!.at = forcePlace(f);
  sendFleets(g, f, fleets);
  f.reinforcedIn = g.turn;
  f.hadLegions ||= legions.length > 0;
  cx.log(say('deployment.reinforced', { who: f.commander, legions: legions.length, fleets }), '1.09.647-a');
};
