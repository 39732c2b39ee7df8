/** The chances of a combat whose dice are known: exact, by counting. */

/** How many of the 6^n rolls give each sum. */
export const sums = (n: number): number[] => {
  let ways = [1];
  for (let die = 0; die < n; die++) {
    const next: number[] = new Array<number>(ways.length + 6).fill(0);
    for (const [sum, w] of ways.entries()) for (let face = 1; face <= 6; face++) next[sum + face]! += w;
    ways = next;
  }
  return ways;
};

export interface Power {
  readonly fixed: number;
  readonly dice: number;
}

/** [MED.5.4.7-h][MED.5.4.6-e] The Attacker wins with more; ties go to the Defender. */
export const winChance = (attacker: Power, defender: Power): number => {
  const [a, d] = [sums(attacker.dice), sums(defender.dice)];
  // Ways of the Defender to have less than so much.
  const below = [0];
  for (const [i, w] of d.entries()) below.push(below[i]! + w);
  let won = 0;
  for (const [sum, w] of a.entries()) {
    const need = attacker.fixed + sum - defender.fixed;
    won += w * below[Math.max(0, Math.min(need, d.length))]!;
  }
  return won / 6 ** (attacker.dice + defender.dice);
};

/** What a side may come to: at least, at most, and the totals that come up most often, unless all do alike. */
export interface Range {
  readonly least: number;
  readonly most: number;
  readonly likely: readonly number[];
}

export const rangeOf = ({ fixed, dice }: Power): Range => {
  const ways = sums(dice);
  const best = Math.max(...ways);
  const likely = ways.flatMap((w, sum) => (w === best ? [fixed + sum] : []));
  return { least: fixed + dice, most: fixed + 6 * dice, likely: likely.length > 2 ? [] : likely };
};
