/** A Priest in Revolt — 2.01.31-e */
import type { Cx } from '@tabularium/kernel';
import type { Rome, Senator } from '../../game.ts';
import { changeInfluence } from '../../rome/standing.ts';
import { say } from '../../say.ts';
import { isPriest, takeMarker } from './priests.ts';

/** [2.01.31-d][2.01.31-e] What the loss of a Priesthood costs, and [2.01.31-a] what a new one brings. */
export const PRIEST_INFLUENCE = 1;

/** [2.01.31-e] The marker and 1 Influence. [A2-15][2.01.8-k] A Pontifex Maximus loses his office and no Influence with it. */
export const priestRevolts = (cx: Cx<Rome>, s: Senator): void => {
  if (!isPriest(cx.g, s.id)) return;
  takeMarker(cx.g, s.id);
  cx.log(say('pontifex.priestNoMore', { who: s.id }), '2.01.31-e');
  changeInfluence(cx, s, -PRIEST_INFLUENCE);
};
