/** Which Wars to fight, under which Commanders and with which units. */
import {
  activeWars,
  armyStrength,
  type Chances,
  chances,
  countActiveWars,
  countLegions,
  type FactionId,
  fleetStrength,
  fleetSupport,
  type Force,
  type ForceOrder,
  forcePlace,
  holderOf,
  isAlignedInRome,
  isNavalFirst,
  isRebelArmy,
  landStrength,
  legionsAt,
  matches,
  maybeSenator,
  military,
  mustAttackFirst,
  needsNavalBattle,
  type OpenRome,
  rebelAt,
  type RebelArmy,
  rebelTally,
  type Senator,
  supportNeeded,
  unitCost,
  type War,
  warCard,
  type WarId,
} from '../rules/study.ts';
import { affordableUnits } from './finance.ts';
import { gainFor } from './standing.ts';
import { W } from './weights.ts';

/** A Commander who is sent, or (`force`) one in the field who gets more units. */
export interface Step {
  readonly commander: string;
  readonly force: number;
  /** `rebel` for the Civil War. */
  readonly war: WarId | RebelArmy;
  readonly ordinary: number;
  readonly veterans: readonly string[];
  readonly fleets: number;
}
export interface Plan {
  readonly raise: { readonly legions: number; readonly fleets: number };
  readonly steps: readonly Step[];
  /** Proconsuls who have no chance of winning. */
  readonly recall: readonly string[];
}

/**
 * Modifiers to aim for, from the most wanted to the least acceptable: 14 wins, and the dice show 10 or 11 on average.
 */
const MODIFIERS = [7, 6, 5, 4, 3] as const;
/** [1.11.36-b] Against a Rebel anything is sent, because he wins at once if nobody is. */
const LAST_STAND = [...MODIFIERS, 0, -3, -6, -9, -12, -15] as const;

/** [1.12.1-a] Rome falls with four Active Wars, so three are urgent. */
export const isUrgent = (g: OpenRome): boolean => countActiveWars(g) >= 3 || g.unrest >= 6;

/**
 * [1.07.3321-h] The table as it will be once this War is attacked: the War is Active and its waiting Leaders join it.
 */
const woken = (g: OpenRome, id: WarId): OpenRome => {
  const w = g.wars.find((x) => x.id === id);
  if (w === undefined || w.status === 'active') return g;
  return {
    ...g,
    wars: g.wars.map((x) => (x.id === id ? { ...x, status: 'active' } : x)),
    leaders: g.leaders.map((l) => (l.at === 'curia' && matches(g, l.id, id) ? { ...l, at: 'wars' } : l)),
  };
};

interface Enemy {
  readonly war: WarId | RebelArmy;
  readonly card: War | undefined;
  readonly g: OpenRome;
  readonly land: number;
  /** 0: there is no Naval Battle to fight. */
  readonly fleet: number;
  readonly support: number;
}
export const isEnemy = (war: string): war is WarId | RebelArmy => isRebelArmy(war) || war.startsWith('war:');
const enemyOf = (g: OpenRome, id: WarId | RebelArmy): Enemy => {
  if (isRebelArmy(id)) {
    const rebel = rebelAt(g, id);
    const strength = (ground: 'land' | 'sea'): number => (rebel ? rebelTally(g, rebel, ground).total + rebel.shift : 0);
    const fleet = isNavalFirst(g, id) ? strength('sea') : 0;
    return { war: id, card: undefined, g, land: strength('land'), fleet, support: supportNeeded(g, id) };
  }
  const awake = woken(g, id);
  const card = awake.wars.find((w) => w.id === id)!;
  const fleet = needsNavalBattle(g, card) ? fleetStrength(awake, card) : 0;
  return { war: id, card, g: awake, land: landStrength(awake, card), fleet, support: fleetSupport(g, card) };
};

/** What it takes to beat it, on land or at sea. */
export const strengthOf = (g: OpenRome, id: WarId | RebelArmy): number => {
  const { land, fleet } = enemyOf(g, id);
  return Math.max(land, fleet);
};

