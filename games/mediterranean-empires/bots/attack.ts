/** Which place to attack, and with which cards — 5.4, 7.1 */
import { howMany } from '@tabularium/kernel';
import {
  areaDice,
  BATTLE_VP,
  type Campaign,
  campaignFor,
  defence,
  type OpenEmpires,
  holdsCapital,
  isArea,
  isPort,
  ownerOf,
  type Place,
  placeOf,
  type Way,
  waysTo,
} from '../rules/study.ts';
import { chance } from './chance.ts';
import { type Choice, muster, type Need } from './muster.ts';
import { best, point, press } from '@tabularium/parts';
import { type Answering, type Answers, type Asked } from './asked.ts';
import { battleStake, cardPrice, conquest, DIE } from './worth.ts';
import { roadsFrom } from './roads.ts';
import { W } from './weights.ts';
import { planInterception } from './interception.ts';

interface Plan extends Choice {
  readonly way: Way;
}

/** A full hand: a rival with this many cards is assumed to have whatever he needs. */
const FULL = 9;
/** The share of the chance to take the city that is left after a battle on the way. */
const AFTER_BATTLE = 0.8;
/** [MED.5.4.5-j] One card in six comes back after a battle. */
const GONE = 5 / 6;

/** Points of each campaign, and the cards that come with it [MED.7.2-a]. */
const REWARDS: Readonly<Record<Campaign, readonly [vp: number, cards: number]>> = {
  'hard-campaign': [1, 0],
  migration: [2, 0],
  pacification: [3, 1],
  'instil-fear': [4, 2],
  triumph: [5, 3],
};

const reward = (g: OpenEmpires, margin: number, price: number): number => {
  let sum = 0;
  for (let die = 1; die <= 6; die++) {
    const [vp, cards] = REWARDS[campaignFor(g, die, margin)];
    sum += vp + cards * price;
  }
  return sum / 6;
};

/** What a kind of expedition can bring at best, and what it brings with some cards. */
type Prospect = Pick<Need, 'most' | 'worth'>;

/** [MED.7.1-b] The reward of the table, and the roads that it opens. */
const onArea = (g: OpenEmpires, seat: number, place: Place, way: Way): Prospect => {
  const price = cardPrice(g, seat);
  const dice = areaDice(g, place);
  const roads = roadsFrom(g, seat, place);
  const crossing = way === 'sea' ? W.atSea : 1;
  return {
    // [MED.7.2-e] A triumph, with some of the cards coming back.
    most: roads + reward(g, 99, price) + 9 * price,
    worth: (m) => {
      const p = chance(m, { fixed: 0, dice }) ** W.sure * crossing;
      const margin = Math.max(1, Math.round(m.fixed + DIE * (m.dice - dice)));
      return p * (W.area * reward(g, margin, price) + roads + m.spoils) - (1 - p) * BATTLE_VP - m.cost * GONE;
    },
  };
};

const onCity = (g: OpenEmpires, seat: number, place: Place, way: Way): Prospect => {
  const owner = ownerOf(g, place);
  const gain = conquest(g, seat, place) + (owner < 0 ? W.neutral : 0);
  const dice = defence(g, place);
  // How dangerous its owner is: from 0 for an empty hand to 1 for a full one.
  const hand = owner < 0 ? 0 : Math.min(1, howMany(g.hands[owner]!) / FULL);
  const meets = owner >= 0 && holdsCapital(g, owner) ? W.meets * hand : 0;
  const walls = { fixed: owner < 0 ? W.strangers : W.walls * hand, dice };
  const stake = battleStake(g, seat, owner);
  const crossing = way === 'sea' ? W.atSea : 1;
  const guard = { fixed: W.metWith * hand, dice: 1 };
  return {
    most: gain + stake,
    worth: (m) => {
      const p = crossing * chance(m, walls) ** W.sure;
      const won = gain + m.spoils;
      if (meets === 0) return p * won - m.cost;
      const w = m.field + m.fieldDice > 1 ? chance({ fixed: m.field, dice: m.fieldDice }, guard) : 0;
      const met = w * (AFTER_BATTLE * p * won + stake) - (1 - w) * stake;
      return (1 - meets) * p * won + meets * met - m.cost;
    },
  };
};

/** The best expedition against a place by one way. */
const planWay = (s: Asked, place: Place, way: Way, prospect: Prospect): Plan | undefined => {
  const { g, seat } = s;
  const area = isArea(g, place);
  const choice = muster({
    g,
    seat,
    kind: area ? 'field' : 'assault',
    side: 0,
    place,
    againstCards: false,
    way,
    fleetsFight: !area && way === 'sea' && isPort(g, place),
    ...prospect,
  });
  return choice && { ...choice, way };
};
const prospectOf = ({ g, seat }: Asked, place: Place, way: Way): Prospect =>
  isArea(g, place) ? onArea(g, seat, place, way) : onCity(g, seat, place, way);

/** The best expedition against a place, by land or by sea; nothing if it cannot be worth as much as this. */
export const planAttack = (s: Asked, place: Place, atLeast = Number.NEGATIVE_INFINITY): Plan | undefined => {
  if (prospectOf(s, place, 'land').most <= atLeast) return undefined;
  return best(
    waysTo(s.g, s.seat, place).flatMap((way) => planWay(s, place, way, prospectOf(s, place, way)) ?? []),
    (p) => p.worth,
  );
};

/** The best of all expeditions that are offered. */
export const bestAttack = (s: Asked): { readonly ref: string; readonly worth: number } | undefined => {
  let found: { readonly ref: string; readonly worth: number } | undefined;
  for (const ref of s.list('attack')) {
    const plan = planAttack(s, placeOf(s.g, ref), found?.worth);
    if (plan && (!found || plan.worth > found.worth)) found = { ref, worth: plan.worth };
  }
  return found;
};

/** The expedition that is being drawn up, as the bot wants it to be in the end. */
const wanted = (s: Asked): Choice | undefined => {
  const l = s.draft;
  if (!l) return undefined;
  if (l.purpose !== 'attack') return planInterception(s, l.purpose, l.target, l.way || undefined);
  return l.way === '' ? planAttack(s, l.target) : planWay(s, l.target, l.way, prospectOf(s, l.target, l.way));
};

const way: Answering = (s) => {
  const l = s.draft;
  if (!l || l.purpose !== 'attack') return press('byLand');
  return press(planAttack(s, l.target)?.way === 'sea' ? 'bySea' : 'byLand');
};

const VERB = { T: 'troop', F: 'fleet' } as const;

/** Adds one card at a time, fleets before the troops they carry, and then declares. */
const units: Answering = (s) => {
  const laid = s.draft?.units.map((u) => u.card) ?? [];
  for (const { card, as } of wanted(s)?.cards ?? []) {
    if (as === 'held' || laid.includes(card)) continue;
    if (s.list(VERB[as]).includes(card)) return point(VERB[as], card);
  }
  const go = ['directAssault', 'declare', 'landing'].find((verb) => s.has(verb));
  return go !== undefined ? press(go) : (point('fleet', s.list('fleet')[0]) ?? point('troop', s.list('troop')[0]));
};

export const ATTACK: Answers = {
  'med.ask.way': way,
  'med.ask.route': () => press('shortest'),
  'med.ask.units': units,
  'med.ask.feint': units,
  'med.ask.refused': () => press('callOff'),
};
