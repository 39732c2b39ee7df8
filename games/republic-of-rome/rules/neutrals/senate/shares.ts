/** What each attack of the Military Plan gets, and what is built for it — 4.05.3, 4.05.31, 4.05.33 */
import type { Rome } from '../../game.ts';
import { countLegions, forcePlace } from '../../rome/forces.ts';
import type { PlannedAttack } from '../state.ts';
import { against, type Aim, forceThere, toLand, toSend } from './adequate-force.ts';
import { buildsFor, buildsTowards, NO_UNITS, type Reserves, sumOf, type Units } from './reserves.ts';

export interface Shares {
  readonly attacks: PlannedAttack[];
  readonly builds: Units;
}
const asAttack = (aim: Aim, { legions, fleets }: Units): PlannedAttack => ({
  war: aim,
  legions,
  fleets,
  commander: '',
});

/** [4.05.31-a][4.05.33-c][A4-30] Adequate Forces; where the sea must be won first, with Legions if there are enough for that as well. */
export const adequateShares = (g: Rome, r: Reserves, aims: readonly Aim[]): Shares => {
  const units = aims.map((aim) => toSend(g, aim, aims, 'adequate'));
  for (const [i, aim] of aims.entries()) {
    const landing = { ...units[i]!, legions: units[i]!.legions + toLand(g, aim, aims) };
    if (buildsFor(r, sumOf(units.with(i, landing))) !== undefined) units[i] = landing;
  }
  const attacks = aims.map((aim, i) => asAttack(aim, units[i]!));
  return { attacks, builds: buildsFor(r, sumOf(units)) ?? NO_UNITS };
};

/** So many more units to those who have least for what they meet, one by one; equal ones in the order of attack [A4-32]. */
const divide = (n: number, nets: number[]): number[] => {
  const given = nets.map(() => 0);
  for (let i = 0; i < n && nets.length > 0; i++) {
    const to = nets.indexOf(Math.min(...nets));
    given[to]!++;
    nets[to]!++;
  }
  return given;
};

/**
 * [4.05.3-f][A4-32] All Legions, and all Fleets where a Naval Battle is to be fought, divided so that the modifiers are as equal as
 * can be; elsewhere [4.05.31-c] only Fleets that must go. [4.05.33-c] So much is built as does any good, and as can be paid.
 */
export const allShares = (g: Rome, r: Reserves, aims: readonly Aim[]): Shares => {
  const wanted = sumOf(aims.map((aim) => toSend(g, aim, aims, 'most')));
  const fewest = aims.map((aim) => toSend(g, aim, aims, 'fewest'));
  const least = buildsFor(r, sumOf(fewest)) ?? NO_UNITS;
  const rest = { ...r.raisable, together: r.raisable.together - least.legions - least.fleets };
  const after: Reserves = {
    ...r,
    legions: r.legions + least.legions,
    fleets: r.fleets + least.fleets,
    raisable: { ...rest, legions: rest.legions - least.legions, fleets: rest.fleets - least.fleets },
  };
  const builds = sumOf([least, buildsTowards(after, wanted)]);
  const used = sumOf(fewest);
  const facing = aims.map((aim) => against(g, aim, aims));
  const there = aims.map((aim) => forceThere(g, aim));
  const legions = divide(
    r.legions + builds.legions - used.legions,
    aims.map((_, i) => {
      const f = there[i];
      return fewest[i]!.legions + (f ? countLegions(g, forcePlace(f)) : 0) - facing[i]!.land;
    }),
  );
  const atSea = aims.flatMap((_, i) => (facing[i]!.naval ? [i] : []));
  const fleets = divide(
    r.fleets + builds.fleets - used.fleets,
    atSea.map((i) => fewest[i]!.fleets + (there[i]?.fleets ?? 0) - facing[i]!.sea),
  );
  const more = (i: number): number => (atSea.includes(i) ? fleets[atSea.indexOf(i)]! : 0);
  const attacks = aims.map((aim, i) =>
    asAttack(aim, { legions: fewest[i]!.legions + legions[i]!, fleets: fewest[i]!.fleets + more(i) }),
  );
  return { attacks, builds };
};
