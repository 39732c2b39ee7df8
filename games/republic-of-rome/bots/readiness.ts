/** What the plan of the Wars leaves open: units for Wars that cannot be fought yet, and garrisons — 1.09.63, 1.09.646 */
import {
  activeWars,
  countLegions,
  type FactionId,
  fleetStrength,
  fleetSupport,
  isRaided,
  landStrength,
  needsNavalBattle,
  type OpenRome,
  plays,
  type War,
  warCard,
} from '../rules/study.ts';
import { best } from '@tabularium/parts';
import { spareUnits } from './finance.ts';
import { isFaced, type Plan, planWars } from './war.ts';
import { W } from './weights.ts';

const fleetsFor = (g: OpenRome, w: War): number =>
  Math.max(fleetSupport(g, w), needsNavalBattle(g, w) ? Math.ceil(fleetStrength(g, w) / 2) + SPARE : 0);
/** Units more than the least with which a battle is begun. */
const SPARE = 2;

/**
 * What is to be raised: what the plan needs; or, where Active Wars are left to which nobody can go, what is missing against the
 * weakest of them, as far as the State can pay. So money does not lie idle until it is too late.
 */
export const armament = (g: OpenRome, me: FactionId): Plan['raise'] => {
  const { raise, steps } = planWars(g, me, true);
  if (raise.legions + raise.fleets > 0) return raise;
  const left = activeWars(g).filter((w) => !isFaced(g, w.id) && !steps.some((x) => x.war === w.id));
  const weakest = best(left, (w) => -landStrength(g, w) - fleetsFor(g, w));
  if (weakest === undefined) return raise;
  const most = spareUnits(g, W.idle);
  const fleets = Math.min(most, Math.max(0, fleetsFor(g, weakest) - g.fleets));
  const missing = landStrength(g, weakest) + SPARE - countLegions(g, 'active');
  return { fleets, legions: Math.max(0, Math.min(most - fleets, missing)) };
};

/** A Legion that is not needed anywhere is worth sending only where a Province could be lost. */
const GARRISON = 2;
/** [card-163-1-a] The raids fall on governed Frontier Provinces; [2.02.31-a] Wars on those that they attack, where Provinces fight. */
const isAtRisk = (g: OpenRome, p: OpenRome['provinces'][number]): boolean =>
  p.governor !== '' &&
  (isRaided(g, p) ||
    (plays(g, 'provincial-wars') && activeWars(g).some((w) => warCard(g, w.id).attacks.includes(p.id))));

/** The Province that needs a garrison most, if two Legions are left that the plan does not send anywhere. */
export const garrisonFor = (
  g: OpenRome,
  plan: Plan,
): { readonly province: string; readonly legions: number } | undefined => {
  const sent = plan.steps.reduce((n, x) => n + x.ordinary + x.veterans.length, 0);
  if (countLegions(g, 'active') - sent < GARRISON) return undefined;
  const p = best(
    g.provinces.filter((x) => isAtRisk(g, x) && countLegions(g, x.id) < GARRISON),
    (x) => -countLegions(g, x.id),
  );
  return p && { province: p.id, legions: GARRISON };
};
