/** What Rome has to fight with: units at hand, units that can be built, Commanders to come — 4.05.3, 4.05.33 */
import { levelOf } from '../../events/in-play.ts';
import type { Rome } from '../../game.ts';
import { countLegions } from '../../rome/forces.ts';
import { alignedInRome } from '../../rome/senators.ts';
import { affordable, raisableFleets, raisableLegions } from '../../senate/business/recruitment.ts';

export interface Units {
  readonly legions: number;
  readonly fleets: number;
}
export const NO_UNITS: Units = { legions: 0, fleets: 0 };
export const sumOf = (all: readonly Units[]): Units => ({
  legions: all.reduce((n, u) => n + u.legions, 0),
  fleets: all.reduce((n, u) => n + u.fleets, 0),
});

export interface Reserves extends Units {
  /** [4.05.33-f] That can be built: of each kind, and of both for the money. */
  readonly raisable: Units & { readonly together: number };
  /** [A4-30] Commanders whom the plan will have. */
  readonly commanders: number;
}

/** [4.05.33-e] Not where recruitment is forbidden; [4.05.33-b] under a Manpower Shortage only in a Crisis. */
export const mayBuild = (g: Rome, crisis: boolean): boolean =>
  !g.noRecruitment && (crisis || levelOf(g, 'event:170') === 0);

/** [4.05.33-f][A4-35] By what there is in the Force Pool and in the Treasury, down to its last Talent. */
export const raisable = (g: Rome, crisis: boolean): Reserves['raisable'] =>
  mayBuild(g, crisis)
    ? { legions: raisableLegions(g).length, fleets: raisableFleets(g), together: affordable(g) }
    : { ...NO_UNITS, together: 0 };

/** [A4-30] Both Consuls, and in a Crisis a Dictator, who has taken a Master of Horse before them. */
const commandersToCome = (g: Rome, crisis: boolean): number => {
  const there = alignedInRome(g).length;
  if (!crisis) return Math.min(2, there);
  return Math.min(1, there) + Math.min(2, Math.max(0, there - 2));
};

export const reservesOf = (g: Rome, crisis: boolean): Reserves => ({
  legions: countLegions(g, 'active'),
  fleets: g.fleets,
  raisable: raisable(g, crisis),
  commanders: commandersToCome(g, crisis),
});

/** [4.05.33-c] What must be built to have so many; nothing at all (`undefined`) if that cannot be. */
export const buildsFor = (r: Reserves, needed: Units): Units | undefined => {
  const legions = Math.max(0, needed.legions - r.legions);
  const fleets = Math.max(0, needed.fleets - r.fleets);
  const most = r.raisable;
  return legions <= most.legions && fleets <= most.fleets && legions + fleets <= most.together
    ? { legions, fleets }
    : undefined;
};
/** As much of it as can be: what sails first, because without it nothing lands. */
export const buildsTowards = (r: Reserves, needed: Units): Units => {
  const most = r.raisable;
  const fleets = Math.min(Math.max(0, needed.fleets - r.fleets), most.fleets, most.together);
  const legions = Math.min(Math.max(0, needed.legions - r.legions), most.legions, most.together - fleets);
  return { legions, fleets };
};
