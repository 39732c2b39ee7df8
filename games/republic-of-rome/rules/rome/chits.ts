/** Mortality Chits — 1.05.2, 1.05.21, 1.05.22. One way of drawing serves every rule that draws. */
import type { Cx } from '@tabularium/kernel';
import type { Rome, Senator } from '../game.ts';
import { withNumber } from './senators.ts';

/** [comp-b][amb-99] One for each number, four that harm nobody, two that demand two more. */
export const CHITS = 36;
export const NUMBERED = 30;
const NOBODYS = 4;

/** A chit that stayed out: the number of a Senator, or 0 for one that harms nobody. */
export type Chit = number;

/** What the record and tests call a chit: by its number, `chit:none` if it harms nobody, or `chit:draw-2`. */
export const chitName = (chit: Chit | undefined): string =>
  chit === undefined ? 'chit:draw-2' : chit === 0 ? 'chit:none' : `chit:${chit}`;

/**
 * [1.05.21-c] Drawn chits stay out until all are drawn. [1.05.21-d][1.05.21-e] A "Draw 2" goes back at once and two
 * more are drawn for it. [1.05.21-h][amb-96] At most all there are. [1.05.21-f] Afterwards the cup is whole again, so nothing of
 * it is kept in the state.
 */
export const drawChits = (cx: Cx<Rome>, n: number): Chit[] => {
  const cup: Chit[] = Array.from({ length: NUMBERED + NOBODYS }, (_, i) => (i < NUMBERED ? i + 1 : 0));
  const drawTwo = CHITS - cup.length;
  const out: Chit[] = [];
  for (let wanted = n; wanted > 0 && cup.length > 0; ) {
    const at = cx.draw(cup.length + drawTwo, (i) => chitName(cup[i]));
    if (at >= cup.length) {
      wanted++;
      continue;
    }
    out.push(...cup.splice(at, 1));
    wanted--;
  }
  return out;
};

/**
 * [1.05.21-a][1.05.21-b] The Senator a chit strikes, the letter of a Statesman disregarded. [1.05.22-b] Of a pair of the same
 * number one is picked with equal chances; if that one is not vulnerable, nobody is struck.
 */
export const struck = (cx: Cx<Rome>, chit: Chit, isVulnerable: (s: Senator) => boolean): Senator | undefined => {
  const all = withNumber(cx.g, chit);
  const one = all.length > 1 ? all[cx.below(all.length, (i) => all[i]!.id)] : all[0];
  return one !== undefined && isVulnerable(one) ? one : undefined;
};
