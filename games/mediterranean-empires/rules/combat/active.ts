/** Cards whose text counts in the combat at hand — 2, 9 */
import type { OpenEmpires } from '../sight.ts';
import { cardOf } from '../empire/cards.ts';
import { isRestricted } from '../cards/effects/restrict.ts';
import type { Force, Side, Unit } from '../game.ts';
import type { CardId, CombatKind } from '../ids.ts';
import { forceOf, inCombat } from '../expedition/force.ts';

/** [MED.A73] May this Leader be played here, and does he count? Not with a dash, nor on the wrong side. */
export const isLeaderFor = (g: OpenEmpires, card: CardId, kind: CombatKind, side: Side): boolean =>
  cardOf(g, card).factors[kind] !== null && !isRestricted(g, card, kind, side);

export const countingLeaders = (g: OpenEmpires, side: Side): CardId[] =>
  forceOf(g, side).leaders.filter((id) => isLeaderFor(g, id, g.combat!.kind, side));

/** Units, Leaders and played cards of a side that are in force now. */
export const activeCards = (g: OpenEmpires, side: Side): CardId[] =>
  inForce(g, side, inCombat(g, forceOf(g, side), g.combat!.kind), countingLeaders(g, side), () => true);

const inForce = (
  g: OpenEmpires,
  side: Side,
  units: readonly Unit[],
  leaders: readonly CardId[],
  fits: (id: CardId) => boolean,
): CardId[] => {
  const cards: CardId[] = [];
  for (const { card } of units) if (fits(card)) cards.push(card);
  for (const card of leaders) if (fits(card)) cards.push(card);
  for (const { card, off, side: of } of g.table) if (!off && of === side && fits(card)) cards.push(card);
  return cards;
};

/** What a side has in the combat at hand, gathered once for all sums. */
export interface Host {
  readonly force: Force;
  readonly units: readonly Unit[];
  readonly leaders: readonly CardId[];
  /** Of all its cards, those whose text counts in Resolution: seldom more than one or two. */
  readonly telling: readonly CardId[];
}
export const hostOf = (g: OpenEmpires, side: Side): Host => {
  const force = forceOf(g, side);
  const units = inCombat(g, force, g.combat!.kind);
  const leaders = countingLeaders(g, side);
  const telling = inForce(g, side, units, leaders, (id) => cardOf(g, id).inResolution);
  return { force, units, leaders, telling };
};
