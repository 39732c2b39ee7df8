/** The same dice in every run, so that a test never fails because a game was lost early. */
import type { BrowserContext } from '@playwright/test';

/** The first game of a browser always has the same seed, the second game another, and so on, even after a reload. */
export const fixChance = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const real = crypto.getRandomValues.bind(crypto);
    const SEED_WORDS = 4;
    const fixed = <T extends ArrayBufferView>(array: T): T => {
      if (!(array instanceof Uint32Array) || array.length !== SEED_WORDS) return real(array as never);
      const n = Number(localStorage.getItem('test.chance') ?? 0) + 1;
      localStorage.setItem('test.chance', String(n));
      array.forEach((_, i) => {
        array[i] = Math.imul(n * SEED_WORDS + i + 1, 2_654_435_761) >>> 0;
      });
      return array;
    };
    crypto.getRandomValues = fixed as typeof crypto.getRandomValues;
  });
