/** Finding Senators, and saying where they are. */
import type { OpenRome } from '../sight/sight.ts';
import { Broken } from '@tabularium/kernel';
import type { Advanced } from '../advanced/advanced.ts';
import { oratoryGained } from '../advanced/disbandment/state.ts';
import { abilityOf, senatorCard, type Packed } from '../data/printed.ts';
import type { Rome, Senator } from '../game.ts';
import { type FactionId, type SenatorId, UNALIGNED } from '../ids.ts';

export const maybeSenator = (g: OpenRome, id: string): Senator | undefined => {
  for (const s of g.senators) if (s.id === id) return s;
  return undefined;
};

/** The Senator in play; fails loudly when there is none. */
export const senator = (g: OpenRome, id: string): Senator => {
  const found = maybeSenator(g, id);
  if (!found) throw new Broken(`${id} is not in play`);
  return found;
};

/** [1.04.1-d] */
export const isAligned = (s: Senator): boolean => s.faction !== UNALIGNED;

/**
 * [1.09.11-d] Everybody but Governors, Commanders, Captives and Rebels.
 * [amb-102] The unaligned in the Forum are in Rome as well; most rules want `isAlignedInRome`.
 */
export const isInRome = (s: Senator): boolean => s.at === 'rome' && s.captive === '' && s.rebel === 'no';
export const isAlignedInRome = (s: Senator): boolean => s.faction !== UNALIGNED && isInRome(s);
/** [1.04.1-d] Unaligned Senators lying in the Forum (not one who governs). */
export const isInForum = (s: Senator): boolean => s.faction === UNALIGNED && s.at === 'rome' && s.captive === '';

export const senatorsOf = (g: OpenRome, faction: FactionId): Senator[] =>
  g.senators.filter((s) => s.faction === faction);
/** [1.05.4-c] */
export const hasSenators = (g: Rome, faction: FactionId): boolean => g.senators.some((s) => s.faction === faction);
export const hasInRome = (g: OpenRome, faction: FactionId): boolean => {
  for (const s of g.senators) if (s.faction === faction && isInRome(s)) return true;
  return false;
};
export const inRomeOf = (g: Rome, faction: FactionId): Senator[] =>
  g.senators.filter((s) => s.faction === faction && isInRome(s));
export const alignedInRome = (g: Rome): Senator[] => g.senators.filter(isAlignedInRome);

export const idsOf = (all: readonly Senator[]): SenatorId[] => all.map((s) => s.id);

export const isStatesman = (g: Packed, id: string): boolean => abilityOf(g, id) !== undefined;
/** [card-135-b] A fixed value wherever one is required; Pompeius rolls his own before a battle. */
export const military = (g: Packed, s: Senator): number => senatorCard(g, s.id).mil;
/** [2.04.2-h] With what has been gained by disbandment, for whatever it counts. */
export const oratory = (g: Eloquent, s: Senator): number => {
  const { ora } = senatorCard(g, s.id);
  return g.advanced === undefined ? ora : ora + oratoryGained(g.advanced, s.id);
};
interface Eloquent extends Packed {
  readonly advanced?: Advanced;
}
/** [1.04.7-b][1.07.5-f][1.09.141-a] */
export const votesOf = (g: Eloquent, s: Senator): number => oratory(g, s) + s.knights;
/** [1.04.7-a][1.04.7-b] A Faction's tally, always of this moment: Oratory and Knights of its Senators in Rome. */
export const votesInRome = (g: OpenRome, faction: FactionId): number =>
  g.senators.reduce((n, s) => (s.faction === faction && isInRome(s) ? n + votesOf(g, s) : n), 0);

/** [1.06.13-d][1.13.1-d] Has he a Corrupt marker, for what he took himself or for what a Legate of his took this turn? */
export const isCorrupt = (g: OpenRome, s: Senator): boolean =>
  s.corrupt || g.provinces.some((p) => p.plunderer === s.id);
/** [1.09.2-f] An office that keeps others out. */
export const hasMajorOffice = (s: Senator): boolean => s.office !== '';
export const isLeader = (g: OpenRome, s: Senator): boolean =>
  s.faction !== UNALIGNED && g.factions[s.faction]!.leader === s.id;

export const holderOf = (g: OpenRome, office: Senator['office']): Senator | undefined =>
  office === '' ? undefined : g.senators.find((s) => s.office === office);

/** [1.05.22-a] Another Senator in play with the same number (a Family, or a Statesman of it). */
export const numberOf = (g: Packed, id: string): number => senatorCard(g, id).number;
export const withNumber = (g: Rome, n: number): Senator[] => g.senators.filter((s) => numberOf(g, s.id) === n);
export const familyId = (g: Packed, id: string): SenatorId => senatorCard(g, `senator:${numberOf(g, id)}`).id;
