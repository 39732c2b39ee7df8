/** Which Wars to fight, with whom and with what. */
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
  landStrength,
  legionsAt,
  matches,
  maybeSenator,
  military,
  mustAttackFirst,
  needsNavalBattle,
  type OpenRome,
  rebelAt,
  rebelTally,
  type Senator,
  unitCost,
  type War,
  warCard,
  type WarId,
} from '../rules/study.ts';
import { affordableUnits } from './finance.ts';

/** A Commander sent, or (`force`) one in the field who gets more. */
export interface Step {
  readonly commander: string;
  readonly force: number;
  /** `rebel` for the Civil War. */
  readonly war: WarId | 'rebel';
  readonly ordinary: number;
  readonly veterans: readonly string[];
  readonly fleets: number;
}
export interface Plan {
  readonly raise: { readonly legions: number; readonly fleets: number };
  readonly steps: readonly Step[];
  /** Proconsuls with nothing to hope for. */
  readonly recall: readonly string[];
}

/** What is added to the dice, from what one would like to what will do: 14 wins, and dice show 10 or 11 on average. */
const MODIFIERS = [7, 6, 5, 4, 3] as const;
/** [1.11.36-b] Against a Rebel whatever there is: he wins at once if nobody is sent. */
const LAST_STAND = [...MODIFIERS, 0, -3, -6, -9, -12, -15] as const;
/** One does not begin a battle for less than this chance to win it; when Rome is in danger, less will do. */
const ENOUGH = 0.5;
const DESPERATE = 0.33;

/** [1.12.1-a] Four Active Wars are the end; at three something must be done. */
export const isUrgent = (g: OpenRome): boolean => countActiveWars(g) >= 3 || g.unrest >= 6;

/** [1.07.3321-h] The table as it is once this War is attacked: Active, with the Leaders who wait for it. */
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
  readonly war: WarId | 'rebel';
  readonly card: War | undefined;
  readonly g: OpenRome;
  readonly land: number;
  /** 0: there is no Naval Battle to fight. */
  readonly fleet: number;
  readonly support: number;
}
export const isEnemy = (war: string): war is WarId | 'rebel' => war === 'rebel' || war.startsWith('war:');
const enemyOf = (g: OpenRome, id: WarId | 'rebel'): Enemy => {
  if (id === 'rebel') {
    const rebel = rebelAt(g, id);
    const land = rebel ? rebelTally(g, rebel).total + rebel.shift : 0;
    return { war: id, card: undefined, g, land, fleet: 0, support: 0 };
  }
  const awake = woken(g, id);
  const card = awake.wars.find((w) => w.id === id)!;
  const fleet = needsNavalBattle(g, card) ? fleetStrength(awake, card) : 0;
  return { war: id, card, g: awake, land: landStrength(awake, card), fleet, support: fleetSupport(g, card) };
};

/** [1.10.11-c] Units and MIL, which counts no more than they do. */
const withLead = (units: number, lead: number): number => units + Math.min(units, lead);
/** The fewest units that come to so much with such a Commander. */
const unitsFor = (strength: number, lead: number): number => Math.max(0, Math.ceil(strength / 2), strength - lead);

/** [1.09.34-b] MIL of a Commander, and of the Master of Horse who rides with a Dictator. */
const leadOf = (g: OpenRome, commander: Senator): number => {
  const horse = commander.office === 'dictator' ? holderOf(g, 'master-of-horse') : undefined;
  return military(g, commander) + (horse && isAlignedInRome(horse) ? military(g, horse) : 0);
};

/** The chances of so many units: at sea while there is a Naval Battle to fight, then on land. */
const prospects = (e: Enemy, commander: string, lead: number, army: number, fleets: number): Chances =>
  e.fleet > 0
    ? chances(e.g, e.card, commander, withLead(fleets, lead), e.fleet)
    : chances(e.g, e.card, commander, withLead(army, lead), e.land);

/** How a Force that is there stands against its War. */
export const prospectsOf = (g: OpenRome, f: Force): Chances | undefined => {
  const who = maybeSenator(g, f.commander);
  if (!isEnemy(f.war) || who === undefined) return undefined;
  const horse = f.masterOfHorse === '' ? undefined : maybeSenator(g, f.masterOfHorse);
  const lead = military(g, who) + (horse ? military(g, horse) : 0);
  return prospects(enemyOf(g, f.war), who.id, lead, armyStrength(g, forcePlace(f)), f.fleets);
};

/** How somebody would stand who is sent with these units, those left there without a Commander included. */
const prospectsWith = (
  g: OpenRome,
  commander: Senator,
  war: WarId | 'rebel',
  army: number,
  fleets: number,
): Chances => {
  const there = orphans(g, war);
  return prospects(enemyOf(g, war), commander.id, leadOf(g, commander), army + there.strength, fleets + there.fleets);
};

