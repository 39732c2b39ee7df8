/** Whether anybody steps in before a vote begins, and before its last Faction votes — amb-F3, amb-2 */
import { call, type Cx } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { runOrder, takeOrder } from '../orders/due.ts';
import { say } from '../say.ts';
import { onFloor } from './floor.ts';
import { type Asking, mightAct, type Ordered, stepIn } from './step-in.ts';
import { ON_FLOOR, UNCALLED } from './windows.ts';

const ordered =
  (when: 'floor' | 'last') =>
  (cx: Cx<Rome>): Ordered | undefined => {
    const due = takeOrder(cx, when);
    return due && call(runOrder, due, 'ordered', 'result');
  };

const floorMoved = (g: Rome, l: Asking): boolean => {
  const floor = onFloor(g);
  return floor === undefined || floor.status !== 'open' || floor.dead.length !== l.dead;
};

/** [w1] A proposal or Prosecution has been put. */
export const floorOpened = stepIn('senate.floor-opened', {
  windows: UNCALLED,
  window: 'floor',
  rules: ['1.09.152-a', '1.09.151-e'],
  asks: mightAct,
  orders: ordered('floor'),
  say: (cx) => say('ask.senate.opened', { what: `kind:${onFloor(cx.g)!.proposal.t}` }),
  over: floorMoved,
});
/** [w3][amb-2] The last Faction is about to vote. */
export const beforeLast = stepIn('senate.before-last', {
  windows: ON_FLOOR,
  window: 'floor',
  rules: ['1.09.16-a', '1.09.16-b'],
  asks: mightAct,
  orders: ordered('last'),
  say: (cx) => say('ask.senate.beforeLast', { what: `kind:${onFloor(cx.g)!.proposal.t}` }),
  over: floorMoved,
});
export const FLOOR_CALL_PROCS = [floorOpened, beforeLast];
