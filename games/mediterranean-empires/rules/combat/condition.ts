/** Conditions of card texts, judged in Resolution — 9 */
import type { OpenEmpires } from '../sight.ts';
import type { Condition } from '../data/effects.ts';
import { contentOf } from '../data/printed.ts';
import { cardOf } from '../empire/cards.ts';
import type { Side, Unit } from '../game.ts';
import { forceOf, inCombat } from '../expedition/force.ts';
import { hasTag } from '../expedition/losses.ts';
import { countingLeaders } from './active.ts';

const ROLES = ['attacker', 'defender'] as const;

/** Names of the units and Leaders of a side that take part. */
const names = (g: OpenEmpires, side: Side): string[] =>
  [...inCombat(g, forceOf(g, side), g.combat!.kind).map((u) => u.card), ...countingLeaders(g, side)].map(
    (id) => cardOf(g, id).name,
  );

/**
 * [MED.9-h] How often a bonus is given: 0 if the condition does not hold, 1 if it does, or once for each that it
 * counts.
 */
export const times = (g: OpenEmpires, side: Side, c: Condition | undefined): number => {
  if (c === undefined) return 1;
  const { place, kind } = g.combat!;
  const there = (side === 0 ? 1 : 0) satisfies Side;
  const city = contentOf(g).cities[place];
  if (c.present && !c.present.every((n) => names(g, side).includes(n))) return 0;
  if (c.countOwnName !== undefined && names(g, side).filter((n) => n === c.countOwnName).length < (c.min ?? 1))
    return 0;
  if (c.role !== undefined && c.role !== ROLES[side]) return 0;
  if (c.territory !== undefined && c.territory !== city?.territory) return 0;
  if (c.city !== undefined && c.city !== city?.id) return 0;
  // [MED.A73] One with a dash here, or on the wrong side, adds nothing by being there.
  const leaders = countingLeaders(g, side).length;
  if (c.ownLeaderPresent === true && leaders === 0) return 0;
  const { enemyLacksTag, enemyHasTag, perOwnTag, perOwnName } = c;
  const units = (s: Side): Unit[] => inCombat(g, forceOf(g, s), kind);
  const [ours, theirs] = [units(side), units(there)];
  // Nobody in a force without cards has a tag.
  if (enemyLacksTag !== undefined && theirs.some((u) => hasTag(g, u, enemyLacksTag))) return 0;
  if (enemyHasTag !== undefined && !theirs.some((u) => hasTag(g, u, enemyHasTag))) return 0;
  if (c.minUnits !== undefined && ours.length < c.minUnits) return 0;
  // A force without cards has no number.
  if (c.outnumbered === true && theirs.length <= ours.length) return 0;
  if (c.barbarians === true && forceOf(g, there).t !== 'dice') return 0;
  if (c.port === true && city?.port !== true) return 0;
  if (c.perOwnLeader === true) return leaders;
  if (c.perOwnFleet === true) return ours.filter((u) => u.as === 'F').length;
  // [MED.9-j] Troops and fleets alone.
  if (perOwnTag !== undefined) return ours.filter((u) => hasTag(g, u, perOwnTag)).length;
  if (perOwnName !== undefined) return names(g, side).filter((x) => x === perOwnName).length;
  return 1;
};
