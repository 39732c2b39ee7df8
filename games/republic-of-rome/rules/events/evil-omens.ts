/** Evil Omens (168). What it takes off the dice is in `rome/dice.ts`. */
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { payFromState } from '../rome/bankruptcy.ts';
import { say } from '../say.ts';

const COST = 20;

/** [card-168-1-a] The State pays, [card-168-2-a] once in a turn. */
export const evilOmens = (cx: Cx<Rome>): void => {
  if (cx.g.omensPaid === cx.g.turn) return;
  cx.g.omensPaid = cx.g.turn;
  cx.log(say('event.statePays', { n: COST }), 'card-168-1-a');
  payFromState(cx, COST);
};
