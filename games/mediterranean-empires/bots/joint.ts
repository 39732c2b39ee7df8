/** What cards bring only together: bonuses for each other, and troops that a Leader brings back — 9 */
import { type Card, cardOf, type CardId, type OpenEmpires } from '../rules/study.ts';
import { added, type Adding, holds, isAdding, type Scene } from './bonus.ts';
import type { Power } from './chance.ts';

/** A card that may be sent, as far as others ask about it. */
interface Sent {
  readonly card: CardId;
  readonly as: 'T' | 'F' | 'held';
  readonly cost: number;
}
interface Joint extends Power {
  /** The price of what comes back because of another card. */
  readonly saved: number;
}
const NOTHING: Joint = { fixed: 0, dice: 0, saved: 0 };

type Condition = NonNullable<Adding['if']>;
/** Does the text ask about other cards of its side? Of the enemy's cards nothing is known. */
const asksOwn = (c: Condition): boolean =>
  c.enemyHasTag === undefined && c.outnumbered === undefined && OWN.some((part) => c[part] !== undefined);
const OWN = [
  'present',
  'countOwnName',
  'ownLeaderPresent',
  'perOwnLeader',
  'perOwnTag',
  'perOwnFleet',
  'perOwnName',
  'minUnits',
] as const;

/** Is there a text that other cards decide? Most have none. */
const known = new WeakMap<Card, boolean>();
const isJoint = (card: Card): boolean => {
  let is = known.get(card);
  if (is === undefined) {
    is = card.effects.some(
      (e) => e.op === 'set-bonus' || e.op === 'rally' || (isAdding(e) && e.if !== undefined && asksOwn(e.if)),
    );
    known.set(card, is);
  }
  return is;
};
export const anyJoint = (g: OpenEmpires, cards: readonly Sent[]): boolean =>
  cards.some((r) => isJoint(cardOf(g, r.card)));

/** [MED.9-h] How often the bonus is given, once these are there. */
const times = (c: Condition, units: readonly Card[], leaders: readonly Card[], fleets: number): number => {
  const named = (name: string): number => units.concat(leaders).filter((card) => card.name === name).length;
  if (c.present && !c.present.every((name) => named(name) > 0)) return 0;
  if (c.countOwnName !== undefined && named(c.countOwnName) < (c.min ?? 1)) return 0;
  if (c.ownLeaderPresent === true && leaders.length === 0) return 0;
  if (c.minUnits !== undefined && units.length < c.minUnits) return 0;
  if (c.perOwnLeader === true) return leaders.length;
  if (c.perOwnFleet === true) return fleets;
  const { perOwnTag } = c;
  if (perOwnTag !== undefined) return units.filter((card) => card.tags.includes(perOwnTag)).length;
  return c.perOwnName === undefined ? 1 : named(c.perOwnName);
};

/** What these cards, which all take part in the combat, add to each other. */
export const jointly = (g: OpenEmpires, scene: Scene, all: readonly Sent[]): Joint => {
  const cards = all.map((r) => ({ ...r, of: cardOf(g, r.card) }));
  const units = cards.filter((r) => r.as !== 'held').map((r) => r.of);
  const leaders = cards.filter((r) => r.as === 'held' && r.of.types.includes('L')).map((r) => r.of);
  const fleets = cards.filter((r) => r.as === 'F').length;
  let { fixed, dice, saved } = NOTHING;
  let isSet = false;
  for (const { of } of cards) {
    if (!isJoint(of)) continue;
    for (const e of of.effects) {
      if (isAdding(e) && e.if && asksOwn(e.if) && e.battles.includes(scene.kind) && holds(g, scene, e.if)) {
        const n = times(e.if, units, leaders, fleets);
        const more = added(e);
        fixed += e.op === 'add-fc' ? Math.min(e.cap ?? Number.POSITIVE_INFINITY, n * e.n) : n * more.fixed;
        dice += n * more.dice;
      } else if (e.op === 'set-bonus' && !isSet && e.battles.includes(scene.kind)) {
        isSet = e.set.every((name) => units.some((card) => card.name === name));
        if (isSet) fixed += e.n;
      } else if (e.op === 'rally' && scene.kind !== 'assault') {
        // [MED.5.4.5-k] One more try for each that it names.
        for (const r of cards) if (e.names.includes(r.of.name)) saved += (r.cost * (7 - e.min)) / 6;
      }
    }
  }
  return { fixed, dice, saved };
};
