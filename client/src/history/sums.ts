/** A person's results added up: of a game, by scenario, by side. */
import type { Tally } from '@tabularium/protocol';

export type Sum = Omit<Tally, 'game' | 'scenario' | 'sides'>;

const NOTHING: Sum = { played: 0, won: 0, shared: 0, lost: 0, kept: 0, broken: 0 };

export const sumOf = (tallies: readonly Tally[]): Sum =>
  tallies.reduce(
    (sum, t) => ({
      played: sum.played + t.played,
      won: sum.won + t.won,
      shared: sum.shared + t.shared,
      lost: sum.lost + t.lost,
      kept: sum.kept + t.kept,
      broken: sum.broken + t.broken,
    }),
    NOTHING,
  );

/** By whatever `keyOf` says, those played most often first; what has no name of its own is left out. */
export const sumsBy = (
  tallies: readonly Tally[],
  keyOf: (t: Tally) => string,
): readonly { readonly key: string; readonly sum: Sum }[] => {
  const keys = [...new Set(tallies.map(keyOf))].filter((key) => key !== '');
  return keys
    .map((key) => ({ key, sum: sumOf(tallies.filter((t) => keyOf(t) === key)) }))
    .sort((a, b) => b.sum.played - a.sum.played);
};

/** Of a hundred, rounded; nothing of nothing. */
export const percent = (n: number, of: number): number => (of === 0 ? 0 : Math.round((100 * n) / of));
