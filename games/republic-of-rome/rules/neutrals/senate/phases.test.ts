/** Many Senate and Combat Phases, played by chance: nothing hangs, nothing breaks. */
import { fuzz } from '@tabularium/kit';
import { expect, test } from 'vitest';
import { phasesFor } from '../../testing/phases.ts';

test.each([1, 2] as const)(
  '[4.05.1-a][4.02.2-a] phase after phase with %i at the table',
  (seats) => {
    const report = fuzz(phasesFor(seats), {
      steps: 600,
      seed: `phases-${seats}`,
      folder: false,
      effort: 0,
      failures: 3,
    });
    expect(report.failures.map((f) => `${f.kind}: ${f.what} ${f.seed}`)).toEqual([]);
  },
  120_000,
);
