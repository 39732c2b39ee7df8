/** What the text of a card adds to its side in a combat, as far as it does not depend on other cards — 9 */
import {
  type Card,
  cardOf,
  type CardId,
  type CombatKind,
  contentOf,
  type Effect,
  type EffectOf,
  isArea,
  type OpenEmpires,
  type Place,
  type Side,
} from '../rules/study.ts';
import type { Power } from './chance.ts';
import { W } from './weights.ts';
import { DIE, mean } from './worth.ts';

const ROLES = ['attacker', 'defender'] as const;

/** Where and on which side a combat would be. */
export interface Scene {
  readonly kind: CombatKind;
  readonly side: Side;
  readonly place: Place;
  /** Whether the enemy has cards, which may be lost one by one. */
  readonly againstCards: boolean;
}

/** Parts of conditions that hold or do not hold whatever else is sent; of all others it is not known yet. */
const HOLDS: Readonly<Record<string, (g: OpenEmpires, scene: Scene, value: unknown) => boolean>> = {
  role: (_, { side }, role) => role === ROLES[side],
  territory: (g, { place }, territory) => contentOf(g).cities[place]?.territory === territory,
  city: (g, { place }, city) => contentOf(g).cities[place]?.id === city,
  port: (g, { place }, port) => contentOf(g).cities[place]?.port === port,
  barbarians: (g, { place }, barbarians) => isArea(g, place) === barbarians,
  enemyLacksTag: (g, { place }) => isArea(g, place),
};
/** Do all parts of the condition hold that do not depend on what is sent? */
export const holds = (g: OpenEmpires, scene: Scene, condition: object): boolean =>
  Object.entries(condition).every(([part, value]) => HOLDS[part]?.(g, scene, value) ?? true);
/** Does the condition hold whatever is sent? */
const isGiven = (g: OpenEmpires, scene: Scene, condition: object | undefined): boolean =>
  condition === undefined || (Object.keys(condition).every((part) => part in HOLDS) && holds(g, scene, condition));

/** Text that adds strength, with or without a condition. */
export type Adding = EffectOf<'add-fc'> | EffectOf<'add-dice'> | EffectOf<'remove-enemy-dice'>;
export const isAdding = (e: Effect): e is Adding =>
  e.op === 'add-fc' || e.op === 'add-dice' || e.op === 'remove-enemy-dice';
export const added = (e: Adding): Power => {
  if (e.op === 'add-fc') return { fixed: e.n, dice: 0 };
  // A die that the enemy does not roll is about as good as one more of one's own.
  return e.op === 'add-dice' ? { fixed: 0, dice: e.n } : { fixed: DIE * e.n, dice: 0 };
};

/** The strength of an ordinary troop or fleet. */
const ORDINARY: Readonly<Record<CombatKind, number>> = { field: 5, naval: 3, assault: 5 };
/** [MED.9-i] What rolls at the start of a battle take from the enemy on average, and what they take from one's own side. */
const atStart = ({ kind, againstCards }: Scene, card: Card, e: Effect): number => {
  if (e.op === 'roll-discard' && e.battles.includes(kind)) return againstCards ? ((7 - e.min) / 6) * ORDINARY[kind] : 0;
  if (e.op === 'cover' && e.battles.includes(kind)) return againstCards ? W.cover * e.n : 0;
  if (e.op === 'flee' && e.battles.includes(kind)) return (-e.max / 6) * mean(card.factors[kind]);
  if (e.op === 'stampede' && e.battles.includes(kind))
    return (-e.max / 6) * (mean(card.factors[kind]) + ORDINARY[kind]);
  return 0;
};

const given = (g: OpenEmpires, scene: Scene, card: Card, e: Effect): Power => {
  if (isAdding(e)) return e.battles.includes(scene.kind) && isGiven(g, scene, e.if) ? added(e) : NONE;
  const n = atStart(scene, card, e);
  return n === 0 ? NONE : { fixed: n, dice: 0 };
};
const NONE: Power = { fixed: 0, dice: 0 };

/** Cards whose text can add something at all. */
const known = new WeakMap<Card, boolean>();
const mayAdd = (card: Card): boolean => {
  let may = known.get(card);
  if (may === undefined) {
    may = card.effects.some((e) => isAdding(e) || e.when === 'battle-start');
    known.set(card, may);
  }
  return may;
};

export const bonusOf = (g: OpenEmpires, id: CardId, scene: Scene): Power => {
  const card = cardOf(g, id);
  if (!mayAdd(card)) return NONE;
  return card.effects
    .map((e) => given(g, scene, card, e))
    .reduce((a, b) => ({ fixed: a.fixed + b.fixed, dice: a.dice + b.dice }), NONE);
};

/** [MED.5.4.5-j][MED.5.4.7-j] The chance that a card comes back by its own text, where others do not or seldom do. */
export const returning = (g: OpenEmpires, id: CardId, kind: CombatKind): number => {
  const op = kind === 'assault' ? 'recover-after-assault' : 'recover-at';
  const e = cardOf(g, id).byOp[op][0];
  return e && 'min' in e && e.min !== undefined ? (7 - e.min) / 6 : 0;
};