/** [1.10.11-c] Units plus MIL, which cannot count for more than the units. */
const withLead = (units: number, lead: number): number => units + Math.min(units, lead);
/** The fewest units that reach this strength under such a Commander. */
const unitsFor = (strength: number, lead: number): number => Math.max(0, Math.ceil(strength / 2), strength - lead);

/** [1.09.34-b] The MIL of a Commander; for a Dictator also that of his Master of Horse. */
const leadOf = (g: OpenRome, commander: Senator): number => {
  const horse = commander.office === 'dictator' ? holderOf(g, 'master-of-horse') : undefined;
  return military(g, commander) + (horse && isAlignedInRome(horse) ? military(g, horse) : 0);
};

/** The chances of this many units: at sea as long as a Naval Battle must be fought, then on land. */
const prospects = (e: Enemy, commander: string, lead: number, army: number, fleets: number): Chances =>
  e.fleet > 0
    ? chances(e.g, e.card, commander, withLead(fleets, lead), e.fleet)
    : chances(e.g, e.card, commander, withLead(army, lead), e.land);

/** The chances of a Force in the field against its War. */
export const prospectsOf = (g: OpenRome, f: Force): Chances | undefined => {
  const who = maybeSenator(g, f.commander);
  if (!isEnemy(f.war) || who === undefined) return undefined;
  const horse = f.masterOfHorse === '' ? undefined : maybeSenator(g, f.masterOfHorse);
  const lead = military(g, who) + (horse ? military(g, horse) : 0);
  return prospects(enemyOf(g, f.war), who.id, lead, armyStrength(g, forcePlace(f)), f.fleets);
};

/** The chances of a Commander sent with these units, including units that are already there without a Commander. */
export const prospectsWith = (
  g: OpenRome,
  commander: Senator,
  war: WarId | RebelArmy,
  army: number,
  fleets: number,
): Chances => {
  const there = orphans(g, war);
  return prospects(enemyOf(g, war), commander.id, leadOf(g, commander), army + there.strength, fleets + there.fleets);
};

/** The chances of the Commander in an order; nothing if there is nobody to fight. */
export const prospectsOfOrder = (g: OpenRome, o: Extract<ForceOrder, { t: 'send' }>): Chances | undefined => {
  const who = maybeSenator(g, o.commander);
  if (who === undefined || !isEnemy(o.war)) return undefined;
  const army = o.legions.reduce((n, id) => n + (g.legions[Number(id.slice('legion:'.length))]?.veteran ? 2 : 1), 0);
  return prospectsWith(g, who, o.war, army, o.fleets);
};

interface Units {
  readonly strength: number;
  readonly fleets: number;
}
/** [1.09.641-b] Units at a War without a Commander: whoever is sent takes command of them. */
const orphans = (g: OpenRome, war: WarId | RebelArmy): Units =>
  g.forces.reduce(
    (u, f) =>
      f.war === war && f.commander === ''
        ? { strength: u.strength + armyStrength(g, forcePlace(f)), fleets: u.fleets + f.fleets }
        : u,
    { strength: 0, fleets: 0 },
  );

/** What is available and not yet assigned. */
interface Stock {
  ordinary: number;
  veterans: string[];
  fleets: number;
  /** How many units may still be raised, and how many are left in the pool. */
  money: number;
  poolLegions: number;
  poolFleets: number;
}
const stockOf = (g: OpenRome, money: number): Stock => {
  const active = legionsAt(g, 'active');
  const fleets = 25 - g.forces.reduce((n, f) => n + f.fleets, g.fleets);
  return {
    ordinary: active.filter((n) => !g.legions[n]!.veteran).length,
    veterans: active.filter((n) => g.legions[n]!.veteran).map((n) => `legion:${n}`),
    fleets: g.fleets,
    money,
    poolLegions: countLegions(g, 'pool'),
    poolFleets: fleets,
  };
};

interface Candidate {
  readonly commander: Senator;
  readonly force: Force | undefined;
  readonly lead: number;
  readonly enemy: Enemy;
  /** Units that he already has. */
  readonly has: Units;
}
interface Fitted {
  readonly step: Step;
  readonly legions: number;
  readonly fleets: number;
  readonly value: number;
}

/**
 * The units that give this modifier on land and at sea, taken from stock and raised where needed; nothing if that is
 * impossible.
 */
