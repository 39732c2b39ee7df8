/** What the text of a card adds to its side in a combat, as far as it does not depend on other cards — 9 */
import {
  type Card,
  cardOf,
  type CardId,
  type CombatKind,
  type Effect,
  type OpenEmpires,
  type Side,
} from '../rules/study.ts';
import type { Power } from './chance.ts';

const ROLES = ['attacker', 'defender'] as const;
/** The average of a die. */
const DIE = 3.5;

/** Does the bonus need nothing, or only to be on this side? */
const isGiven = (condition: object | undefined, side: Side): boolean =>
  condition === undefined ||
  (Object.keys(condition).length === 1 && 'role' in condition && condition.role === ROLES[side]);

const given = (e: Effect, kind: CombatKind, side: Side): Power => {
  if (e.op !== 'add-fc' && e.op !== 'add-dice' && e.op !== 'remove-enemy-dice') return NONE;
  if (!e.battles.includes(kind) || !isGiven(e.if, side)) return NONE;
  if (e.op === 'add-fc') return { fixed: e.n, dice: 0 };
  // A die that the enemy does not roll is about as good as one more of one's own.
  return e.op === 'add-dice' ? { fixed: 0, dice: e.n } : { fixed: DIE * e.n, dice: 0 };
};
const NONE: Power = { fixed: 0, dice: 0 };

const known = new WeakMap<Card, Map<string, Power>>();

export const bonusOf = (g: OpenEmpires, id: CardId, kind: CombatKind, side: Side): Power => {
  const card = cardOf(g, id);
  if (card.effects.length === 0) return NONE;
  let of = known.get(card);
  if (!of) known.set(card, (of = new Map()));
  const key = kind + side;
  let power = of.get(key);
  if (!power) {
    power = card.effects
      .map((e) => given(e, kind, side))
      .reduce((a, b) => ({ fixed: a.fixed + b.fixed, dice: a.dice + b.dice }), NONE);
    of.set(key, power);
  }
  return power;
};
