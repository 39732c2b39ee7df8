/** Chooses cards for an expedition: the few that are enough, and no more than are worth their price. */
import { listed } from '@tabularium/kernel';
import {
  cardOf,
  type CardId,
  dicePart,
  type OpenEmpires,
  type Factor,
  factorOf,
  fixedPart,
  hasType,
  isLeaderFor,
  type Way,
} from '../rules/study.ts';
import type { Power } from './chance.ts';
import { ranked } from './asked.ts';
import { bonusOf, returning, type Scene } from './bonus.ts';
import { anyJoint, jointly } from './joint.ts';
import { cardPrice, DIE, rating, spoilsOf } from './worth.ts';

/** A card and its use: as a troop or fleet of the expedition, or held back to be played in the combat. */
interface Recruit extends Muster {
  readonly card: CardId;
  readonly as: 'T' | 'F' | 'held';
}
/** What a choice of cards would bring, and what it costs: strength in the decisive combat, with what is held back for it. */
interface Muster extends Power {
  /** Strength in the field, in case it is intercepted. */
  readonly field: number;
  readonly fieldDice: number;
  /** What victory brings by their texts. */
  readonly spoils: number;
  readonly cost: number;
}
export interface Choice {
  readonly cards: readonly Recruit[];
  readonly worth: number;
}

export interface Need extends Scene {
  readonly g: OpenEmpires;
  readonly seat: number;
  readonly way: Way;
  /** Whether fleets fight in the combat itself. */
  readonly fleetsFight: boolean;
  /** No choice of cards can be worth more than this less its cost. */
  readonly most: number;
  readonly worth: (m: Muster) => number;
}

/** More fleets than this are never worth their price. */
const MOST_FLEETS = 4;
/** All choices of up to this many troops are compared; larger ones only in two fixed orders. */
const COMPARED = 3;
/** More than this is not held back for one combat. */
const MOST_HELD = 3;

/** [MED.5.4.7-h] Everybody rolls one die. */
const NOBODY: Muster = { fixed: 0, dice: 1, field: 0, fieldDice: 1, spoils: 0, cost: 0 };

const joined = (a: Muster, b: Muster): Muster => ({
  fixed: a.fixed + b.fixed,
  dice: a.dice + b.dice,
  field: a.field + b.field,
  fieldDice: a.fieldDice + b.fieldDice,
  spoils: a.spoils + b.spoils,
  cost: a.cost + b.cost,
});
const strength = ({ fixed, dice }: Power): number => fixed + DIE * dice;
/** Cards of one name do the same. */
const isSame = ({ g }: Need, a: Recruit, b: Recruit): boolean => cardOf(g, a.card).name === cardOf(g, b.card).name;

/** The best choice of cards against one target by one way. */
export const muster = (need: Need): Choice | undefined => {
  const search = new Search(need);
  if (need.way === 'land') search.among([], Number.POSITIVE_INFINITY);
  else {
    const fleets = fleetsOf(need);
    for (let n = 1; n <= Math.min(MOST_FLEETS, fleets.length); n++) {
      const ships = fleets.slice(0, n);
      search.among(
        ships,
        ships.reduce((room, r) => room + cardOf(need.g, r.card).capacity, 0),
      );
    }
  }
  return search.found;
};

class Search {
  found: Choice | undefined;
  readonly #need: Need;
  readonly #troops: readonly Recruit[];
  readonly #held: readonly Recruit[];
  /** Whether some of them add something to each other, and what no choice of cards can exceed. */
  readonly #joint: boolean;
  readonly #most: number;
  #ships: readonly Recruit[] = [];

