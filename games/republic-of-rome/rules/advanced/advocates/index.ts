/** Advocates — 2.05 */
import { seekAdvocate, willPlead } from './seeking.ts';

export const ADVOCATE_PROCS = [seekAdvocate, willPlead];
