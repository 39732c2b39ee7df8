/** What is still to be divided — 4.05.4, 4.05.418 */
import type { Rome } from '../../game.ts';
import type { FactionId } from '../../ids.ts';
import { alignedInRome, holderOf } from '../../rome/senators.ts';
import { openTypes } from '../../senate/business/land-bills.ts';
import { isToGive } from '../../senate/business/concessions.ts';
import { fillableProvinces } from '../../senate/elections/governors.ts';
import { neutralsOf, type Spoil } from '../state.ts';
import { candidatesOf, isOfficeSpoil, OFFICE_SPOILS, recipientsOf } from './eligibility.ts';

const isTaken = (g: Rome, spoil: Spoil): boolean => neutralsOf(g).taken.some((x) => x.spoil === spoil);

/** [4.05.4-a][4.05.4-b] Offices that somebody can fill: [1.09.173-a] each once a turn, whatever becomes of who had it. */
export const officesLeft = (g: Rome): Spoil[] => [
  ...OFFICE_SPOILS.filter((office) => !isTaken(g, office) && candidatesOf(g, office).length > 0),
  ...fillableProvinces(g),
];

/** [A4-44][own-121] Before it is known who is answerable to the people, nobody knows whether a Land Bill is mandatory. */
const isOfficialKnown = (g: Rome): boolean =>
  holderOf(g, 'dictator') !== undefined || !officesLeft(g).includes('rome-consul');

/** [4.05.416-f] One Land Bill: its Sponsorship, and [4.05.416-e] once that is taken its Co-Sponsorship, for whoever chooses it first. */
const landBillLeft = (g: Rome): Spoil[] => {
  const { status } = neutralsOf(g).landBill;
  if (status === 'sponsored') return candidatesOf(g, 'co-sponsor').length > 0 ? ['co-sponsor'] : [];
  if (status !== 'none' || !isOfficialKnown(g) || openTypes(g).length === 0) return [];
  return alignedInRome(g).length > 1 ? ['sponsor'] : [];
};

/** [4.05.4-a] Everything that can be chosen now. */
export const spoilsLeft = (g: Rome): Spoil[] => [
  ...officesLeft(g),
  ...g.concessions.filter((c) => isToGive(g, c)).map((c) => c.id),
  ...landBillLeft(g),
];

/** [4.05.41-a] What this Faction can choose. */
export const choosable = (g: Rome, by: FactionId): Spoil[] =>
  spoilsLeft(g).filter((spoil) => recipientsOf(g, by, spoil).length > 0);

/** [4.05.416-c] */
export const isMandatoryLeft = (g: Rome): boolean => {
  const { landBill } = neutralsOf(g);
  return landBill.mandatory && landBill.status === 'sponsored';
};
/** [4.05.418-a] All offices are filled, and no Land Bill that must pass is waiting. */
export const isAllSettled = (g: Rome): boolean => officesLeft(g).length === 0 && !isMandatoryLeft(g);

/** How one of the Spoils is named in questions and in the record. */
export const spoilRef = (spoil: Spoil): string => {
  if (isOfficeSpoil(spoil) || spoil === 'dictator' || spoil === 'master-of-horse') return `office:${spoil}`;
  return spoil === 'sponsor' || spoil === 'co-sponsor' ? `spoil:${spoil}` : spoil;
};
