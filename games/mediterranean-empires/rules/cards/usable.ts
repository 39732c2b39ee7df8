/** Which cards fit which window — 2, 5.4.5, 5.4.6, 5.4.7, 9 */
import type { OpenEmpires } from '../sight.ts';
import type { Seat } from '@tabularium/kernel';
import type { Card } from '../data/content.ts';
import type { Op } from '../data/effects.ts';
import type { When } from '../data/needs.ts';
import { isLeaderFor } from '../combat/active.ts';
import { cardOf } from '../empire/cards.ts';
import { mayHold } from '../empire/hidden.ts';
import { attackerSeat, defenderSeat } from '../empire/order.ts';
import type { Empires, Side } from '../game.ts';
import { arrivesBySea, straits } from '../expedition/route.ts';
import type { CardId, CardType, CombatKind } from '../ids.ts';

/** After the event, between actions, on a route, and in each kind of combat. */
export type WindowKind = 'event' | 'between' | 'route' | CombatKind;

const isCombat = (kind: WindowKind): kind is CombatKind => kind === 'field' || kind === 'naval' || kind === 'assault';

const COMBAT_WHENS: Readonly<Record<CombatKind, readonly When[]>> = {
  naval: ['any', 'combat-naval', 'combat-naval-or-field'],
  field: ['any', 'combat-field', 'combat-naval-or-field'],
  assault: ['any', 'combat-assault'],
};
const ANY: readonly When[] = ['any'];

/**
 * Special events that may be played in the window, [MED.A46] also against an area. [MED.9-o] Those for any time fit all
 * of them.
 */
const whens = (g: OpenEmpires, kind: WindowKind): readonly When[] => {
  if (kind === 'event' || kind === 'between') return ANY;
  return isCombat(kind) ? COMBAT_WHENS[kind] : routeWhens(g);
};

/** What the route of the attack has: a naval leg or a strait, a land leg (a strait or a landing is one). */
const routeWhens = (g: OpenEmpires): When[] => {
  const { force, arrival } = g.attack!;
  const out: When[] = ['any', 'route-any'];
  if (force.sails || straits(g, force) > 0) out.push('route-naval-or-strait');
  // [MED.5.4.2-c][MED.5.4.3-a]
  const byLand = force.sails ? force.sea > 0 || !arrivesBySea(force) || arrival === 'landing' : true;
  if (byLand) out.push('route-land');
  return out;
};

/** [MED.5.4.5-b] The side whose Leaders a seat may add. */
export const sideOf = (g: OpenEmpires, seat: Seat): Side | -1 => {
  if (seat === attackerSeat(g)) return 0;
  return seat === defenderSeat(g) ? 1 : -1;
};

/** Can a card be played as this in the window? */
const fitsAs = (
  g: OpenEmpires,
  kind: WindowKind,
  seat: Seat,
  card: Card,
  type: CardType,
  list: readonly When[] = whens(g, kind),
): boolean => {
  if (type === 'X') return fits(card, list);
  if (!isCombat(kind)) return false;
  if (type === 'L') {
    const side = sideOf(g, seat);
    return side !== -1 && isLeaderFor(g, card.id, kind, side);
  }
  // [MED.5.4.7-f][MED.A45] Whoever plays them.
  return kind === 'assault' && (type === 'A' || type === 'D');
};

/** [MED.2-f] As what a card can be played in this window: its player chooses one. */
export const usesOf = (g: OpenEmpires, kind: WindowKind, seat: Seat, id: CardId): CardType[] => {
  const card = cardOf(g, id);
  return card.types.filter((type) => fitsAs(g, kind, seat, card, type));
};

const fits = (card: Card, list: readonly string[]): boolean => {
  for (const e of card.effects) if (list.includes(e.when)) return true;
  return false;
};

export const usable = (g: Empires, kind: WindowKind, seat: Seat): CardId[] => {
  const list = whens(g, kind);
  return g.hands[seat]!.filter((id) => {
    const card = cardOf(g, id);
    for (const type of card.types) if (fitsAs(g, kind, seat, card, type, list)) return true;
    return false;
  });
};

/** Is the seat asked? By what is public alone: see `mayHold`. */
export const mayPlay = (g: Empires, kind: WindowKind, seat: Seat): boolean => {
  for (const when of whens(g, kind)) if (mayHold(g, seat, when)) return true;
  return isCombat(kind) && (mayLead(g, kind, seat) || (kind === 'assault' && mayHold(g, seat, 'siege')));
};

/** [MED.A73] A Leader who counts on the side of this seat. */
const mayLead = (g: Empires, kind: CombatKind, seat: Seat): boolean => {
  const side = sideOf(g, seat);
  return side !== -1 && mayHold(g, seat, kind, (id) => isLeaderFor(g, id, kind, side));
};

const NAMES_SIDE: readonly Op[] = [
  'add-dice-to-side',
  'add-fc-to-side',
  'remove-dice-from-side',
  'discard-random-troop',
];
/** Is it good for the side that is named? */
export const helps = (g: OpenEmpires, id: CardId): boolean =>
  cardOf(g, id).effects.some(({ op }) => op === 'add-dice-to-side' || op === 'add-fc-to-side');

/** [MED.A60] Must its player name a side? */
export const namesSide = (g: Empires, id: CardId): boolean =>
  cardOf(g, id).effects.some((e) => NAMES_SIDE.includes(e.op));
