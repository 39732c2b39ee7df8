/** How the bots are measured, and the numbers of the normal one for those who look for better ones. */
import type { Measuring } from '@tabularium/parts';
import { sensibleWith } from './sensible.ts';
import { TUNED } from './weights.ts';

export const measured: Measuring = {
  tables: [
    { seats: 2, options: { scenario: 'A', empires: 'seats' } },
    { seats: 3, options: { scenario: 'B', empires: 'seats' } },
    { seats: 4, options: { scenario: 'A', empires: 'seats' } },
    { seats: 4, options: { scenario: 'B', empires: 'seats' } },
    { seats: 5, options: { scenario: 'A', empires: 'seats' } },
    { seats: 6, options: { scenario: 'A', empires: 'seats' } },
  ],
  tunable: {
    weights: TUNED,
    with: (weights) => sensibleWith({ ...TUNED, ...weights }),
  },
};
