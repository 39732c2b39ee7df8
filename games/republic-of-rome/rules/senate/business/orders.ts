/** Orders about Forces, and what units each leaves for the next — 1.09.64, 1.09.6 */
import type { OpenRome } from '../../sight/sight.ts';
import type { Force, Rome } from '../../game.ts';
import { type LegionId, legionNumber, legionRef } from '../../ids.ts';
import { forceOf, forcePlace, legion, legionsAt } from '../../rome/forces.ts';
import type { ForceOrder } from '../proposal.ts';

export type Orders = readonly ForceOrder[];
export type OrderOf<T extends ForceOrder['t']> = Extract<ForceOrder, { t: T }>;
export interface Units {
  readonly legions: readonly number[];
  readonly fleets: number;
}
/** Is somebody sent against it? */
export const isAttacked = (orders: Orders, war: string): boolean => orders.some((o) => o.t === 'send' && o.war === war);
const NO_UNITS: Units = { legions: [], fleets: 0 };
export const add = (a: Units, b: Units): Units => ({
  legions: [...a.legions, ...b.legions],
  fleets: a.fleets + b.fleets,
});
export const unitsOf = (o: { readonly legions: readonly LegionId[]; readonly fleets?: number }): Units => ({
  legions: o.legions.map(legionNumber),
  fleets: o.fleets ?? 0,
});
const unitsIn = (g: OpenRome, f: Force): Units => ({ legions: legionsAt(g, forcePlace(f)), fleets: f.fleets });

/** What a Force would have left after these orders took units from it. */
export const leftIn = (g: OpenRome, f: Force, orders: Orders): Units => {
  const gone = orders.flatMap((o) => (o.t === 'withdraw' && o.force === f.id ? [unitsOf(o)] : []));
  const { legions, fleets } = gone.reduce(add, NO_UNITS);
  const now = unitsIn(g, f);
  return { legions: now.legions.filter((n) => !legions.includes(n)), fleets: now.fleets - fleets };
};

const freedBy = (g: OpenRome, o: ForceOrder, before: Orders): Units => {
  if (o.t === 'withdraw' || o.t === 'ungarrison') return unitsOf(o);
  if (o.t !== 'recall') return NO_UNITS;
  const f = forceOf(g, o.commander);
  return f === undefined ? NO_UNITS : leftIn(g, f, before);
};
const usedBy = (o: ForceOrder): Units =>
  o.t === 'send' || o.t === 'reinforce' || o.t === 'garrison' ? unitsOf(o) : NO_UNITS;

/**
 * [1.09.64-a] Units in the Active Forces boxes that these orders have not used; [amb-116] those that come home by the same
 * proposal included.
 */
export const atHand = (g: OpenRome, orders: Orders): Units => {
  let fleets = g.fleets;
  const legions = legionsAt(g, 'active');
  const used: number[] = [];
  orders.forEach((o, i) => {
    const freed = freedBy(g, o, orders.slice(0, i));
    const gone = usedBy(o);
    legions.push(...freed.legions);
    used.push(...gone.legions);
    fleets += freed.fleets - gone.fleets;
  });
  return { legions: legions.filter((n) => !used.includes(n)), fleets };
};

export const isWithin = (wanted: Units, there: Units): boolean =>
  wanted.fleets <= there.fleets && wanted.legions.every((n) => there.legions.includes(n));

/** [amb-108] Ordinary Legions are as good as each other; Veterans have names. */
export const ordinaryOf = (g: OpenRome, u: Units): number[] => u.legions.filter((n) => !g.legions[n]!.veteran);
export const veteransOf = (g: OpenRome, u: Units): LegionId[] =>
  u.legions.filter((n) => g.legions[n]!.veteran).map(legionRef);

/** [1.09.131-b][amb-108] Of ordinary Legions only the number tells. */
export const legionsKey = (g: Rome, legions: readonly LegionId[]): string[] => {
  const veterans = legions.filter((id) => legion(g, id).veteran).sort();
  return [String(legions.length - veterans.length), ...veterans];
};
/** [1.09.131-b][1.09.131-c] The same orders in any order. */
export const ordersKey = (g: Rome, orders: Orders): string =>
  orders
    .map((o) => JSON.stringify('legions' in o ? { ...o, legions: legionsKey(g, o.legions) } : o))
    .sort()
    .join(' ');

/** Where the Legions of an order come from, after the orders before it. */
const sourceOf = (g: OpenRome, o: ForceOrder, before: Orders): Units => {
  if (o.t === 'ungarrison') return { legions: legionsAt(g, o.province), fleets: 0 };
  if (o.t !== 'withdraw') return atHand(g, before);
  const f = g.forces.find((x) => x.id === o.force);
  return f === undefined ? NO_UNITS : leftIn(g, f, before);
};
/** Meant by name: a Veteran, also one who was disbanded after the order was drawn up and is a Veteran no more. */
const isMeantByName = (g: OpenRome, n: number): boolean =>
  g.legions[n]!.veteran || g.senate.eliminated.veterans.includes(n);

/**
 * [1.09.642-c][amb-108] The same order with ordinary Legions that are still there: one is as good as another, so those
 * that have gone elsewhere since it was drawn up are replaced. Where too few are left, the order stays as it was.
 */
export const withLegionsLeft = (g: OpenRome, o: ForceOrder, before: Orders): ForceOrder => {
  if (!('legions' in o)) return o;
  const there = sourceOf(g, o, before);
  const spare = ordinaryOf(g, there)
    .map(legionRef)
    .filter((id) => !o.legions.includes(id));
  const legions = o.legions.map((id) => {
    const n = legionNumber(id);
    return there.legions.includes(n) || isMeantByName(g, n) ? id : (spare.shift() ?? id);
  });
  return { ...o, legions };
};
export const allWithLegionsLeft = (g: OpenRome, orders: Orders): ForceOrder[] => {
  const done: ForceOrder[] = [];
  for (const o of orders) done.push(withLegionsLeft(g, o, done));
  return done;
};
