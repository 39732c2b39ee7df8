/** At which tables the bots are measured. */
import type { Measuring } from '@tabularium/parts';

export const measured: Measuring = {
  tables: ['4200', '4211', '3122', '3222'].map((level) => ({ seats: 1, options: { level } })),
};
