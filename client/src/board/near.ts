/** What a finger may have meant: of things that stand close together, those that it reaches. */

/** A finger is as wide as twice that, in pixels. */
const REACH = 22;
/** More than that nobody reads: the board is looked at more closely. */
const MOST = 4;

/** What lies within a finger's reach of this point, the nearest first. */
export const nearTo = <S extends { readonly x: number; readonly y: number }>(
  spots: readonly S[],
  x: number,
  y: number,
): readonly S[] =>
  spots
    .map((spot) => ({ spot, far: Math.hypot(spot.x - x, spot.y - y) }))
    .filter(({ far }) => far <= REACH)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ spot }) => spot);
