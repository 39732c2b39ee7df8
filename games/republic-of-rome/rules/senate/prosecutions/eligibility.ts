/** Who may be prosecuted, and for what — 1.09.41, 1.09.412, 1.09.413, 1.09.43 */
import { plays } from '../../advanced/advanced.ts';
import { advanced } from '../../advanced/part.ts';
import type { Rome, Senator } from '../../game.ts';
import type { SenatorId } from '../../ids.ts';
import { holderOf, isAlignedInRome, isInRome } from '../../rome/senators.ts';
import type { OpenRome } from '../../sight/sight.ts';
import type { Ground } from '../proposal.ts';

/** [1.09.41-b] */
const MOST_MINOR = 2;

export interface Charge {
  readonly kind: 'minor' | 'major';
  readonly ground: Ground;
}

/** The Censor who holds the Prosecutions; [1.09.41-h] nobody when he is dead, [amb-86] or none was elected. */
export const sittingCensor = (g: OpenRome): Senator | undefined => {
  const censor = holderOf(g, 'censor');
  return censor !== undefined && isInRome(censor) ? censor : undefined;
};

/** [1.13.1-d] Provinces in which he took Spoils this turn through a Legate; each is a case of its own. */
const plundered = (g: Rome, s: Senator): Ground[] => g.provinces.filter((p) => p.plunderer === s.id).map((p) => p.id);

/** [1.09.412-a] All that a Senator could be tried for in a Minor Prosecution. */
const minorGrounds = (g: Rome, s: Senator): Ground[] => {
  const grounds: Ground[] = plundered(g, s);
  if (s.corrupt) grounds.push('corrupt');
  if (s.major) grounds.push('major');
  // [1.09.43-b][1.09.43-c] Each Concession by itself, while he still holds it.
  for (const c of g.concessions) if (c.holder === s.id && c.revealed) grounds.push(c.id);
  return grounds;
};

export const triedKey = (accused: SenatorId, ground: Ground): string => `${accused} ${ground}`;

/**
 * [1.09.41-b][amb-88] Two Minor Prosecutions or a Major one, never both kinds. [1.09.43-a][1.09.152-f] Never twice on one ground.
 * [1.09.41-f][1.09.41-g] Not the Censor, and only in Rome.
 */
export const chargesAgainst = (g: Rome, s: Senator): Charge[] => {
  if (!isAlignedInRome(s) || s.office === 'censor') return [];
  const { minor, major, tried } = g.senate;
  const charges: Charge[] = [];
  if (major === 0 && minor < MOST_MINOR) {
    for (const ground of minorGrounds(g, s)) charges.push({ kind: 'minor', ground });
  }
  // [1.09.413-a]
  if (major === 0 && minor === 0 && s.major) charges.push({ kind: 'major', ground: 'major' });
  // [2.01.7-i] Besides these.
  if (plays(g, 'pontifex')) charges.push(...advanced().omensCharges(g, s));
  return charges.filter((c) => !tried.includes(triedKey(s.id, c.ground)));
};
export const accusable = (g: Rome): SenatorId[] =>
  g.senators.flatMap((s) => (chargesAgainst(g, s).length > 0 ? [s.id] : []));

/** How a charge is named in questions: a Concession or a Province by itself. */
export const chargeRef = (c: Charge): string => {
  if (c.ground === 'corrupt') return 'charge:corrupt';
  if (c.ground === 'omens') return 'charge:omens';
  if (c.ground === 'major') return c.kind === 'major' ? 'charge:major' : 'charge:office';
  return c.ground;
};

/** [1.09.411-a][1.09.411-d] Of any Faction, but neither the Censor nor the Accused. */
export const possibleProsecutors = (g: Rome, accused: string): Senator[] =>
  g.senators.filter((s) => isAlignedInRome(s) && s.office !== 'censor' && s.id !== accused);
