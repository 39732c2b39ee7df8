/** How long games are kept that nobody plays, as the operator wishes. */
import type { Limits } from '../connections/limits.ts';
import { CannotStart } from './cannot-start.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Days, or `never`. What is not set keeps its default. */
export const keepingFrom = (env: Readonly<Record<string, string | undefined>>): Partial<Limits> => ({
  ...daysOf(env, 'ARCHIVE_DAYS', (archiveMs) => ({ archiveMs })),
  ...daysOf(env, 'UNPLAYED_DAYS', (unplayedMs) => ({ unplayedMs })),
  ...daysOf(env, 'ABANDONED_DAYS', (abandonedMs) => ({ abandonedMs })),
});

const daysOf = (
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  limit: (ms: number) => Partial<Limits>,
): Partial<Limits> => {
  const text = env[name];
  if (text === undefined || text === '') return {};
  const days = text === 'never' ? Infinity : /^\d+$/.test(text) ? Number(text) : 0;
  if (days < 1) throw new CannotStart(`${name} is ${text}. It is a number of days, at least 1, or never.`);
  return limit(days * DAY_MS);
};
