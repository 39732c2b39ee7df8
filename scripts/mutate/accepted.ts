/** Faults that were looked at and change nothing, each with the reason. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * By the key of the fault (see `draw.ts`), in which `*` stands for any text; the value says why no play can tell the
 * difference.
 */
export type Accepted = Readonly<Record<string, string>>;

const FILE = 'scripts/mutate/equivalent.json';

export const readAccepted = (root: string): Accepted => {
  const file = join(root, FILE);
  if (!existsSync(file)) return {};
  const accepted = JSON.parse(readFileSync(file, 'utf8')) as Accepted;
  const silent = Object.entries(accepted).find(([, reason]) => reason.trim().length < 10);
  if (silent) throw new Error(`${FILE}: "${silent[0]}" wants a reason`);
  return accepted;
};

const matches = (pattern: string, key: string): boolean =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  ).test(key);

/** Why this fault changes nothing, if somebody has looked at it and found so. */
export const reasonFor = (accepted: Accepted, key: string): string | undefined =>
  Object.entries(accepted).find(([pattern]) => pattern === key || matches(pattern, key))?.[1];
