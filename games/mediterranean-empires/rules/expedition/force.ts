/** The two sides of an attack — 5.4, 9 */
import type { OpenEmpires } from '../sight.ts';
import type { Cx, Seat } from '@tabularium/kernel';
import type { Factor } from '../data/content.ts';
import { addToHand, cardOf, discard } from '../empire/cards.ts';
import { cityAt, isPort } from '../empire/places.ts';
import type { Empires, Force, Side, Unit } from '../game.ts';
import { type CardId, COMBATS, type CombatKind, NONE, type Place } from '../ids.ts';
import { arrivesBySea } from './route.ts';

type Parts = Partial<Omit<Force, 't'>>;
const blank = (t: Force['t'], parts: Parts): Force => {
  const { seat = NONE, units = [], leaders = [], field = 0, naval = 0, assault = 0, dice = 0 } = parts;
  const { path = [], sails = false, sea = NONE, faceUp = true } = parts;
  return { t, seat, units, leaders, field, naval, assault, dice, path, sails, sea, faceUp };
};

export const cardForce = (
  seat: Seat,
  units: readonly Unit[],
  { path, sails, sea }: Pick<Force, 'path' | 'sails' | 'sea'>,
): Force => {
  const inOrder = [...units].sort((a, b) => (a.card < b.card ? -1 : 1));
  return blank('cards', { path, sails, sea, seat, units: inOrder, faceUp: false });
};
export const fixedForce = (parts: Parts): Force => blank('fixed', parts);
export const diceForce = (dice: number, parts: Parts = {}): Force => blank('dice', { ...parts, dice });
export const cityForce = (dice: number, seat: Seat): Force => blank('city', { dice, seat });

/** In combat both lie face up, for whoever looks. */
export const forceOf = (g: OpenEmpires, side: Side): Force =>
  (side === 0 ? g.attack!.force : g.attack!.guard!) as Force;

export const troops = (f: Force): Unit[] => f.units.filter((u) => u.as === 'T');
export const fleets = (f: Force): Unit[] => f.units.filter((u) => u.as === 'F');
/** [MED.2-i][MED.5.4.1-g] */
export const capacity = (g: OpenEmpires, units: readonly Unit[]): number =>
  units.reduce((n, u) => n + (u.as === 'F' ? cardOf(g, u.card).capacity : 0), 0);

/** [MED.2-h][MED.5.4.6-b] Its factor in the use chosen for it: a fleet has none in the field. */
export const factorOf = (g: OpenEmpires, { card, as }: Pick<Unit, 'card' | 'as'>, kind: CombatKind): Factor => {
  const { factors, assaultAsFleet, types } = cardOf(g, card);
  if (as === 'T') return factors[kind];
  if (kind === 'field') return null;
  return kind === 'assault' && types.includes('T') ? assaultAsFleet : factors[kind];
};

export const fixedPart = (f: Factor): number => (typeof f === 'number' ? f : 0);
export const dicePart = (f: Factor): number => (typeof f === 'object' && f !== null ? f.dice : 0);

/** All that a card counts for in combats, doubled: a die as the 3 and a half that it brings on average. */
const worth = (g: Empires, id: CardId): number =>
  COMBATS.map((kind) => cardOf(g, id).factors[kind]).reduce<number>(
    (n, f) => n + 2 * fixedPart(f) + 7 * dicePart(f),
    0,
  );
export const weakestFirst = (g: Empires, cards: readonly CardId[]): CardId[] =>
  [...cards].sort((a, b) => worth(g, a) - worth(g, b));
export const strongestFirst = (g: Empires, cards: readonly CardId[]): CardId[] =>
  [...cards].sort((a, b) => worth(g, b) - worth(g, a));

/** [MED.5.4.7-b][MED.A16][MED.A17] Fleets fight in an assault on a port that was reached by sea. */
export const fleetsFight = (g: OpenEmpires, force: Force, target: Place): boolean =>
  isPort(g, target) && arrivesBySea(force);

/** Units that take part in a combat of this kind [MED.5.4.6-a][MED.2-j]. */
export const inCombat = (g: OpenEmpires, force: Force, kind: CombatKind): Unit[] => {
  if (kind === 'naval') return force.units;
  if (kind === 'field') return troops(force);
  const sea = fleetsFight(g, force, g.attack!.target);
  return force.units.filter((u) => (u.as === 'T' || sea) && factorOf(g, u, 'assault') !== null);
};

/** [MED.5.4.2-b] Fleets strong enough for a direct assault on the city? Dice count nothing before they are rolled. */
export const canAssaultDirectly = (g: OpenEmpires, units: readonly Unit[], target: Place): boolean => {
  const fc = units.reduce((n, u) => n + (u.as === 'F' ? fixedPart(factorOf(g, u, 'assault')) : 0), 0);
  return fc >= cityAt(g, target).size;
};

/** [MED.5.4.7-i] Everything a force still has goes to the discard piles. */
export const disband = (g: Empires, force: Force): CardId[] => {
  const cards = force.units.map((u) => u.card).concat(force.leaders);
  for (const id of cards) discard(g, id);
  force.units = [];
  force.leaders = [];
  return cards;
};

/** [MED.8.3-c][MED.8.3-f] The cards go back to the hand; [MED.A67] the action, or the interception, is spent. */
export const recall = (g: Empires, force: Force): void => {
  for (const u of force.units) addToHand(g, force.seat, u.card);
  force.units = [];
};

/** [MED.9-e][MED.A71] A force without cards loses a die, or 6 of both its values. */
const LOST_POINTS = 6;
export const weaken = (force: Force): void => {
  if (force.t === 'dice' || force.t === 'city') force.dice = Math.max(0, force.dice - 1);
  else for (const kind of ['field', 'naval', 'assault'] as const) force[kind] = Math.max(0, force[kind] - LOST_POINTS);
};

/** A face-down force is shown. */
export const showForce = (cx: Cx<Empires>, force: Force): void => {
  if (force.faceUp) return;
  force.faceUp = true;
  cx.reveal();
};
