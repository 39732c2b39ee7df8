/** Which Wars to fight, under which Commanders and with which units. */
import {
  activeWars,
  armyStrength,
  type Chances,
  countActiveWars,
  countLegions,
  type FactionId,
  type Force,
  type ForceOrder,
  forcePlace,
  holderOf,
  isAlignedInRome,
  isRebelArmy,
  legionsAt,
  maybeSenator,
  military,
  mustAttackFirst,
  type OpenRome,
  type RebelArmy,
  type Senator,
  unitCost,
  warCard,
  type WarId,
} from '../rules/study.ts';
import { affordableUnits } from './finance.ts';
import {
  type Enemy,
  enemyOf,
  fameOf,
  isEnemy,
  leadOf,
  orphans,
  prospects,
  prospectsOf,
  type Units,
  unitsFor,
} from './odds.ts';
import { gainFor, isAllButLife } from './standing.ts';
import { W } from './weights.ts';

/** A Commander who is sent, or (`force`) one in the field who gets more units. */
export interface Step {
  readonly commander: string;
  readonly force: number;
  /** `rebel` for the Civil War; a card for a Bequest that is fetched. */
  readonly war: Extract<ForceOrder, { t: 'send' }>['war'];
  readonly ordinary: number;
  readonly veterans: readonly string[];
  readonly fleets: number;
  /** The Proconsul whose army he takes over. */
  readonly replaces: string;
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
  /** Of these the army of a Proconsul whom he replaces. */
  readonly replaces: string;
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
    replaces: c.replaces,
  };
  return { step, legions, fleets: ships };
};

/** A victory of his own is welcome; one of a rival too, for the sake of Rome, unless it would make him Consul for Life. */
export const fameFor = (g: OpenRome, me: FactionId, commander: Senator, fame: number): number => {
  const isMine = commander.faction === me;
  return isMine || (!isUrgent(g) && isAllButLife(g, commander, fame)) ? gainFor(g, me, commander, fame) : 0;
};
const worthOf = (g: OpenRome, me: FactionId, c: Candidate): number => {
  const { enemy, commander } = c;
  if (enemy.card === undefined) return 200 + (commander.faction === me ? W.ownVictory : 0);
  const own = W.glory * fameFor(g, me, commander, fameOf(g, enemy.card));
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

export const isFaced = (g: OpenRome, war: WarId | RebelArmy): boolean =>
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
    return [{ commander, force: f, lead: military(g, commander), enemy, has, replaces: '' }];
  });

/** [1.09.644-a] Proconsuls with poor odds whose army this Commander would lead better. */
const replacing = (g: OpenRome, commander: Senator, steps: readonly Step[]): Candidate[] =>
  g.forces.flatMap((f): Candidate[] => {
    const odds = prospectsOf(g, f);
    if (!odds || !isEnemy(f.war) || !isProconsul(g, f) || odds.victory >= W.enough) return [];
    const lead = leadOf(g, commander);
    if (lead < military(g, maybeSenator(g, f.commander)!) + W.better || steps.some((x) => x.war === f.war)) return [];
    const there = orphans(g, f.war);
    const has = { strength: there.strength + armyStrength(g, forcePlace(f)), fleets: there.fleets + f.fleets };
    return [{ commander, force: undefined, lead, enemy: enemyOf(g, f.war), has, replaces: f.commander }];
  });
/** What the battle is worth under the Proconsul whom he would replace. */
const valueNow = (g: OpenRome, me: FactionId, c: Candidate): number => {
  const f = g.forces.find((x) => x.commander === c.replaces);
  const odds = f && prospectsOf(g, f);
  const commander = maybeSenator(g, c.replaces);
  if (!odds || !commander) return 0;
  return odds.victory * worthOf(g, me, { ...c, commander }) - (odds.defeat + odds.disaster) * W.loss;
};

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
        replaces: '',
      };
      const fitted = bestFit(g, me, c, stock);
      if (fitted && (found === undefined || fitted.value > found.value)) found = fitted;
    }
    for (const c of replacing(g, commander, steps)) {
      const fitted = bestFit(g, me, c, stock);
      const value = (fitted?.value ?? 0) - valueNow(g, me, c) - W.replacing;
      if (fitted && value > (found?.value ?? 0)) found = { ...fitted, value };
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
