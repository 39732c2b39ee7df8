/** Who has spent what against an attempt: it is open when it is said, and only the record keeps it apart. */
import type { Msg } from '@tabularium/kernel';
import type { AttemptUnderWay } from '../../rules/explain/persuading.ts';

/**
 * What each Faction has spent since the attempt was announced. Nothing is known of it if that does not add up: somebody may
 * be looking back.
 */
export const spentBy = (
  lately: readonly Msg[],
  { by, target, against }: Pick<AttemptUnderWay, 'by' | 'target' | 'against'>,
): ReadonlyMap<string, number> | undefined => {
  const found = new Map<string, number>();
  const from = lately.findLastIndex(
    ({ k, a }) => k === 'forum.persuades' && a?.['who'] === by && a['target'] === target,
  );
  if (from < 0) return undefined;
  for (const { k, a } of lately.slice(from)) {
    const [who, n] = [a?.['faction'], a?.['n']];
    if (k === 'forum.counterBribe' && typeof who === 'string' && typeof n === 'number')
      found.set(who, (found.get(who) ?? 0) + n);
  }
  return [...found.values()].reduce((a, b) => a + b, 0) === against ? found : undefined;
};
