/** Losing the office — 2.01.2, 2.01.7, 2.01.8 */
import type { Cx } from '@tabularium/kernel';
import type { Rome, Senator } from '../../game.ts';
import { changeInfluence } from '../../rome/standing.ts';
import { notePresiding } from '../../senate/presiding.ts';

/** [2.01.2-l][2.01.7-f][2.01.8-g] What the office brings, and what its loss costs. */
export const PONTIFEX_INFLUENCE = 5;

/**
 * [2.01.2-a] There is no term. [2.01.7-f][2.01.8-g][2.01.H-c] He loses it by vote or by Evil Omens, with what it had brought. [2.01.7-p][2.01.8-h] Priests stay Priests.
 * [2.01.8-k] In Revolt it is lost like any other office, and costs nothing.
 */
export const loseOffice = (cx: Cx<Rome>, s: Senator): void => {
  s.office = '';
  changeInfluence(cx, s, -PONTIFEX_INFLUENCE);
  if (cx.g.phase === 'senate') notePresiding(cx);
};
