/** Moving money in the form: the sum can never be wrong. */

export type Shares = Readonly<Record<string, number>>;
export interface Gift {
  /** Out of which purse. */
  readonly from: string;
  readonly n: number;
}

export const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
export const totalOf = (shares: Shares): number => sum(Object.values(shares));

/** Takes this much out of the purses: out of the named ones first, then out of the richest. */
export const taken = (purses: Shares, n: number, first: readonly string[]): Shares => {
  const out: Record<string, number> = { ...purses };
  const richest = Object.keys(purses).sort((a, b) => purses[b]! - purses[a]!);
  let left = n;
  for (const ref of new Set([...first, ...richest])) {
    const part = Math.min(left, out[ref] ?? 0);
    if (part > 0) out[ref] = out[ref]! - part;
    left -= part;
  }
  return out;
};

/** Everything where nobody sees it. */
export const hidden = (purses: Shares, treasury: string): Shares => ({
  ...Object.fromEntries(Object.keys(purses).map((ref) => [ref, 0])),
  [treasury]: totalOf(purses),
});

/** The same to every Senator; what cannot be divided lies in the Faction Treasury. */
export const even = (purses: Shares, treasury: string): Shares => {
  const all = Object.keys(purses).filter((ref) => ref !== treasury);
  const each = all.length === 0 ? 0 : Math.floor(totalOf(purses) / all.length);
  return {
    [treasury]: totalOf(purses) - each * all.length,
    ...Object.fromEntries(all.map((ref) => [ref, each])),
  };
};

/** As much on each Senator as is said, as far as the money reaches, and the rest in the Faction Treasury. Those who were not there get nothing. */
export const likeThen = (purses: Shares, treasury: string, then: Shares): Shares => {
  const all = totalOf(purses);
  const wanted = Object.fromEntries(Object.keys(purses).map((ref) => [ref, ref === treasury ? 0 : (then[ref] ?? 0)]));
  const over = Math.max(0, totalOf(wanted) - all);
  const placedSo = taken(wanted, over, []);
  return { ...placedSo, [treasury]: all - totalOf(placedSo) };
};

interface Placing {
  readonly purses: Shares;
  readonly lowered: string;
}

/** Room for so much more: out of what is not placed, then out of the purse that was lowered last, then the Treasury. */
export const madeRoom = (
  { purses, lowered }: Placing,
  more: number,
  free: number,
  { but, treasury }: { readonly but: string; readonly treasury: string },
): Shares => {
  const { [but]: own = 0, ...others } = purses;
  const rest = taken(others, Math.max(0, more - free), [lowered, treasury]);
  return but in purses ? { ...rest, [but]: own } : rest;
};

/** One purse is set to an amount. `free` is what is not placed. */
export const placed = <E extends Placing>(entered: E, ref: string, n: number, free: number, treasury: string): E => {
  const own = entered.purses[ref] ?? 0;
  const now = Math.max(0, Math.min(n, totalOf(entered.purses) + free));
  if (now <= own) return { ...entered, purses: { ...entered.purses, [ref]: now }, lowered: ref };
  return { ...entered, purses: { ...madeRoom(entered, now - own, free, { but: ref, treasury }), [ref]: now } };
};

/** [1.06.3-c] Among Rebels nothing may be left over: what one gains the others lose, what he loses goes to the first of them. */
export const shared = (rebels: Shares, ref: string, n: number): Shares => {
  const own = rebels[ref] ?? 0;
  const { [ref]: _, ...others } = rebels;
  const now = Math.max(0, Math.min(n, totalOf(rebels)));
  if (now >= own) return { ...taken(others, now - own, []), [ref]: now };
  const [first] = Object.keys(others);
  return first === undefined ? rebels : { ...others, [ref]: now, [first]: others[first]! + own - now };
};
