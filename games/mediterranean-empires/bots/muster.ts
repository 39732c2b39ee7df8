/** Cards for an expedition: the best first, as many as pay. */
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

/** A card and the use it is put to: as troop or fleet with the expedition, or held back for the combat. */
interface Recruit {
  readonly card: CardId;
  readonly as: 'T' | 'F' | 'held';
}
/** What a choice of cards would bring, and what it costs. */
export interface Muster {
  readonly cards: readonly Recruit[];
  /** In the combat that counts, with what is held back for it. */
  readonly power: Power;
  /** In the field, should it be met on the way. */
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
  /** Fleets count in the combat itself. */
  readonly fleetsFight: boolean;
  readonly worth: (m: Muster) => number;
}

/** More than so many fleets never pay. */
const MOST_FLEETS = 4;

/** The best of all musters: the same order of cards, cut off where it pays most. */
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
      // One that could march as well is better used so.
      (hasType(g, id, 'T') ? 1 : 0),
  ).map((card) => ({ card, as: 'F' }));

/** Most strength for the price first. */
const troops = ({ g, seat, kind }: Need, without: readonly Recruit[]): Recruit[] =>
  ranked(
    listed(g.hands[seat]!).filter(
      (id) => hasType(g, id, 'T') && cardOf(g, id).factors[kind] !== null && !without.some((r) => r.card === id),
    ),
    (id) => mean(cardOf(g, id).factors[kind]) / (0.5 + rating(g, id)),
  ).map((card) => ({ card, as: 'T' }));

/** Leaders, and in an assault the cards for it. */
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
