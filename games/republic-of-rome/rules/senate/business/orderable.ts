/** What a deployment can order after the orders before it — 1.09.64, 1.09.644, 1.09.646, 1.09.647; and what it must, by agreement — AGR-13 */
import { onlyBy } from '../../agreements/enforce.ts';
import { type Left, whole } from '../../agreements/left.ts';
import { nameable, stillToName } from '../../agreements/proposing.ts';
import type { Rome, Senator } from '../../game.ts';
import { type FactionId, isSenatorId, type ProvinceId, type SenatorId } from '../../ids.ts';
import { legionRefs } from '../../rome/forces.ts';
import { idsOf, senator } from '../../rome/senators.ts';
import type { Means } from '../state.ts';
import { hasTarget, mayCommand, type Target, targets } from './command.ts';
import { garrisonable, ungarrisonable } from './garrisons.ts';
import { mustAgree } from './minimum-force.ts';
import { atHand, type Orders } from './orders.ts';
import { mayRecall, mayReinforce, mayWithdraw, namesOf } from './recall.ts';
import { keepsSeries } from './series.ts';

/** What is being drawn up, and [1.09.643-a] who would not go with what he was to be given. */
interface Drawn {
  readonly by: FactionId;
  readonly means: Means;
  readonly orders: Orders;
  readonly refused: readonly SenatorId[];
}

const mayBeSent = (g: Rome, s: Senator, orders: Orders): boolean => mayCommand(g, s, orders) && hasTarget(g, s, orders);
const commanders = (g: Rome, orders: Orders): SenatorId[] => idsOf(g.senators.filter((s) => mayBeSent(g, s, orders)));
const hasUnits = (g: Rome, orders: Orders): boolean => {
  const { legions, fleets } = atHand(g, orders);
  return legions.length + fleets > 0;
};
/** Is there anything to be ordered at all? */
export const canOrder = (g: Rome): boolean =>
  g.forces.some((f) => mayRecall(g, f, []) || mayWithdraw(g, f, [])) ||
  ungarrisonable(g, []).length > 0 ||
  garrisonable(g, []).length > 0 ||
  g.senators.some((s) => mayBeSent(g, s, [])) ||
  (hasUnits(g, []) && g.forces.some((f) => mayReinforce(g, f, [])));

/** [1.09.643-a] Who has refused goes all the same if there is enough to send with him that he is not asked. */
const wouldGo = (g: Rome, { orders, refused }: Drawn, who: SenatorId, war: Target): boolean => {
  if (!refused.includes(who)) return true;
  const { legions, fleets } = atHand(g, orders);
  const all = { t: 'send', commander: who, war, replaces: '', legions: legionRefs(legions), fleets } as const;
  return !mustAgree(g, [...orders, all]).includes(who);
};
/** Can he be sent so that the proposal names this: himself, or a War? */
const leadsTo = (g: Rome, l: Drawn, who: SenatorId, ref: string): boolean =>
  targets(g, senator(g, who), l.orders).some((war) => (war === ref || who === ref) && wouldGo(g, l, who, war));
const recallable = (g: Rome, l: Drawn): SenatorId[] => namesOf(g, (f) => mayRecall(g, f, l.orders)).filter(isSenatorId);

/** Could this be in it, or is there anything that could? */
export const canBeIn = (g: Rome, l: Drawn, ref: string): boolean =>
  ref === ''
    ? l.orders.length > 0 || canOrder(g)
    : l.orders.some((o) => Object.values(o).includes(ref)) ||
      commanders(g, l.orders).some((who) => leadsTo(g, l, who, ref)) ||
      // [1.07.332-g] As long as it could be put.
      recallable(g, l).some((id) => id === ref && keepsSeries(g, [...l.orders, { t: 'recall', commander: id }])) ||
      [...garrisonable(g, l.orders), ...ungarrisonable(g, l.orders)].some((id) => id === ref);
export const couldName = (g: Rome, ref: string): boolean =>
  canBeIn(g, { by: -1, means: 'presiding', orders: [], refused: [] }, ref);

const wanted = (g: Rome, l: Drawn) =>
  stillToName(g, l, { t: 'deploy', orders: [...l.orders] }, (ref) => canBeIn(g, l, ref));
/** [AGR-13] Until what was promised is in it, nothing else is ordered that could leave too little for it. */
const only = <T>(g: Rome, l: Drawn, all: readonly T[], isIt: (x: T, ref: string) => boolean): Left<T> => {
  const due = wanted(g, l);
  return due ? onlyBy(due.agreement, all, (x) => isIt(x, due.promise.about.naming)) : whole(all);
};
const isThat = (x: string, ref: string): boolean => x === ref;

/** What each verb of the draft offers. */
export const toSend = (g: Rome, l: Drawn): Left<SenatorId> => {
  const all = commanders(g, l.orders);
  // [AGR-14]
  if (wanted(g, l) === undefined) return nameable(g, l.by, l.means, 'deploy', all, false);
  return only(g, l, all, (who, ref) => leadsTo(g, l, who, ref));
};
export const toRecall = (g: Rome, l: Drawn): Left<SenatorId> => only(g, l, recallable(g, l), isThat);
export const toWithdraw = (g: Rome, l: Drawn): Left<string> =>
  only(
    g,
    l,
    namesOf(g, (f) => mayWithdraw(g, f, l.orders)),
    () => false,
  );
export const toReinforce = (g: Rome, l: Drawn): Left<string> =>
  only(g, l, hasUnits(g, l.orders) ? namesOf(g, (f) => mayReinforce(g, f, l.orders)) : [], () => false);
export const toGarrison = (g: Rome, l: Drawn): Left<ProvinceId> => only(g, l, garrisonable(g, l.orders), isThat);
export const toUngarrison = (g: Rome, l: Drawn): Left<ProvinceId> => only(g, l, ungarrisonable(g, l.orders), isThat);
