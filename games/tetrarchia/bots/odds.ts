/** Who wins a battle, for any support and any number of others beside: looked up, because bots ask all the time. */

/** More than this on one side is as good as this. */
const MOST = 15;
/** How many times a side may be doubled. */
const DOUBLINGS = 4;
const SIDES = (MOST + 1) * DOUBLINGS;

const reckoned = (own: number, ownDoublings: number, other: number, otherDoublings: number): number => {
  let n = 0;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) if ((a + own) * 2 ** ownDoublings > (b + other) * 2 ** otherDoublings) n++;
  return n / 36;
};
const sideOf = (support: number, doublings: number): number => Math.min(support, MOST) * DOUBLINGS + doublings;
const TABLE = Float64Array.from({ length: SIDES ** 2 }, (_, i) => {
  const [own, other] = [Math.floor(i / SIDES), i % SIDES];
  return reckoned(Math.floor(own / DOUBLINGS), own % DOUBLINGS, Math.floor(other / DOUBLINGS), other % DOUBLINGS);
});

/** The chance of a side to reach the higher value. */
export const winChance = (own: number, ownDoublings: number, other: number, otherDoublings: number): number =>
  TABLE[sideOf(own, ownDoublings) * SIDES + sideOf(other, otherDoublings)]!;
