/** At which tables the bots are measured. */
import type { Measuring } from '@tabularium/parts';

export const measured: Measuring = {
  tables: [
    { seats: 5, options: { scenario: 'early' } },
    { seats: 5, options: { scenario: 'middle' } },
    { seats: 5, options: { scenario: 'late' } },
    { seats: 4, options: { scenario: 'early' } },
  ],
};
