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
  type Way,
  waysTo,
} from '../rules/study.ts';
import { chance } from './chance.ts';
import { type Choice, type Muster, muster } from './muster.ts';
import { best, point, press } from '@tabularium/parts';
import { type Answering, type Answers, type Asked } from './asked.ts';
import { battleStake, cardPrice, conquest } from './worth.ts';
import { planInterception } from './interception.ts';

interface Plan extends Choice {
  readonly way: Way;
}

/** A full hand: a rival with this many cards is assumed to have whatever he needs. */
const FULL = 9;
/** How often a rival with a full hand intercepts an expedition. */
const MEETS = 0.25;
/** The strength of his interception: two or three troops. */
const MET_WITH = 11;
/** What he adds to the defence of a city: now and then a card. */
const WALLS = 3;
/** The share of the chance to take the city that is left after a battle on the way. */
const AFTER_BATTLE = 0.8;
/** The chance to cross the sea without being stopped by fleets or storms. */
const AT_SEA = 0.93;
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

/** The average of a die. */
const DIE = 3.5;
const onArea =
  (g: OpenEmpires, seat: number, place: Place, way: Way) =>
  ({ power, cost }: Muster): number => {
    const dice = areaDice(g, place);
    const p = chance(power, { fixed: 0, dice }) * (way === 'sea' ? AT_SEA : 1);
    const margin = Math.max(1, Math.round(power.fixed + DIE * (power.dice - dice)));
    return p * reward(g, margin, cardPrice(g, seat)) - (1 - p) * BATTLE_VP - cost * GONE;
  };

const onCity = (
  g: OpenEmpires,
  seat: number,
  place: Place,
  way: Way,
  view: readonly number[],
): ((m: Muster) => number) => {
  const gain = conquest(g, seat, place);
  const owner = ownerOf(g, place);
  const dice = defence(g, place);
  // How dangerous its owner is: from 0 for an empty hand to 1 for a full one.
  const strength = owner < 0 ? 0 : Math.min(1, view[owner]! / FULL);
  const meets = owner >= 0 && holdsCapital(g, owner) ? MEETS * strength : 0;
  const stake = battleStake(g, seat, owner);
  const crossing = way === 'sea' ? AT_SEA : 1;
  return ({ power, field, cost }) => {
    const p = crossing * chance(power, { fixed: Math.round(WALLS * strength), dice });
    if (meets === 0) return p * gain - cost;
    const w = field.fixed + field.dice > 1 ? chance(field, { fixed: Math.round(MET_WITH * strength), dice: 1 }) : 0;
    const met = w * (AFTER_BATTLE * p * gain + stake) - (1 - w) * stake;
    return (1 - meets) * p * gain + meets * met - cost;
  };
};

/** The best expedition against a place, by land or by sea. */
const planWay = (s: Asked, place: Place, way: Way): Plan | undefined => {
  const { g, seat, view } = s;
  const area = isArea(g, place);
  const choice = muster({
    g,
    seat,
    kind: area ? 'field' : 'assault',
    side: 0,
    way,
    fleetsFight: !area && way === 'sea' && isPort(g, place),
    worth: area ? onArea(g, seat, place, way) : onCity(g, seat, place, way, view.hands.map(howMany)),
  });
  return choice && { ...choice, way };
};

export const planAttack = (s: Asked, place: Place): Plan | undefined =>
  best(
    waysTo(s.g, s.seat, place).flatMap((way) => planWay(s, place, way) ?? []),
    (p) => p.worth,
  );

/** The expedition that is being drawn up, as the bot wants it to be in the end. */
const wanted = (s: Asked): Choice | undefined => {
  const l = s.draft;
  if (!l) return undefined;
  if (l.purpose !== 'attack') return planInterception(s, l.purpose, l.target, l.way || undefined);
  return l.way === '' ? planAttack(s, l.target) : planWay(s, l.target, l.way);
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
