/** The majority that recalls a Pontifex Maximus — 1.09.143-d, 2.01.8 */

/** [2.01.8-b][A2-14] At least two thirds of the votes cast; [2.01.8-c] abstentions are none. [1.09.143-c] Somebody must be in favour. */
export const isTwoThirds = (ayes: number, nays: number): boolean => ayes > 0 && ayes >= 2 * nays;

/** So many of all, if everybody votes. */
export const twoThirdsOf = (all: number): number => Math.ceil((2 * all) / 3);