  constructor(need: Need) {
    this.#need = need;
    this.#troops = troopsOf(need);
    this.#held = heldFor(need);
    const all = [...this.#troops, ...this.#held, ...(need.fleetsFight ? fleetsOf(need) : [])];
    this.#joint = anyJoint(need.g, all);
    this.#most = all.reduce((n, r) => n + r.spoils, need.most);
  }

  /** All choices of up to `room` troops with these ships. */
  among(ships: readonly Recruit[], room: number): void {
    this.#ships = ships;
    const base = ships.reduce(joined, NOBODY);
    // [MED.5.4.7-c][MED.A65] Ships that cannot assault only carry troops, and on land nothing but troops fights.
    if (this.#need.fleetsFight && ships.some((r) => strength(r) > 0)) this.#judge(base, []);
    const troops = this.#troops.filter((r) => !ships.some((ship) => ship.card === r.card));
    this.#extend(troops, base, [], 0, Math.min(COMPARED, room));
    if (room <= COMPARED) return;
    this.#inOrder(troops.slice(0, room), base);
    this.#inOrder(ranked(troops, strength).slice(0, room), base);
  }

  #extend(troops: readonly Recruit[], base: Muster, chosen: readonly Recruit[], from: number, room: number): void {
    for (let i = from; i < troops.length && room > 0; i++) {
      const r = troops[i]!;
      if (i > from && isSame(this.#need, r, troops[i - 1]!)) continue;
      const m = joined(base, r);
      if (this.#isTooDear(m)) continue;
      const cards = [...chosen, r];
      this.#judge(m, cards);
      this.#extend(troops, m, cards, i + 1, room - 1);
    }
  }

  #inOrder(troops: readonly Recruit[], base: Muster): void {
    let m = base;
    for (const [i, r] of troops.entries()) {
      m = joined(m, r);
      if (this.#isTooDear(m)) return;
      if (i >= COMPARED) this.#judge(m, troops.slice(0, i + 1));
    }
  }

  #isTooDear({ cost }: Muster): boolean {
    return this.found !== undefined && this.#most - cost <= this.found.worth;
  }

  /** With none, one or more of the cards that are held back. */
  #judge(base: Muster, troops: readonly Recruit[]): void {
    let m = base;
    for (let h = 0; h <= this.#held.length; h++) {
      if (h > 0) m = joined(m, this.#held[h - 1]!);
      if (this.#isTooDear(m)) return;
      const worth = this.#need.worth(this.#joint ? this.#together(m, troops, h) : m);
      if (!this.found || worth > this.found.worth)
        this.found = { cards: [...this.#ships, ...troops, ...this.#held.slice(0, h)], worth };
    }
  }

  #together(m: Muster, troops: readonly Recruit[], held: number): Muster {
    const ships = this.#need.fleetsFight ? this.#ships : [];
    const { fixed, dice, saved } = jointly(this.#need.g, this.#need, [
      ...ships,
      ...troops,
      ...this.#held.slice(0, held),
    ]);
    return { ...m, fixed: m.fixed + fixed, dice: m.dice + dice, cost: m.cost - saved };
  }
}

/** What it adds in a battle on the way, troops and Leaders alone. */
const inField = (need: Need, card: CardId, as: Recruit['as']): Power => {
  const { g, side } = need;
  if (as === 'F' || (as === 'held' && !(hasType(g, card, 'L') && isLeaderFor(g, card, 'field', side)))) return NO_POWER;
  const { field } = cardOf(g, card).factors;
  const bonus = bonusOf(g, card, { ...need, kind: 'field', againstCards: true });
  return { fixed: fixedPart(field) + bonus.fixed, dice: dicePart(field) + bonus.dice };
};
const NO_POWER: Power = { fixed: 0, dice: 0 };

/** A card in one use: what it adds, and its price. */
const recruit = (need: Need, card: CardId, as: Recruit['as'], factor: Factor): Recruit => {
  const { g, seat } = need;
  const bonus = bonusOf(g, card, need);
  const met = inField(need, card, as);
  return {
    card,
    as,
    fixed: fixedPart(factor) + bonus.fixed,
    dice: dicePart(factor) + bonus.dice,
    field: met.fixed,
    fieldDice: met.dice,
    spoils: spoilsOf(g, seat, card, need.kind),
    cost: cardPrice(g, seat) * rating(g, card) * (1 - returning(g, card, need.kind)),
  };
};

const fleetsOf = (need: Need): Recruit[] => {
  const { g, seat, kind, fleetsFight } = need;
  const all = listed(g.hands[seat]!)
    .filter((id) => hasType(g, id, 'F'))
    .map((card) => recruit(need, card, 'F', fleetsFight ? factorOf(g, { card, as: 'F' }, kind) : null));
  // A card that could also march is better used as a troop.
  return ranked(all, (r) => cardOf(g, r.card).capacity + strength(r) - (hasType(g, r.card, 'T') ? 1 : 0));
};

/** Troops that can fight there, sorted by strength for the price, the best first. */
const troopsOf = (need: Need): Recruit[] => {
  const { g, seat, kind } = need;
  const all = listed(g.hands[seat]!)
    .filter((id) => hasType(g, id, 'T') && cardOf(g, id).factors[kind] !== null)
    .map((card) => recruit(need, card, 'T', cardOf(g, card).factors[kind]));
  const half = cardPrice(g, seat) / 2;
  return ranked(all, (r) => strength(r) / (half + r.cost));
};

/** Leaders, and for an assault also the cards that help in one, the strongest for the price first. */
const heldFor = (need: Need): Recruit[] => {
  const { g, seat, kind, side } = need;
  const siege = side === 0 ? 'A' : 'D';
  const all = listed(g.hands[seat]!)
    .filter(
      (id) => (hasType(g, id, 'L') && isLeaderFor(g, id, kind, side)) || (kind === 'assault' && hasType(g, id, siege)),
    )
    .map((card) => recruit(need, card, 'held', cardOf(g, card).factors[kind]));
  return ranked(all, (r) => strength(r) / (0.1 + r.cost)).slice(0, MOST_HELD);
};
