import { expect, test } from 'vitest';
import { wages } from '../../testing/armies.ts';
import { planning } from '../../testing/plans.ts';
import type { Rome } from '../../game.ts';
import { dangerOf, isDangerous } from './dangerous-war.ts';

const table = (patch: (g: Rome) => void): Rome => planning({}, patch).g;

test('[4.05.32-a] while Matching Wars may still be drawn, whether it is Active or not', () => {
  const g = table((x) => {
    wages(x, 'war:3', { status: 'inactive' });
    wages(x, 'war:8');
  });
  expect(isDangerous(g, 'war:3')).toBe(true);
  expect(isDangerous(g, 'war:8')).toBe(false);
});

test('[4.05.32-a][A4-70] not once they are in play, discarded, out of the game, or of a time that does not come', () => {
  const illyrian = (patch: (g: Rome) => void): boolean =>
    isDangerous(
      table((g) => {
        wages(g, 'war:3');
        patch(g);
      }),
      'war:3',
    );
  expect(illyrian(() => {})).toBe(true);
  expect(illyrian((g) => wages(g, 'war:4'))).toBe(false);
  expect(illyrian((g) => g.discards.push('card:4'))).toBe(false);
  expect(illyrian((g) => g.removed.push('card:4'))).toBe(false);
  expect(
    illyrian((g) => {
      g.era = 'late';
    }),
  ).toBe(false);
});

test('[4.05.32-b] measured by what would be Adequate if they were all in play', () => {
  const g = table((x) => {
    x.removed.push('card:66', 'card:67');
    wages(x, 'war:6', { status: 'inactive' });
    wages(x, 'war:8');
  });
  // 12, and the other Early one.
  expect(dangerOf(g, 'war:6')).toBe(24);
  expect(dangerOf(g, 'war:8')).toBe(0);
});

test('[4.05.32-c] Leaders who are still to come make no War Dangerous', () => {
  const g = table((x) => {
    wages(x, 'war:8');
  });
  // Antiochus III, who leads the Syrian War, has not come yet.
  expect(isDangerous(g, 'war:8')).toBe(false);
});