const fit = (
  c: Candidate,
  stock: Stock,
  onLand: number | undefined,
  atSea: number,
): Omit<Fitted, 'value'> | undefined => {
  const { enemy, lead, has } = c;
  const army = onLand === undefined ? 0 : Math.max(1, unitsFor(enemy.land + onLand, lead)) - has.strength;
  const sea = enemy.fleet > 0 ? unitsFor(enemy.fleet + atSea, lead) : 0;
  const fleets = Math.max(0, Math.max(enemy.support, sea) - has.fleets);
  const veterans = stock.veterans.slice(0, Math.max(0, Math.ceil(army / 2)));
  const ordinary = Math.max(0, army - 2 * veterans.length);
  const legions = Math.max(0, ordinary - stock.ordinary);
  const ships = Math.max(0, fleets - stock.fleets);
  if (legions + ships > stock.money || legions > stock.poolLegions || ships > stock.poolFleets) return undefined;
  const step: Step = {
    commander: c.commander.id,
    force: c.force?.id ?? 0,
    war: enemy.war,
    ordinary,
    veterans,
    fleets,
  };
  return { step, legions, fleets: ships };
};

/** [1.10.4-g] The Influence that a victory gives the Commander: half of the printed Strength, at sea as long as he must fight there. */
export const fameOf = (g: OpenRome, w: War): number => {
  const { land, fleet } = warCard(g, w.id);
  return Math.ceil((needsNavalBattle(g, w) ? fleet : land) / 2);
};
const worthOf = (g: OpenRome, me: FactionId, c: Candidate): number => {
  const { enemy, commander } = c;
  if (enemy.card === undefined) return 200 + (commander.faction === me ? W.ownVictory : 0);
  const own = W.glory * gainFor(g, me, commander, fameOf(g, enemy.card));
  const { spoils, drought } = warCard(g, enemy.card.id);
  const active = g.wars.find((w) => w.id === enemy.war)?.status === 'active';
  const danger = active ? W.perWar + W.unrest + (isUrgent(g) ? W.lastChance : 0) : 0;
  return danger + (drought ? W.unrest : 0) + spoils + own;
};

/** The best army for a candidate with what is available. */
const bestFit = (g: OpenRome, me: FactionId, c: Candidate, stock: Stock): Fitted | undefined => {
  const enough = isUrgent(g) ? W.desperate : W.enough;
  const isRebel = c.enemy.card === undefined;
  let found: Fitted | undefined;
  for (const modifier of isRebel ? LAST_STAND : MODIFIERS) {
    const both = fit(c, stock, modifier, modifier);
    // A Naval Battle can be fought by Fleets alone.
    const fitted = both ?? (c.enemy.fleet > 0 ? fit(c, stock, undefined, modifier) : undefined);
    if (fitted === undefined) continue;
    const { step } = fitted;
    const army = step.ordinary + 2 * step.veterans.length + c.has.strength;
    const odds = prospects(c.enemy, c.commander.id, c.lead, army, step.fleets + c.has.fleets);
    const lost = odds.defeat + odds.disaster;
    if (!isRebel && (odds.victory < enough || lost > odds.victory)) continue;
    const cost = (unitCost(g) * (fitted.legions + fitted.fleets) + step.ordinary + step.fleets) * moneyMatters(g);
    const gain = odds.victory * worthOf(g, me, c);
    const value = isRebel ? gain + REPUBLIC * (1 - lost) + 1 : gain - lost * W.loss - cost;
    if (value > 0 && (found === undefined || value > found.value)) found = { ...fitted, value };
  }
  return found;
};
/** The more Talents the State has, the less each is worth. */
const moneyMatters = (g: OpenRome): number => (g.state > 150 ? W.plenty : W.money);
/** An army that does not beat the Rebel may still keep him from winning. */
const REPUBLIC = 200;

const take = (stock: Stock, { step, legions, fleets }: Fitted): void => {
  stock.ordinary = Math.max(0, stock.ordinary - step.ordinary);
  stock.veterans = stock.veterans.filter((id) => !step.veterans.includes(id));
  stock.fleets = Math.max(0, stock.fleets - step.fleets);
  stock.money -= legions + fleets;
  stock.poolLegions -= legions;
  stock.poolFleets -= fleets;
};

