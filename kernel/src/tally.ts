/** A number that remembers its parts, so that it can be shown, compared and argued about. */

/** Parts are added in order; a factor multiplies all that stands before it. */
export interface TallyPart {
  /** Names the part: `tally.<k>` in the catalogue. */
  readonly k: string;
  readonly op: 'plus' | 'times';
  readonly n: number;
  readonly rule: string;
  /** The pieces it comes from. */
  readonly refs?: readonly string[];
}

export interface Tally {
  readonly of: string;
  readonly total: number;
  readonly parts: readonly TallyPart[];
}

export const plus = (k: string, n: number, rule: string, refs?: readonly string[]): TallyPart =>
  part('plus', k, n, rule, refs);
export const less = (k: string, n: number, rule: string, refs?: readonly string[]): TallyPart =>
  part('plus', k, -n, rule, refs);
export const times = (k: string, n: number, rule: string, refs?: readonly string[]): TallyPart =>
  part('times', k, n, rule, refs);

const part = (op: TallyPart['op'], k: string, n: number, rule: string, refs: TallyPart['refs']): TallyPart =>
  refs === undefined || refs.length === 0 ? { k, op, n, rule } : { k, op, n, rule, refs };

/** Sums up. Parts that change nothing (plus 0, times 1) are left out. */
export const tally = (of: string, ...parts: readonly TallyPart[]): Tally => {
  const telling: TallyPart[] = [];
  let total = 0;
  for (const p of parts) {
    total = p.op === 'plus' ? total + p.n : total * p.n;
    if (p.n !== (p.op === 'plus' ? 0 : 1)) telling.push(p);
  }
  return { of, total, parts: telling };
};
