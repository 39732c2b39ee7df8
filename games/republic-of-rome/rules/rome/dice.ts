/** Dice, and what Evil Omens takes off them [1.04.1-e]. */
import type { OpenRome } from '../sight/sight.ts';
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { omensAreStrict } from '../table/switches.ts';

/** [1.04.1-h] One black die and two white ones, since some events read only the black or only the white. */
export interface ThreeDice {
  readonly black: number;
  readonly white: number;
  readonly total: number;
}
/** [1.04.1-g] */
export const roll3 = (cx: Cx<Rome>): ThreeDice => {
  const black = cx.d6();
  const white = cx.d6() + cx.d6();
  return { black, white, total: black + white };
};
export const roll2 = (cx: Pick<Cx<Rome>, 'd6'>): number => cx.d6() + cx.d6();

/**
 * [card-168-1-b][card-168-2-a] What Evil Omens takes off a roll that is resolved against a number or a table
 * (amb-159); Persuasion adds it instead. 0 when it is not in play.
 */
export const omens = (g: OpenRome): number => g.events.find((e) => e.id === 'event:168')?.level ?? 0;
/** [amb-159] Rolls that only measure an amount are spared, unless the table plays strictly. Never below 0. */
export const omensOnAmounts = (g: OpenRome): number => (omensAreStrict(g) ? omens(g) : 0);

/** [amb-159] A die that measures an amount: less for Evil Omens where the table plays strictly, never below 0. */
export const rollAmount = (cx: Cx<Rome>): number => Math.max(0, cx.d6() - omensOnAmounts(cx.g));
/** [amb-159] Two dice that measure an amount; Omens take 2 at most, so it is never below 0. */
export const roll2Amount = (cx: Cx<Rome>): number => roll2(cx) - omensOnAmounts(cx.g);

/** [1.04.8-a][1.04.8-b] The place in the list of the one who wins a tie by 2d6; equal tops roll again. */
export const rollOff = (cx: Cx<Rome>, n: number): number => {
  let tied = Array.from({ length: n }, (_, i) => i);
  while (tied.length > 1) {
    const rolls = tied.map(() => roll2(cx));
    const best = Math.max(...rolls);
    tied = tied.filter((_, i) => rolls[i] === best);
  }
  return tied[0] ?? 0;
};
