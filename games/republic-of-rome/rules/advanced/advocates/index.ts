/** Advocates — 2.05 */
import { needsAdvocate, seekAdvocate, willPlead } from './seeking.ts';
import { plead } from './trial-roll.ts';
import { judged } from './verdict.ts';

/** What the rule adds to a Prosecution; without it no Prosecution has an Advocate, and nothing of this happens. */
export const WITH_ADVOCATES = {
  beforeVote: { isDue: needsAdvocate, ask: seekAdvocate },
  beforeCount: plead,
  judged,
} as const;

export const ADVOCATE_PROCS = [seekAdvocate, willPlead];
