/** Who may have which of the Spoils — 4.05.41, 4.05.412, 4.05.34 */
import type { Rome, Senator } from '../../game.ts';
import { type FactionId, isProvinceId } from '../../ids.ts';
import { isNeutral } from '../../rome/players.ts';
import { alignedInRome, isAligned, military, senator } from '../../rome/senators.ts';
import { censorCandidates } from '../../senate/elections/censor.ts';
import { candidatesForOneConsulship } from '../../senate/elections/consuls.ts';
import { candidatesFor, mustConsent } from '../../senate/elections/governing.ts';
import { province } from '../../wars/wars.ts';
import { neutralsOf, type Spoil } from '../state.ts';

/** [4.05.4-a] The offices that Spoils fill. */
export const OFFICE_SPOILS = ['field-consul', 'rome-consul', 'censor'] as const;
export type OfficeSpoil = (typeof OFFICE_SPOILS)[number];
export const isOfficeSpoil = (spoil: string): spoil is OfficeSpoil => OFFICE_SPOILS.some((x) => x === spoil);

/** [4.05.4-c] Those who choose, in their order; a Faction that is out of the game chooses no more. */
export const membersOf = (g: Rome): FactionId[] =>
  neutralsOf(g).coalition.members.filter((faction) => g.factions[faction]!.status === 'in');
export const isOfCoalition = (g: Rome, s: Senator): boolean => membersOf(g).some((faction) => faction === s.faction);

/** [4.05.34-h] In a Crisis a Faction has but one candidate: most MIL, then least Influence. Equals are both left. */
const bestOfEachFaction = (g: Rome, all: readonly Senator[]): Senator[] => {
  const isBetter = (a: Senator, b: Senator): boolean =>
    military(g, a) === military(g, b) ? a.influence < b.influence : military(g, a) > military(g, b);
  return all.filter((s) => !all.some((x) => x.faction === s.faction && isBetter(x, s)));
};

/** [4.05.41-d][4.05.34-h] */
const forConsul = (g: Rome): Senator[] => {
  const all = candidatesForOneConsulship(g);
  return neutralsOf(g).plan.crisis ? bestOfEachFaction(g, all) : all;
};

/** [4.05.412-a] Popular enough for the Unrest; [4.05.412-b] if nobody is, the most popular. */
const popularEnough = (g: Rome, all: readonly Senator[]): Senator[] => {
  const enough = all.filter((s) => s.popularity >= g.unrest);
  if (enough.length > 0) return enough;
  const most = Math.max(...all.map((s) => s.popularity));
  return all.filter((s) => s.popularity === most);
};

/** [A4-71] After the test of a Crisis that of Popularity; [4.05.412-c] which is for the Coalition alone. */
const forRomeConsul = (g: Rome): Senator[] => {
  const all = forConsul(g);
  const outside = all.filter((s) => !isOfCoalition(g, s));
  return [
    ...popularEnough(
      g,
      all.filter((s) => isOfCoalition(g, s)),
    ),
    ...outside,
  ];
};

/** [4.05.4-k] A Censor of this Senate Phase is one already. */
const forCensor = (g: Rome): Senator[] =>
  censorCandidates(g)
    .map((id) => senator(g, id))
    .filter((s) => s.office === '');

/** Whoever may have it, of whatever Faction. [1.09.53-a] For a Province also the unaligned. */
export const candidatesOf = (g: Rome, spoil: Spoil): Senator[] => {
  switch (spoil) {
    case 'field-consul':
      return forConsul(g);
    case 'rome-consul':
      return forRomeConsul(g);
    case 'censor':
      return forCensor(g);
    case 'sponsor':
      return alignedInRome(g);
    case 'co-sponsor':
      // [4.05.417-f]
      return alignedInRome(g).filter((s) => s.id !== neutralsOf(g).landBill.sponsor);
    case 'dictator':
    case 'master-of-horse':
      // [4.05.34-b] Filled before.
      return [];
    default:
      return isProvinceId(spoil) ? candidatesFor(g, province(g, spoil)) : alignedInRome(g);
  }
};

/** [A4-72] Must he agree who came back this turn? A Neutral never does; a Player is asked for his own. */
export const needsConsent = (g: Rome, spoil: Spoil, s: Senator): boolean =>
  isProvinceId(spoil) && mustConsent(g, province(g, spoil), s);

/**
 * [4.05.41-a] To whom a Faction may give it. [4.05.4-h] A Neutral has it for one of its own; [4.05.4-g][4.05.415-c] a Player gives
 * it to anybody of any Faction [own-124]; [A4-45] but he sponsors a Land Bill through one of his own.
 */
export const recipientsOf = (g: Rome, by: FactionId, spoil: Spoil): Senator[] => {
  const own = isNeutral(g, by) || spoil === 'sponsor';
  return candidatesOf(g, spoil).filter(
    (s) => isAligned(s) && (!own || s.faction === by) && !(isNeutral(g, s.faction) && needsConsent(g, spoil, s)),
  );
};

/** [4.05.41-c] Can anybody in the Coalition have it, so that some Faction of the Coalition can take it? */
export const isForCoalition = (g: Rome, spoil: Spoil): boolean =>
  membersOf(g).some((by) => recipientsOf(g, by, spoil).some((s) => isOfCoalition(g, s)));
