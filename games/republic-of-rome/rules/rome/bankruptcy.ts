/** What the State owes — 1.06.53-i, 1.06.53-j, 1.06.53-k, 1.06.53-m */
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { say } from '../say.ts';
import { republicFalls } from '../victory/losing.ts';
import { move } from './money.ts';

/** [1.06.53-m] */
export const LOW = 70;

/** Pays what the State must. [1.06.53-i] If it cannot, it is Bankrupt: [1.06.53-j] `republicFalls`, and the game does not come back from here. */
export const payFromState = (cx: Cx<Rome>, n: number): void => {
  if (n > cx.g.state) republicFalls(cx, 'bankruptcy');
  const before = cx.g.state;
  // [1.06.53-k] Down to nothing is not too far.
  move(cx.g, 'state', 'bank', n);
  warnIfLow(cx, before);
};

/** [1.06.53-m] Everybody is told when the State falls below what is safe. `before`: what it had. */
const warnIfLow = (cx: Cx<Rome>, before: number): void => {
  if (before >= LOW && cx.g.state < LOW) cx.log(say('state.low', { n: cx.g.state }), '1.06.53-m');
};
