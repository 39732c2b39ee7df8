/** Bonuses of cards that do not count in the combat at hand, and why: for those who wonder — 9 */
import type { Condition } from '../data/effects.ts';
import { contentOf } from '../data/printed.ts';
import { cardOf, effectsOf } from '../empire/cards.ts';
import { forceOf, inCombat } from '../expedition/force.ts';
import { hasTag } from '../expedition/losses.ts';
import { isSetMember } from '../cards/effects/set-member.ts';
import type { Side } from '../game.ts';
import type { CardId, CombatKind } from '../ids.ts';
import type { OpenEmpires } from '../sight.ts';
import { activeCards, countingLeaders } from './active.ts';
import { times } from './condition.ts';

type Why = 'kind' | 'without' | 'few' | 'role' | 'place' | 'leader' | 'enemy' | 'other';

export interface Idle {
  readonly card: CardId;
  readonly of: 'set' | 'bonus';
  readonly why: Why;
  /** The combats that it counts in. */
  readonly kinds: readonly CombatKind[];
  /** The cards that it lacks. */
  readonly lacks: readonly CardId[];
}

/** [MED.9-h] Of every card of a side that gives a bonus which is not given now; once for each kind of card and reason. */
export const idleBonuses = (g: OpenEmpires, side: Side): readonly Idle[] => {
  const found = activeCards(g, side).flatMap((card) => [...idleSets(g, side, card), ...idleAdditions(g, side, card)]);
  const keyOf = ({ card, of, why }: Idle): string => `${cardOf(g, card).name} ${of} ${why}`;
  return found.filter((idle, i) => found.findIndex((x) => keyOf(x) === keyOf(idle)) === i);
};

const idleSets = (g: OpenEmpires, side: Side, card: CardId): Idle[] =>
  effectsOf(g, card, 'set-bonus').flatMap(({ battles, set }): Idle[] => {
    const there = activeCards(g, side).filter((id) => isSetMember(g, id, set));
    const missing = set.filter((name) => !there.some((id) => cardOf(g, id).name === name));
    const about = { card, of: 'set', kinds: battles } as const;
    if (!battles.includes(g.combat!.kind)) return [{ ...about, why: 'kind', lacks: [] }];
    return missing.length > 0 ? [{ ...about, why: 'without', lacks: named(g, missing) }] : [];
  });

const idleAdditions = (g: OpenEmpires, side: Side, card: CardId): Idle[] =>
  [...effectsOf(g, card, 'add-fc'), ...effectsOf(g, card, 'add-dice')].flatMap((e): Idle[] => {
    const about = { card, of: 'bonus', kinds: e.battles } as const;
    if (!e.battles.includes(g.combat!.kind)) return [{ ...about, why: 'kind', lacks: [] }];
    if (!e.if || times(g, side, e.if) > 0) return [];
    const why = unmet(g, side, e.if);
    return [{ ...about, why, lacks: why === 'without' ? named(g, missingOf(g, side, e.if)) : [] }];
  });

/** A card of each name, of the deck that has it. */
const named = (g: OpenEmpires, names: readonly string[]): CardId[] =>
  names.flatMap((name) => Object.values(contentOf(g).cards).find((c) => c.name === name)?.id ?? []);

const missingOf = (g: OpenEmpires, side: Side, { present = [] }: Condition): readonly string[] => {
  const there = [...inCombat(g, forceOf(g, side), g.combat!.kind).map((u) => u.card), ...countingLeaders(g, side)];
  return present.filter((name) => !there.some((id) => cardOf(g, id).name === name));
};

/** Which part of a condition does not hold, where it gives nothing: the first that whoever plays could do something about. */
const unmet = (g: OpenEmpires, side: Side, c: Condition): Why => {
  const { place, kind } = g.combat!;
  const city = contentOf(g).cities[place];
  const units = (s: Side) => inCombat(g, forceOf(g, s), kind);
  const { enemyHasTag, enemyLacksTag } = c;
  if (missingOf(g, side, c).length > 0) return 'without';
  const noLeader = countingLeaders(g, side).length === 0;
  if (noLeader && (c.ownLeaderPresent === true || c.perOwnLeader === true)) return 'leader';
  if (c.role !== undefined && c.role !== (side === 0 ? 'attacker' : 'defender')) return 'role';
  if (c.territory !== undefined && c.territory !== city?.territory) return 'place';
  if (c.city !== undefined && c.city !== city?.id) return 'place';
  if (c.port === true && city?.port !== true) return 'place';
  const theirs = units(side === 0 ? 1 : 0);
  if (enemyHasTag !== undefined && !theirs.some((u) => hasTag(g, u, enemyHasTag))) return 'enemy';
  if (enemyLacksTag !== undefined && theirs.some((u) => hasTag(g, u, enemyLacksTag))) return 'enemy';
  if (c.outnumbered === true || c.barbarians === true) return 'enemy';
  return c.countOwnName !== undefined || c.minUnits !== undefined ? 'few' : 'other';
};
