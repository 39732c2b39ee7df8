/** Chooses cards for an expedition: the best first, and only as many as are worth their price. */
import { listed } from '@tabularium/kernel';
import {
  cardOf,
  type CardId,
  type CombatKind,
  dicePart,
  type OpenEmpires,
  factorOf,
  fixedPart,
  hasType,
  isLeaderFor,
  type Side,
  type Way,
} from '../rules/study.ts';
import type { Power } from './chance.ts';
import { ranked } from './asked.ts';
import { cardPrice, mean, rating } from './worth.ts';

/** A card and its use: as a troop or fleet of the expedition, or held back to be played in the combat. */
interface Recruit {
  readonly card: CardId;
  readonly as: 'T' | 'F' | 'held';
}
/** What a choice of cards would bring, and what it costs. */
export interface Muster {
  readonly cards: readonly Recruit[];
  /** Strength in the decisive combat, including what is held back for it. */
  readonly power: Power;
  /** Strength in the field, in case it is intercepted. */
  readonly field: Power;
  readonly cost: number;
}
export interface Choice extends Muster {
  readonly worth: number;
}

export interface Need {
  readonly g: OpenEmpires;
  readonly seat: number;
  readonly kind: CombatKind;
  readonly side: Side;
  readonly way: Way;
  /** Whether fleets fight in the combat itself. */
  readonly fleetsFight: boolean;
  readonly worth: (m: Muster) => number;
}

/** More fleets than this are never worth their price. */
const MOST_FLEETS = 4;

/** The best choice of cards: they are taken in one fixed order, up to the point where the profit is greatest. */
export const muster = (need: Need): Choice | undefined => {
  if (need.way === 'land') return bestOf(need, [], troops(need, []));
  let found: Choice | undefined;
  const fleets = fleetsOf(need);
  for (let n = 1; n <= Math.min(MOST_FLEETS, fleets.length); n++) {
    const ships = fleets.slice(0, n);
    const room = ships.reduce((sum, c) => sum + cardOf(need.g, c.card).capacity, 0);
    const aboard = troops(need, ships).slice(0, room);
    // [MED.A65] On land nothing but troops fights.
    if (aboard.length === 0 && !need.fleetsFight) continue;
    const choice = bestOf(need, ships, aboard);
    if (choice && (!found || choice.worth > found.worth)) found = choice;
  }
  return found;
};

const fleetsOf = ({ g, seat, kind, fleetsFight }: Need): Recruit[] =>
  ranked(
    listed(g.hands[seat]!).filter((id) => hasType(g, id, 'F')),
    (id) =>
      cardOf(g, id).capacity +
      (fleetsFight ? mean(factorOf(g, { card: id, as: 'F' }, kind)) : 0) -
      // A card that could also march is better used as a troop.
      (hasType(g, id, 'T') ? 1 : 0),
  ).map((card) => ({ card, as: 'F' }));

/** Sorted by strength for the price, the best first. */
const troops = ({ g, seat, kind }: Need, without: readonly Recruit[]): Recruit[] =>
  ranked(
    listed(g.hands[seat]!).filter(
      (id) => hasType(g, id, 'T') && cardOf(g, id).factors[kind] !== null && !without.some((r) => r.card === id),
    ),
    (id) => mean(cardOf(g, id).factors[kind]) / (0.5 + rating(g, id)),
  ).map((card) => ({ card, as: 'T' }));

/** Leaders, and for an assault also the cards that help in one. */
const held = ({ g, seat, kind, side }: Need): Recruit[] =>
  ranked(
    listed(g.hands[seat]!).filter(
      (id) => (hasType(g, id, 'L') && isLeaderFor(g, id, kind, side)) || (kind === 'assault' && hasType(g, id, 'A')),
    ),
    (id) => mean(cardOf(g, id).factors[kind]),
  ).map((card) => ({ card, as: 'held' }));

const bestOf = (need: Need, base: readonly Recruit[], more: readonly Recruit[]): Choice | undefined => {
  let found: Choice | undefined;
  const help = held(need);
  const least = base.length > 0 && need.fleetsFight ? 0 : 1;
  for (let n = least; n <= more.length; n++) {
    for (let h = 0; h <= Math.min(2, help.length); h++) {
      const m = sumUp(need, [...base, ...more.slice(0, n), ...help.slice(0, h)]);
      const worth = need.worth(m);
      if (!found || worth > found.worth) found = { ...m, worth };
    }
  }
  return found;
};

const sumUp = ({ g, seat, kind, fleetsFight }: Need, cards: readonly Recruit[]): Muster => {
  // [MED.5.4.7-h] Everybody rolls one die.
  let [fixed, dice, fieldFixed, fieldDice, cost] = [0, 1, 0, 1, 0];
  const price = cardPrice(g, seat);
  for (const { card, as } of cards) {
    cost += price * rating(g, card);
    const f =
      as === 'held'
        ? cardOf(g, card).factors[kind]
        : as === 'T' || fleetsFight
          ? factorOf(g, { card, as }, kind)
          : null;
    fixed += fixedPart(f);
    dice += dicePart(f);
    if (as !== 'T') continue;
    const field = cardOf(g, card).factors.field;
    fieldFixed += fixedPart(field);
    fieldDice += dicePart(field);
  }
  return { cards, power: { fixed, dice }, field: { fixed: fieldFixed, dice: fieldDice }, cost };
};
