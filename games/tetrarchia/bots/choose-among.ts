/** Shares a number of trials among several options: the better an option does, the more often it is tried. */
export interface Trials {
  /** Trials of each option in the first heat. Every further heat keeps the better half and doubles the trials. */
  readonly each: number;
  readonly heats: number;
  /** How many trials the first estimate of an option counts for. */
  readonly faith: number;
}

interface Runner {
  readonly index: number;
  readonly impression: number;
  sum: number;
  tried: number;
}

/**
 * The index of the best option. `trial(i, n)` gives the worth of option `i` in trial `n`, which uses the same dice for
 * all options.
 */
export const chooseAmong = (
  impressions: readonly number[],
  { each, heats, faith }: Trials,
  trial: (index: number, chances: number) => number,
): number => {
  let field: Runner[] = impressions.map((impression, index) => ({ index, impression, sum: 0, tried: 0 }));
  const worth = (r: Runner): number => (r.sum + faith * r.impression) / (r.tried + faith);
  for (let heat = 0; heat < heats && field.length > 1; heat++) {
    for (const r of field)
      for (const until = each * 2 ** heat; r.tried < until; r.tried++) r.sum += trial(r.index, r.tried);
    field.sort((a, b) => worth(b) - worth(a));
    field = field.slice(0, Math.ceil(field.length / 2));
  }
  return field[0]!.index;
};
