/** Evil Omens (168). What it takes off the dice is in `rome/dice.ts`. */
import type { Cx } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import type { Rome } from '../game.ts';
import { payFromState } from '../rome/bankruptcy.ts';
import { say } from '../say.ts';

const COST = 20;

/** [card-168-1-a] The State pays, [card-168-2-a] once in a turn; [2.01.7-a][2.01.7-b] not where a Pontifex Maximus answers for it. */
export const evilOmens = (cx: Cx<Rome>): void => {
  if (plays(cx.g, 'pontifex') && advanced().pontifexSacrifices(cx, COST)) return;
  if (cx.g.omensPaid === cx.g.turn) return;
  cx.g.omensPaid = cx.g.turn;
  cx.log(say('event.statePays', { n: COST }), 'card-168-1-a');
  payFromState(cx, COST);
};
