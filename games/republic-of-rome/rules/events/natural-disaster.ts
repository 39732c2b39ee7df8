/** Natural Disaster (172) */
import type { Cx } from '@tabularium/kernel';
import { destroyConcession } from '../cards/concessions.ts';
import { concessionCard } from '../data/printed.ts';
import type { Rome } from '../game.ts';
import { payFromState } from '../rome/bankruptcy.ts';
import { say } from '../say.ts';

const COST = 50;

/** [card-172-1-a] The State pays, [card-172-2-a] once in a turn; the die is rolled every time. */
export const naturalDisaster = (cx: Cx<Rome>): void => {
  const { g } = cx;
  if (g.disasterPaid !== g.turn) {
    g.disasterPaid = g.turn;
    cx.log(say('event.statePays', { n: COST }), 'card-172-1-a');
    payFromState(cx, COST);
  }
  // [card-172-1-b][1.07.21-f] The bare die names the Concession.
  const die = cx.d6();
  const hit = g.concessions.find((c) => concessionCard(g, c.id).disaster.includes(die));
  cx.log(say('event.disasterDie', { die }), 'card-172-1-b');
  if (hit) destroyConcession(cx, hit.id);
};
