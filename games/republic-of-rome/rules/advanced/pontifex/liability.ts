/** The Leader who answers for a sacrifice that was not paid — 2.01.7-h, 2.01.7-i */
import type { Rome, Senator } from '../../game.ts';
import type { Charge } from '../../senate/prosecutions/eligibility.ts';
import { pontificate } from './pontificate.ts';

/** [2.01.7-h][2.01.7-i][A2-13] One Major Prosecution, whatever others the Censor has brought. */
export const omensCharges = (g: Rome, s: Senator): Charge[] =>
  pontificate(g).liable === s.id ? [{ kind: 'major', ground: 'omens' }] : [];

/** [A2-13] Used or not, it is over with Prosecutions. */
export const liabilityLapses = (g: Rome): void => {
  pontificate(g).liable = '';
};
