/** Wilson's interval: where the true share lies, with 95 % confidence, after `n` games. A game may count in part. */
export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

export const wilson = (hits: number, n: number): Interval => {
  if (n === 0) return { share: 0, low: 0, high: 1 };
  const share = hits / n;
  const z2 = Z * Z;
  const centre = share + z2 / (2 * n);
  const reach = Z * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n));
  const scale = 1 + z2 / n;
  // At the ends the formula gives 0 and 1 but for rounding.
  return { share, low: hits === 0 ? 0 : (centre - reach) / scale, high: hits === n ? 1 : (centre + reach) / scale };
};
