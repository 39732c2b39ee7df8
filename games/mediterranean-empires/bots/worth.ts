/** What things are worth, in victory points. */
import { howMany } from '@tabularium/kernel';
import {
  BATTLE_VP,
  type Card,
  cardOf,
  type CardId,
  capitalMarker,
  capitalOf,
  cityAt,
  type CombatKind,
  dicePart,
  type OpenEmpires,
  type Factor,
  fixedPart,
  isKeyCity,
  ownerOf,
  type Place,
  scenarioOf,
} from '../rules/study.ts';
import { citiesHeld, oneLess, oneMore } from './count.ts';
import { rest } from './rounds.ts';
import { W, type Weights } from './weights.ts';

/** What a point that another player loses is worth: more against a single rival than against many. */
export const spite = (g: OpenEmpires): number => W.spite / (g.agreed.empires.length - 1);

/** [MED.4.2-f] How many counts are still to come; the last one counts double. */
const countsLeft = (g: OpenEmpires): number => g.agreed.turns - Math.max(1, g.turn) + 2;
const isLastTurn = (g: OpenEmpires): boolean => g.turn === g.agreed.turns;

/** What a city is worth to whoever holds it. */
export const cityWorth = (g: OpenEmpires, seat: number, place: Place): number => {
  let n = cityAt(g, place).size + W.city * (isLastTurn(g) ? 1 : W.early);
  if (isKeyCity(g, place)) n += W.key * countsLeft(g);
  if (capitalOf(g, seat) === place) n += W.capital;
  return n;
};

/** [MED.4.4-a] The last cities on the way to victory count more and more, and the one that wins outweighs everything. */
const NEAR = 4;
const towardsVictory = (g: OpenEmpires, cities: number): number => {
  const missing = scenarioOf(g).victoryCities - cities;
  if (missing <= 0) return W.victory;
  return missing < NEAR ? W.nearing * (NEAR - missing) : 0;
};

/** What whoever takes a city gains by it. */
export const gainFor = (g: OpenEmpires, seat: number, place: Place): number =>
  cityWorth(g, seat, place) + W.awards * oneMore(g, seat) + towardsVictory(g, citiesHeld(g, seat) + 1);

/** What taking a city is worth: one's own gain, and what a rival loses. */
export const conquest = (g: OpenEmpires, seat: number, place: Place): number => {
  const owner = ownerOf(g, place);
  const gain = gainFor(g, seat, place);
  return owner >= 0 ? gain + loss(g, owner, place) * enmity(g, seat, owner) : gain;
};

/** What its owner loses with it; it counts for more if he is about to win. */
export const loss = (g: OpenEmpires, owner: number, place: Place): number => {
  const capital = capitalMarker(g, place) === owner ? W.capital : 0;
  return cityWorth(g, owner, place) + W.awards * oneLess(g, owner) + capital + towardsVictory(g, citiesHeld(g, owner));
};

/** Damage counts for more to whoever leads, in points or on the way to victory by cities [MED.4.4-a]. */
const ahead = (g: OpenEmpires, seat: number, rival: number): number => {
  const isFirst = g.vp.every((n, s) => s === seat || n <= g.vp[rival]!);
  const isNear = scenarioOf(g).victoryCities - citiesHeld(g, rival) < NEAR;
  return (isFirst ? W.leader : 1) * (isNear ? W.nearVictory : 1);
};
/** What it is worth to make this rival lose one point: between two, as much as to win one. */
export const enmity = (g: OpenEmpires, seat: number, rival: number): number => {
  if (rival === seat || rival < 0) return 0;
  return g.agreed.empires.length === 2 ? 1 : spite(g) * ahead(g, seat, rival);
};

/** What a battle between two players decides: 2 points for each of them. */
export const battleStake = (g: OpenEmpires, seat: number, rival: number): number =>
  BATTLE_VP * (1 + enmity(g, seat, rival));

/**
 * What a card in hand is worth now. Hands are filled up at the end of a turn, so a card that is still unused then was
 * saved for nothing: the fewer rounds are left, the less a card is worth.
 */
export const cardPrice = (g: OpenEmpires, seat: number): number => {
  const held = Math.max(1, howMany(g.hands[seat]!));
  return W.card * Math.min(W.dearest, Math.max(W.cheapest, (rest(g).rounds * W.perRound) / held));
};

/** [MED.9-m] What victory in such a combat brings by the text of this card, in points and cards. */
export const spoilsOf = (g: OpenEmpires, seat: number, id: CardId, kind: CombatKind): number =>
  cardOf(g, id).byOp.spoils.reduce(
    (n, e) => (e.battles.includes(kind) ? n + (e.vp ?? 0) + (e.draw ?? 0) * cardPrice(g, seat) : n),
    0,
  );

/** The average of a die. */
export const DIE = 3.5;
export const mean = (f: Factor): number => fixedPart(f) + DIE * dicePart(f);

const ratings = new WeakMap<Weights, WeakMap<Card, number>>();
/** How good a card is compared with others; an ordinary troop has about 1. */
export const rating = (g: OpenEmpires, id: CardId): number => {
  const card = cardOf(g, id);
  let known = ratings.get(W);
  if (!known) {
    known = new WeakMap();
    ratings.set(W, known);
  }
  let n = known.get(card);
  if (n === undefined) {
    n = rate(card);
    known.set(card, n);
  }
  return n;
};
/** A card with two uses is rated by the better one. */
const rate = ({ types, factors, capacity }: Card): number => {
  const { field, naval, assault } = factors;
  const strongest = Math.max(mean(field), mean(naval), mean(assault)) / ORDINARY;
  const by = {
    T: W.inField * mean(field) + W.atWalls * mean(assault),
    F: W.shipCard * capacity,
    L: W.leaderCard * strongest,
    A: W.siegeCard * strongest,
    D: W.wallCard * strongest,
    I: W.empireCard,
    X: W.eventCard,
  };
  return Math.max(...types.map((type) => by[type]));
};
/** The strength of an ordinary troop. */
const ORDINARY = 5;
