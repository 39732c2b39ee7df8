/** Names of things, as they stand in saved games, in questions and in the record. */

/** A Family by its number, `senator:1`, or a Statesman with his letter, `senator:1A`. */
export type SenatorId = `senator:${string}`;
/** A War by the number of its card, or `war:revolt-…` where a Province has risen by itself. */
export type WarId = `war:${string}`;
export type LeaderId = `leader:${number}`;
export type ProvinceId = `province:${string}`;
/** [1.11.3-h] The army of a Rebel who is Marching on Rome, or [2.03.21-a] the Province that a Rebel governs. */
export type RebelArmy = 'rebel' | ProvinceId;
export type ConcessionId = `concession:${number}`;
/** One of the 160 cards of the scenario decks. */
export type CardId = `card:${number}`;
/** One of the 18 cards of the Random Events Table. */
export type EventId = `event:${number}`;
export type LegionId = `legion:${number}`;
/** A Faction as it is named in questions and in the record. */
export type FactionRef = `faction:${number}`;
/**
 * A Faction by its number, which is its place in `g.factions`. It is not a seat: who decides for it, `decider` says, and the
 * compiler does not take the one for the other (`of` exists for the compiler alone).
 */
export type FactionId = number & { readonly of?: 'faction' };
/** Something for each Faction. */
export type PerFaction<T> = Record<number, T>;

/** Nobody's: an unaligned Senator, an empty office, no Governor. */
const NONE = '';
export type None = typeof NONE;

/** What an earlier question of the same procedure has put into a local that begins empty. */
export const chosen = <X extends string>(x: X | None): X => {
  if (x === NONE) throw new Error('nothing has been chosen yet');
  return x;
};
/** The faction of Senators who belong to no player. */
export const UNALIGNED = -1;
export type Owner = FactionId | typeof UNALIGNED;

export const ERAS = ['early', 'middle', 'late'] as const;
export type Era = (typeof ERAS)[number];

/** [1.03-a] */
export const PHASES = ['mortality', 'revenue', 'forum', 'population', 'senate', 'combat', 'revolution'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * [1.09.11-a] From the highest rank down; [2.01.H-a] the Pontifex Maximus is the sixth, where he is played. A Proconsul has the
 * rank of a Major Office but is never in Rome.
 */
export const OFFICES = [
  'dictator',
  'rome-consul',
  'field-consul',
  'censor',
  'master-of-horse',
  'pontifex',
  'proconsul',
] as const;
export type Office = (typeof OFFICES)[number];

export const LAND_BILLS = ['I', 'II', 'III'] as const;
export type LandBill = (typeof LAND_BILLS)[number];

export const SCENARIOS = [
  'early',
  'middle',
  'late',
  'early-middle',
  'middle-late',
  'early-middle-late',
  'alternative',
] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** Named at every question, so they are made once. */
const FACTION_REFS = ['faction:0', 'faction:1', 'faction:2', 'faction:3', 'faction:4', 'faction:5'] as const;
export const factionRef = (faction: FactionId): FactionRef =>
  FACTION_REFS[Number(faction)] ?? `faction:${Number(faction)}`;
export const factionOf = (faction: string): FactionId => Number(faction.slice('faction:'.length));
export const isProvinceId = (ref: string): ref is ProvinceId => ref.startsWith('province:');
export const isRebelArmy = (ref: string): ref is RebelArmy => ref === 'rebel' || isProvinceId(ref);
export const isSenatorId = (ref: string): ref is SenatorId => ref.startsWith('senator:');
/** Amounts by Senator, of an answer in which nobody else is named. */
export const senatorShares = (shares: Readonly<Record<string, number>>): [SenatorId, number][] => {
  const found: [SenatorId, number][] = [];
  for (const id in shares) if (isSenatorId(id)) found.push([id, shares[id]!]);
  return found;
};
export const legionRef = (n: number): LegionId => `legion:${n}`;
export const legionNumber = (legion: string): number => Number(legion.slice('legion:'.length));
