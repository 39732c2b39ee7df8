/** At which tables the bots are measured, and the numbers of the normal one for those who look for better ones. */
import type { Measuring } from '@tabularium/parts';
import { sensibleWith } from './sensible.ts';
import { TUNED } from './weights.ts';

export const measured: Measuring = {
  tables: [
    { seats: 5, options: { scenario: 'early' } },
    { seats: 5, options: { scenario: 'middle' } },
    { seats: 5, options: { scenario: 'late' } },
    { seats: 4, options: { scenario: 'early' } },
  ],
  tunable: {
    weights: TUNED,
    with: (weights) => sensibleWith({ answers: {}, asides: [], weights: { ...TUNED, ...weights } }),
  },
};
