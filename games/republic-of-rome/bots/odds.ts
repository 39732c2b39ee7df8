/** What it takes to beat an enemy, and the chances of a Commander with given units. */
import {
  armyStrength,
  type Chances,
  chances,
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
  matches,
  maybeSenator,
  military,
  needsNavalBattle,
  type OpenRome,
  rebelAt,
  type RebelArmy,
  rebelTally,
  type Senator,
  supportNeeded,
  type War,
  warCard,
  type WarId,
} from '../rules/study.ts';

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

export interface Enemy {
  readonly war: WarId | RebelArmy;
  readonly card: War | undefined;
  readonly g: OpenRome;
  readonly land: number;
  /** 0: there is no Naval Battle to fight. */
  readonly fleet: number;
  readonly support: number;
}
export const isEnemy = (war: string): war is WarId | RebelArmy => isRebelArmy(war) || war.startsWith('war:');
export const enemyOf = (g: OpenRome, id: WarId | RebelArmy): Enemy => {
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
export const unitsFor = (strength: number, lead: number): number =>
  Math.max(0, Math.ceil(strength / 2), strength - lead);

/** [1.09.34-b] The MIL of a Commander; for a Dictator also that of his Master of Horse. */
export const leadOf = (g: OpenRome, commander: Senator): number => {
  const horse = commander.office === 'dictator' ? holderOf(g, 'master-of-horse') : undefined;
  return military(g, commander) + (horse && isAlignedInRome(horse) ? military(g, horse) : 0);
};

/** The chances of this many units: at sea as long as a Naval Battle must be fought, then on land. */
export const prospects = (e: Enemy, commander: string, lead: number, army: number, fleets: number): Chances =>
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
  const replaced = g.forces.find((f) => o.replaces !== '' && f.commander === o.replaces);
  if (replaced === undefined) return prospectsWith(g, who, o.war, army, o.fleets);
  return prospectsWith(g, who, o.war, army + armyStrength(g, forcePlace(replaced)), o.fleets + replaced.fleets);
};

export interface Units {
  readonly strength: number;
  readonly fleets: number;
}
/** [1.09.641-b] Units at a War without a Commander: whoever is sent takes command of them. */
export const orphans = (g: OpenRome, war: WarId | RebelArmy): Units =>
  g.forces.reduce(
    (u, f) =>
      f.war === war && f.commander === ''
        ? { strength: u.strength + armyStrength(g, forcePlace(f)), fleets: u.fleets + f.fleets }
        : u,
    { strength: 0, fleets: 0 },
  );

/** [1.10.4-g] The Influence that a victory gives the Commander: half of the printed Strength, at sea as long as he must fight there. */
export const fameOf = (g: OpenRome, w: War): number => {
  const { land, fleet } = warCard(g, w.id);
  return Math.ceil((needsNavalBattle(g, w) ? fleet : land) / 2);
};
