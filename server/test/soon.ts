import { vi } from 'vitest';

/** Tries until it holds. What comes from elsewhere may be long in coming on a busy machine; only what never comes should fail. */
export const soon = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 10 });
