/** The numbers of the normal bot, for those who look for better ones. */
import type { Tunable } from '@tabularium/parts';
import { sensibleWith } from './sensible.ts';
import { TUNED } from './weights.ts';

export const tunable: Tunable = {
  weights: TUNED,
  with: (weights) => sensibleWith({ ...TUNED, ...weights }),
};
