/** Placing Unrest and Revolt: every single disc may be the last [TET.A7]. */
import type { Place } from './ids.ts';
import { clearDisc, type TetCx } from './pieces.ts';
import { loseForLackOf } from './victory.ts';

/** [TET.move-f][TET.A7] Puts a Revolt disc in place of any other, which goes first [R21]; with none left the game is lost. */
export const placeRevolt = (cx: TetCx, at: Place): void => {
  clearDisc(cx.g, at);
  if (cx.g.revolt === 0) loseForLackOf(cx, 'revolt');
  cx.g.revolt--;
  cx.g.discs[at] = 'revolt';
};

/** [TET.A7] The same for an Unrest disc. */
export const placeUnrest = (cx: TetCx, at: Place): void => {
  clearDisc(cx.g, at);
  if (cx.g.unrest === 0) loseForLackOf(cx, 'unrest');
  cx.g.unrest--;
  cx.g.discs[at] = 'unrest';
};
