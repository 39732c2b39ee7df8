/**
 * The cards that suffice for an expedition: the fewest with which it wins in three of five cases as it lies, the strongest
 * first. Leaders are not among them: they join a combat when it comes to one. Nothing here is a rule.
 */
import { listed, type Seat } from '@tabularium/kernel';
import { contentOf } from '../data/printed.ts';
import type { Factor } from '../data/content.ts';
import { cardOf, hasType } from '../empire/cards.ts';
import { capitalOf, isArea } from '../empire/places.ts';
import type { Unit } from '../game.ts';
import { type CardId, type CombatKind, NONE, type Place } from '../ids.ts';
import type { OpenEmpires } from '../sight.ts';
import { winChance } from '../combat/odds.ts';
import { capacity, dicePart, factorOf, fixedPart } from './force.ts';
import { guardProspect, type Planned, prospect } from './prospect.ts';
import { arrivesBySea } from './route.ts';
import { type Way, waysTo, waysToIntercept } from './targets.ts';
import { complete, type Draft, harbourPath, here, type Purpose } from './way.ts';

/** Wins as often as this: more cards are better kept. */
export const ENOUGH = 0.6;

export interface Proposal extends Planned {
  readonly way: Way;
  /** As it lies; against cards that lie face down as if they were ordinary ones of their deck. */
  readonly chance: number;
}

/** A die counts as the 3 and a half that it brings on average. */
const mean = (f: Factor): number => fixedPart(f) + 3.5 * dicePart(f);

/** By the easiest route. */
const routed = (g: OpenEmpires, seat: Seat, purpose: Purpose, target: Place, way: Way): Draft => {
  const l: Draft = { seat, purpose, target, way, path: [capitalOf(g, seat)], sea: NONE, units: [] };
  if (purpose === 'naval') l.path = harbourPath(g, seat);
  else if (here(l) !== target) complete(g, l);
  return l;
};

const unit = (card: CardId, as: Unit['as']): Unit => ({ card, as, on: '' });

/** Cards of the hand in one use, the most useful first. */
const strongest = (g: OpenEmpires, seat: Seat, as: Unit['as'], worth: (id: CardId) => number): Unit[] =>
  listed(g.hands[seat]!)
    .filter((id) => hasType(g, id, as))
    .map((id) => [id, worth(id)] as const)
    .filter(([, n]) => n > 0)
    .sort((a, b) => b[1] - a[1])
    .map(([id]) => unit(id, as));

/** All choices that make sense, the smallest first: the best fleets with the best troops that they carry. */
const choices = (g: OpenEmpires, l: Draft, kind: CombatKind, fleetsFight: boolean): Unit[][] => {
  const troops = strongest(g, l.seat, 'T', (id) => mean(cardOf(g, id).factors[kind]));
  const sails = l.way === 'sea' || l.purpose === 'naval';
  if (!sails) return troops.map((_, n) => troops.slice(0, n + 1));
  const fleets = strongest(
    g,
    l.seat,
    'F',
    (id) =>
      cardOf(g, id).capacity +
      (fleetsFight ? mean(factorOf(g, { card: id, as: 'F' }, kind)) : 0) +
      // A card that could also march is better used as a troop.
      (hasType(g, id, 'T') ? 0.5 : 1),
  );
  const found: Unit[][] = [];
  for (let f = 1; f <= fleets.length; f++) {
    const ships = fleets.slice(0, f);
    const crew = troops.filter((u) => !ships.some((s) => s.card === u.card)).slice(0, capacity(g, ships));
    for (let n = fleetsFight ? 0 : 1; n <= crew.length; n++) found.push([...ships, ...crew.slice(0, n)]);
  }
  return found.sort((a, b) => a.length - b.length);
};

const bestOf = (l: Draft, all: readonly Unit[][], chanceOf: (plan: Planned) => number): Proposal | undefined => {
  let found: Proposal | undefined;
  for (const units of all) {
    // Of equally many cards the best; more only as long as it is not enough.
    if (found && found.chance >= ENOUGH && units.length > found.units.length) break;
    const plan = { ...l, way: l.way === 'sea' ? 'sea' : 'land', units } as const;
    const chance = chanceOf(plan);
    if (!found || chance > found.chance) found = { ...plan, chance };
  }
  return found;
};

/** The cards for one way to reach a place. */
export const proposeBy = (g: OpenEmpires, seat: Seat, target: Place, way: Way): Proposal | undefined => {
  const l = routed(g, seat, 'attack', target, way);
  const area = isArea(g, target);
  const fleetsFight = !area && arrivesBySea({ path: l.path, sea: l.sea, sails: way === 'sea' });
  return bestOf(l, choices(g, l, area ? 'field' : 'assault', fleetsFight), (plan) => prospect(g, plan).win);
};

/** By the better way: the one with which fewer cards are enough, or that has the better chance. */
const better = (a: Proposal | undefined, b: Proposal): Proposal => {
  if (!a) return b;
  if (a.chance >= ENOUGH && b.chance >= ENOUGH) return b.units.length < a.units.length ? b : a;
  return b.chance > a.chance ? b : a;
};

export const propose = (g: OpenEmpires, seat: Seat, target: Place): Proposal | undefined =>
  waysTo(g, seat, target)
    .flatMap((way) => proposeBy(g, seat, target, way) ?? [])
    .reduce<Proposal | undefined>(better, undefined);

/** What a card of this deck brings on average, if it can go on an expedition: decks are known to all. */
const ordinary = (g: OpenEmpires, seat: Seat, kind: CombatKind): number => {
  const { decks } = contentOf(g);
  const all = decks[g.agreed.empires[seat]!]!.filter((id) => hasType(g, id, 'T') || hasType(g, id, 'F'));
  return all.reduce((n, id) => n + mean(cardOf(g, id).factors[kind]), 0) / Math.max(1, all.length);
};

/** What the cards of the attack that lie face down may bring. */
export const expected = (g: OpenEmpires, kind: 'field' | 'naval'): number => {
  const { units } = g.attack!.force;
  const n = typeof units === 'number' ? units : units.length;
  return Math.round(n * ordinary(g, g.attack!.seat, kind));
};

/** The chance of an interception; against cards that lie face down, as if they were ordinary ones. */
export const guardChance = (g: OpenEmpires, purpose: 'land' | 'naval', plan: Planned): number => {
  const { win, kind, fixed, dice } = guardProspect(g, purpose, plan);
  if (win !== undefined || plan.units.length === 0) return win ?? 0;
  const theirs = { fixed: expected(g, kind === 'naval' ? 'naval' : 'field'), dice: 1 };
  return 1 - winChance(theirs, { fixed: fixed.total, dice: dice.total });
};

/** The cards for an interception of the attack that is under way. */
export const proposeGuard = (
  g: OpenEmpires,
  seat: Seat,
  purpose: 'land' | 'naval',
  place: Place,
  by?: Way,
): Proposal | undefined => {
  const ways: readonly Way[] = purpose === 'naval' ? ['land'] : waysToIntercept(g, seat, place);
  return ways
    .filter((way) => by === undefined || way === by)
    .flatMap((way) => {
      const l = routed(g, seat, purpose, place, way);
      const kind = purpose === 'naval' ? 'naval' : 'field';
      const all = choices(g, l, kind, purpose === 'naval');
      return bestOf(l, all, (plan) => guardChance(g, purpose, plan)) ?? [];
    })
    .reduce<Proposal | undefined>(better, undefined);
};
