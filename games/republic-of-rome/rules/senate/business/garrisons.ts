/**
 * Garrisons — 1.09.646, 1.09.647. [1.09.646-f][2.02.H-d] What they are good for is in `events/`, and nowhere else, unless
 * Provincial Wars are played [2.02.31-a].
 */
import type { OpenRome } from '../../sight/sight.ts';
import type { Cx } from '@tabularium/kernel';
import type { Province, Rome } from '../../game.ts';
import type { ProvinceId } from '../../ids.ts';
import { legionsAt } from '../../rome/forces.ts';
import { maybeSenator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { isRoman, province } from '../../wars/wars.ts';
import { atHand, isWithin, type OrderOf, type Orders, type Units, unitsOf } from './orders.ts';

const isRebelHeld = (g: Rome, p: Province): boolean => {
  const governor = maybeSenator(g, p.governor);
  return governor !== undefined && governor.rebel !== 'no';
};
const isNamed = (orders: Orders, id: ProvinceId): boolean =>
  orders.some((o) => (o.t === 'garrison' || o.t === 'ungarrison') && o.province === id);

/** [1.09.646-b][1.09.647-a][2.03.4-g] To any Province, in the Forum as well, whose Governor is no Rebel. */
export const garrisonable = (g: Rome, orders: Orders): ProvinceId[] =>
  atHand(g, orders).legions.length === 0
    ? []
    : g.provinces.flatMap((p) => (!isRoman(g, p) || isRebelHeld(g, p) || isNamed(orders, p.id) ? [] : [p.id]));

/** [1.09.646-c][1.09.646-d] Not in the turn it was sent, and not from a Rebel. */
export const ungarrisonable = (g: Rome, orders: Orders): ProvinceId[] =>
  g.provinces.flatMap((p) =>
    p.garrisonSent === g.turn || isRebelHeld(g, p) || isNamed(orders, p.id) || legionsAt(g, p.id).length === 0
      ? []
      : [p.id],
  );
export const garrisonOf = (g: OpenRome, id: ProvinceId): Units => ({ legions: legionsAt(g, id), fleets: 0 });

export const canGarrison = (g: Rome, o: OrderOf<'garrison' | 'ungarrison'>, before: Orders): boolean =>
  o.t === 'garrison'
    ? garrisonable(g, before).includes(o.province) && isWithin(unitsOf(o), atHand(g, before))
    : ungarrisonable(g, before).includes(o.province) && isWithin(unitsOf(o), garrisonOf(g, o.province));

/** [1.09.646-b][1.09.646-e] Under whoever governs it now or later: it is where the Province is. */
export const garrison = (cx: Cx<Rome>, o: OrderOf<'garrison'>): void => {
  const { legions } = unitsOf(o);
  for (const n of legions) cx.g.legions[n]!.at = o.province;
  province(cx.g, o.province).garrisonSent = cx.g.turn;
  cx.log(say('deployment.garrison', { province: o.province, legions: legions.length }), '1.09.646-b');
};
/** [1.09.646-c] Only the Senate withdraws it. */
export const ungarrison = (cx: Cx<Rome>, o: OrderOf<'ungarrison'>): void => {
  const { legions } = unitsOf(o);
  for (const n of legions) cx.g.legions[n]!.at = 'active';
  cx.log(say('deployment.ungarrison', { province: o.province, legions: legions.length }), '1.09.646-c');
};