/** How the Commander of an order would stand; nothing where there is nobody to fight. */
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
/** [1.09.641-b] Units on a War without a Commander: they will be his who is sent. */
const orphans = (g: OpenRome, war: WarId | 'rebel'): Units =>
  g.forces.reduce(
    (u, f) =>
      f.war === war && f.commander === ''
        ? { strength: u.strength + armyStrength(g, forcePlace(f)), fleets: u.fleets + f.fleets }
        : u,
    { strength: 0, fleets: 0 },
  );

/** What is at hand and not yet given to anybody. */
interface Stock {
  ordinary: number;
  veterans: string[];
  fleets: number;
  /** Units that may still be raised, and how many of the pool there are. */
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
  /** Units that are his already. */
  readonly has: Units;
}
interface Fitted {
  readonly step: Step;
  readonly legions: number;
  readonly fleets: number;
  readonly value: number;
}

/** The units for a modifier on land and at sea, taken from stock and raised where needed; nothing when it cannot be done. */
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

/** What it would be worth to win: an Active War costs 20 turn after turn, and Unrest, and Rome falls to four of them. */
const PER_WAR = 60;
const UNREST = 20;
const LAST_CHANCE = 80;
const worthOf = (g: OpenRome, me: FactionId, c: Candidate): number => {
  const { enemy, commander } = c;
  const own = commander.faction === me ? 10 : 0;
  if (enemy.card === undefined) return 200 + own;
  const { spoils, drought } = warCard(g, enemy.card.id);
  const active = g.wars.find((w) => w.id === enemy.war)?.status === 'active';
  const danger = active ? PER_WAR + UNREST + (isUrgent(g) ? LAST_CHANCE : 0) : 0;
  return danger + (drought ? UNREST : 0) + spoils + own;
};

/** The best that can be done for a candidate with what there is. */
const bestFit = (g: OpenRome, me: FactionId, c: Candidate, stock: Stock): Fitted | undefined => {
  const enough = isUrgent(g) ? DESPERATE : ENOUGH;
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
    const value = isRebel ? gain + REPUBLIC * (1 - lost) + 1 : gain - lost * LOSS - cost;
    if (value > 0 && (found === undefined || value > found.value)) found = { ...fitted, value };
  }
  return found;
};
/** Talents of the State are worth less the more of them there are. */
const moneyMatters = (g: OpenRome): number => (g.state > 150 ? 0.1 : 0.2);
/** Whoever does not beat the Rebel may still keep him from winning. */
const REPUBLIC = 200;
/** A beaten army, its Commander, and Unrest. */
const LOSS = 60;

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

const isFaced = (g: OpenRome, war: WarId | 'rebel'): boolean =>
  g.forces.some((f) => f.war === war && f.commander !== '');

/** Enemies nobody has been sent against; a Rebel of one's own is none. */
const freeEnemies = (g: OpenRome, me: FactionId): (WarId | 'rebel')[] => [
  ...g.rebels.filter((r) => maybeSenator(g, r.senator)?.faction !== me && !isFaced(g, r.army)).map((r) => r.army),
  ...g.wars.filter((w) => !isFaced(g, w.id)).map((w) => w.id),
];

const isProconsul = (g: OpenRome, f: Force): boolean => {
  const s = maybeSenator(g, f.commander);
  return s?.office === 'proconsul' && s.rebel === 'no' && f.sentIn !== g.turn;
};

/** [1.09.644-a] Beaten rather than winning, and nothing to be done about it. */
const isHopeless = (odds: Chances): boolean => odds.defeat + odds.disaster > odds.victory && odds.victory < 0.25;

/** Proconsuls who would do better with more. */
const needy = (g: OpenRome): Candidate[] =>
  g.forces.flatMap((f): Candidate[] => {
    const commander = maybeSenator(g, f.commander);
    const odds = prospectsOf(g, f);
    if (!commander || !odds || !isEnemy(f.war) || !isProconsul(g, f) || odds.victory >= ENOUGH) return [];
    const enemy = enemyOf(g, f.war);
    const has = { strength: armyStrength(g, forcePlace(f)), fleets: f.fleets };
    return [{ commander, force: f, lead: military(g, commander), enemy, has }];
  });

/** May this War be attacked, with those before it? */
const isInOrder = (g: OpenRome, war: WarId | 'rebel', steps: readonly Step[]): boolean =>
  war === 'rebel' || mustAttackFirst(g, war).every((id) => steps.some((x) => x.war === id));

/** The whole plan of a turn. `mayRaise`: units may be raised for it. */
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

/** Is there an enemy at all whom units could be raised against? */
export const isAtWar = (g: OpenRome): boolean => activeWars(g).length > 0 || g.rebels.length > 0;