/** [1.09.641-c][1.09.641-d] Who may be sent, in the order in which they may. */
const commanders = (g: OpenRome): Senator[] =>
  (['dictator', 'field-consul', 'rome-consul'] as const).flatMap((office) => {
    const s = holderOf(g, office);
    return s && isAlignedInRome(s) ? [s] : [];
  });

const isFaced = (g: OpenRome, war: WarId | RebelArmy): boolean =>
  g.forces.some((f) => f.war === war && f.commander !== '');

/** Enemies against whom nobody has been sent; a Rebel of his own Faction is not an enemy. */
const freeEnemies = (g: OpenRome, me: FactionId): (WarId | RebelArmy)[] => [
  ...g.rebels.filter((r) => maybeSenator(g, r.senator)?.faction !== me && !isFaced(g, r.army)).map((r) => r.army),
  ...g.wars.filter((w) => !isFaced(g, w.id)).map((w) => w.id),
];

const isProconsul = (g: OpenRome, f: Force): boolean => {
  const s = maybeSenator(g, f.commander);
  return s?.office === 'proconsul' && s.rebel === 'no' && f.sentIn !== g.turn;
};

/** [1.09.644-a] More likely to lose than to win, with no way to improve the odds. */
export const isHopeless = (odds: Chances): boolean => odds.defeat + odds.disaster > odds.victory && odds.victory < 0.25;

/** Proconsuls who would do better with more units. */
const needy = (g: OpenRome): Candidate[] =>
  g.forces.flatMap((f): Candidate[] => {
    const commander = maybeSenator(g, f.commander);
    const odds = prospectsOf(g, f);
    if (!commander || !odds || !isEnemy(f.war) || !isProconsul(g, f) || odds.victory >= W.enough) return [];
    const enemy = enemyOf(g, f.war);
    const has = { strength: armyStrength(g, forcePlace(f)), fleets: f.fleets };
    return [{ commander, force: f, lead: military(g, commander), enemy, has }];
  });

/** May this War be attacked, given the Wars chosen before it? */
const isInOrder = (g: OpenRome, war: WarId | RebelArmy, steps: readonly Step[]): boolean =>
  isRebelArmy(war) || mustAttackFirst(g, war).every((id) => steps.some((x) => x.war === id));

/** The war plan for a turn. `mayRaise`: whether units may be raised for it. */
export const planWars = (g: OpenRome, me: FactionId, mayRaise: boolean): Plan => {
  const stock = stockOf(g, mayRaise ? affordableUnits(g, isUrgent(g)) : 0);
  const steps: Step[] = [];
  let legions = 0;
  let fleets = 0;
  const accept = (f: Fitted): void => {
    take(stock, f);
    steps.push(f.step);
    legions += f.legions;
    fleets += f.fleets;
  };
  const recall: string[] = [];
  for (const c of needy(g)) {
    const fitted = bestFit(g, me, c, stock);
    if (fitted) accept(fitted);
    else if (isHopeless(prospectsOf(g, c.force!)!)) recall.push(c.commander.id);
  }
  for (const commander of commanders(g)) {
    let found: Fitted | undefined;
    for (const war of freeEnemies(g, me)) {
      if (steps.some((x) => x.war === war) || !isInOrder(g, war, steps)) continue;
      const c = {
        commander,
        force: undefined,
        lead: leadOf(g, commander),
        enemy: enemyOf(g, war),
        has: orphans(g, war),
      };
      const fitted = bestFit(g, me, c, stock);
      if (fitted && (found === undefined || fitted.value > found.value)) found = fitted;
    }
    // [1.09.641-d] Without the Field Consul the Rome Consul does not go.
    if (found === undefined) {
      if (commander.office === 'field-consul') break;
      continue;
    }
    accept(found);
  }
  return { raise: { legions, fleets }, steps, recall };
};

/** Is there any enemy against whom units could be raised? */
export const isAtWar = (g: OpenRome): boolean => activeWars(g).length > 0 || g.rebels.length > 0;
