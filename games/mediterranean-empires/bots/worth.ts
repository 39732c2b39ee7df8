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
  cityCount,
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
import { oneLess, oneMore } from './count.ts';

/** What a point that another player loses is worth: a whole point against a single rival, less against many. */
export const spite = (g: OpenEmpires): number => 1 / (g.agreed.empires.length - 1);

/**
 * What a city contributes to the awards for most cities and best progress: 5 and 3 points, which may be shared or
 * missed.
 */
const COUNTS = 0.8;
/** [MED.4.2-b] A key city pays a point and a card each turn. */
const KEY = 1.5;
/** [MED.4.2-d] Losing the capital costs 3 points and a card, and rules out any expedition except to win it back. */
const CAPITAL = 6;
/** Winning the game outweighs everything else. */
const VICTORY = 40;
/** A rival who is this many cities away from winning must be stopped. */
const NEAR = 2;

/** [MED.4.2-f] How many counts are still to come; the last one counts double. */
const countsLeft = (g: OpenEmpires): number => g.agreed.turns - Math.max(1, g.turn) + 2;

/** What a city is worth to whoever holds it. */
export const cityWorth = (g: OpenEmpires, seat: number, place: Place): number => {
  const { size } = cityAt(g, place);
  let n = size + COUNTS;
  if (isKeyCity(g, place)) n += KEY * countsLeft(g);
  if (capitalOf(g, seat) === place) n += CAPITAL;
  return n;
};

/** What taking a city is worth: one's own gain, and what a rival loses. */
export const conquest = (g: OpenEmpires, seat: number, place: Place): number => {
  const { victoryCities } = scenarioOf(g);
  const owner = ownerOf(g, place);
  let n = cityWorth(g, seat, place) + oneMore(g, seat);
  if (cityCount(g, seat) + 1 >= victoryCities) n += VICTORY;
  if (owner >= 0) n += loss(g, owner, place) * spite(g) * ahead(g, seat, owner);
  return n;
};

/** What its owner loses with it; it counts for more if he is about to win. */
export const loss = (g: OpenEmpires, owner: number, place: Place): number => {
  const isNear = cityCount(g, owner) + NEAR >= scenarioOf(g).victoryCities;
  const capital = capitalMarker(g, place) === owner ? CAPITAL : 0;
  return cityWorth(g, owner, place) + oneLess(g, owner) + capital + (isNear ? CAPITAL : 0);
};

/** Damage to the leader counts for more. */
const LEADER = 1.5;
const ahead = (g: OpenEmpires, seat: number, rival: number): number =>
  g.vp.every((n, s) => s === seat || n <= g.vp[rival]!) ? LEADER : 1;
/** What it is worth to make this rival lose one point. */
export const enmity = (g: OpenEmpires, seat: number, rival: number): number =>
  rival === seat || rival < 0 ? 0 : spite(g) * ahead(g, seat, rival);

/** What a battle between two players decides: 2 points for each of them. */
export const battleStake = (g: OpenEmpires, seat: number, rival: number): number =>
  BATTLE_VP * (1 + enmity(g, seat, rival));

/** What an ordinary card is worth in an ordinary round. */
const CARD = 0.7;
/** How many cards can be spent in each action: a hand of fourteen has to last four or five rounds. */
const PER_ACTION = 3;
/** How many rounds follow this one on average: the turn ends when 2d6 and the rounds played make 13. */
const ROUNDS_LEFT: readonly number[] = [4.6, 3.6, 2.7, 1.9, 1.4, 1, 0.7, 0.4, 0.2, 0.1];
const CHEAPEST = 0.35;
const DEAREST = 1.6;

/**
 * What a card in hand is worth now. Hands are filled up at the end of a turn, so a card that is still unused then was
 * saved for nothing: the fewer rounds are left, the less a card is worth.
 */
export const cardPrice = (g: OpenEmpires, seat: number): number => {
  const rounds = ROUNDS_LEFT[Math.min(g.round, ROUNDS_LEFT.length - 1)]!;
  const held = Math.max(1, howMany(g.hands[seat]!));
  return CARD * Math.min(DEAREST, Math.max(CHEAPEST, ((1 + rounds) * PER_ACTION) / held));
};

/** The average of a die. */
const DIE = 3.5;
export const mean = (f: Factor): number => fixedPart(f) + DIE * dicePart(f);

const KINDS: readonly CombatKind[] = ['field', 'naval', 'assault'];
/** A troop of ordinary strength. */
const ORDINARY = 5;
/** A Leader is played only when he is seen to be needed, so he is never wasted. */
const FLEXIBLE = 1.3;
const EMPIRE_CARD = 0.9;
const EVENT_CARD = 0.6;

const ratings = new WeakMap<Card, number>();
/** How good a card is compared with others; an ordinary troop has 1. */
export const rating = (g: OpenEmpires, id: CardId): number => {
  const card = cardOf(g, id);
  let n = ratings.get(card);
  if (n === undefined) {
    n = rate(card);
    ratings.set(card, n);
  }
  return n;
};
const rate = ({ types, factors, capacity }: Card): number => {
  const strongest = Math.max(...KINDS.map((k) => mean(factors[k])));
  let n = strongest / ORDINARY;
  if (types.includes('L')) n *= FLEXIBLE;
  if (types.includes('T')) n = (mean(factors.field) + mean(factors.assault)) / (2 * ORDINARY);
  if (types.includes('F')) n = Math.max(n, (2 * capacity) / ORDINARY);
  if (types.includes('I')) n = Math.max(n, EMPIRE_CARD);
  if (types.includes('X')) n = Math.max(n, EVENT_CARD);
  return n;
};
