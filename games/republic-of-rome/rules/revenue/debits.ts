/** Debits — 1.06.53 */
import type { OpenRome } from '../sight/sight.ts';
import { type Cx, plus, type Tally, tally } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import { landBill } from '../data/printed.ts';
import type { Rome } from '../game.ts';
import { LAND_BILLS, type LegionId, legionNumber } from '../ids.ts';
import { payFromState } from '../rome/bankruptcy.ts';
import { fleetsInPlay, isActive, loseLegion } from '../rome/forces.ts';
import { maybeSenator } from '../rome/senators.ts';
import { say } from '../say.ts';
import { rebelAt } from '../rome/rebels.ts';
import { countActiveWars } from '../wars/wars.ts';

/** [1.06.53-b][1.07.334-b][2.03.8-f] */
const PER_WAR = 20;
/** [1.06.53-d][1.06.53-e] */
const PER_UNIT = 2;

/** [1.06.53-d][2.03.6-m][2.03.H-g] Neither in rebellion nor in the Garrison of a Rebel; [2.02.31-b] Garrisons are the State's. Numbers of Legions. */
const maintained = (g: OpenRome): number[] => {
  const garrisons = g.provinces
    .filter((p) => p.governor !== '' && maybeSenator(g, p.governor)?.rebel !== 'no')
    .map((p): string => p.id);
  return g.legions.flatMap((l, n) => (!isActive(l) || rebelAt(g, l.at) || garrisons.includes(l.at) ? [] : [n]));
};

/** [1.06.53-c][tbl-land-1][tbl-land-2][tbl-land-3] */
const landBills = (g: OpenRome): number =>
  LAND_BILLS.reduce((sum, type) => sum + g.landBills[type] * landBill(g, type).cost, 0);

const beforeMaintenance = (g: Rome): number => PER_WAR * countActiveWars(g) + landBills(g) + g.charges;
const maintenance = (g: Rome): number => PER_UNIT * (maintained(g).length + fleetsInPlay(g));

/** [1.06.52-h] What the State has to pay at the end of this phase, as things stand. */
export const debits = (g: OpenRome): Tally =>
  tally(
    'debits',
    plus('wars', PER_WAR * countActiveWars(g), '1.06.53-b'),
    plus('landBills', landBills(g), '1.06.53-c'),
    plus('losses', g.charges, '1.06.53-f'),
    plus('legions', PER_UNIT * maintained(g).length, '1.06.53-d'),
    plus('fleets', PER_UNIT * fleetsInPlay(g), '1.06.53-d'),
  );

/** [1.06.52-h][1.06.53-m] Everybody sees it before contributions are made. */
export const previewDebits = (cx: Cx<Rome>): void => {
  cx.log(say('revenue.debits.preview', { state: cx.g.state, n: debits(cx.g).total }), '1.06.52-h');
};

/**
 * [1.06.53-a] After everything has come in. [1.06.53-o] Wars, Land Bills and losses first, then maintenance, which
 * [1.06.53-g] nobody may refuse. `released`: Legions the Rebel gave up and the HRAO kept.
 */
export const payDebits = (cx: Cx<Rome>, released: readonly LegionId[]): void => {
  const { g } = cx;
  cx.log(say('revenue.debits', { n: debits(g).total }), '1.06.53-a');
  // [1.06.53-l][1.06.53-o] With less than that nothing is left for maintenance.
  if (beforeMaintenance(g) > g.state && maintenance(g) > 0) loseUnits(cx, maintained(g), fleetsInPlay(g));
  payFromState(cx, beforeMaintenance(g));
  g.charges = 0;
  // [1.06.53-n][1.09.622-a]
  if (g.landBills.I > 0) {
    g.landBills.I = 0;
    cx.log(say('revenue.landBill'), '1.06.53-n');
  }
  maintain(cx, released);
};

/** [1.11.35-e] Released Legions that the State cannot pay are lost, and no harm done; [1.06.53-l] any other shortfall ruins it. */
const maintain = (cx: Cx<Rome>, released: readonly LegionId[]): void => {
  const { g } = cx;
  const spare = released.map(legionNumber).filter((n) => g.legions[n]!.at === 'active');
  while (maintenance(g) > g.state && spare.length > 0) loseUnits(cx, [spare.pop()!]);
  // [2.03.6-h]
  if (plays(g, 'rebel-governors')) loseUnits(cx, [], advanced().spareFleets(g, maintenance(g) - g.state));
  const cost = maintenance(g);
  const unpaid = Math.ceil((cost - g.state) / PER_UNIT);
  if (unpaid > 0) {
    const legions = maintained(g).slice(0, unpaid);
    loseUnits(cx, legions, unpaid - legions.length);
  }
  // [1.06.53-i] What was owed decides, not what is left.
  payFromState(cx, cost);
};

/** [1.06.53-l] To the Force Pool; [own-33] Fleets when no Legion is left, those not deployed first. */
const loseUnits = (cx: Cx<Rome>, legions: readonly number[], fleets = 0): void => {
  if (legions.length + fleets === 0) return;
  for (const n of legions) loseLegion(cx.g, n);
  let left = fleets;
  for (const place of [cx.g, ...cx.g.forces]) {
    const gone = Math.min(left, place.fleets);
    place.fleets -= gone;
    left -= gone;
  }
  cx.log(say('revenue.unmaintained', { n: legions.length + fleets }), '1.06.53-l');
};
