/** Which amounts have a column: not more than can be told apart, those that change something above all. */
import type { AtAmount } from '../../../rules/explain/persuading.ts';

const COLUMNS = 10;
/** So many of those that add nothing: enough to see that they do not. */
const IDLE = 2;

export const shownOf = <T extends Pick<AtAmount, 'n' | 'idle'>>(all: readonly T[], chosen: number): readonly T[] => {
  const changes = all.findLastIndex((x) => !x.idle);
  const last = Math.max(changes + 1 + IDLE, chosen + 1);
  const first = Math.max(0, Math.min(Math.min(last, all.length) - COLUMNS, chosen));
  return all.slice(first, Math.min(last, first + COLUMNS));
};
