/** What is seen to whenever nothing is on the floor — amb-F6, amb-14, amb-101 */
import { call, end } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { proc } from '../procs.ts';
import { factionsWithoutSenators, suitableInCuria } from '../rome/factions.ts';
import { hasSenators } from '../rome/senators.ts';
import { notePresiding } from './presiding.ts';
import { isThin, repopulate } from './repopulating.ts';

/** Is there anything to see to, and can it be? Asked often, and usually not. [1.05.4-e] Without a card in the Curia a Faction waits. */
export const isUnsettled = (g: Rome): boolean =>
  g.senate.floors.length === 0 &&
  // [1.09.642-a][amb-14] With the departure of the PM the meeting is over, and nobody comes to it any more.
  !g.senate.departed &&
  (isThin(g) ||
    (g.factions.some((f, faction) => f.status === 'in' && !hasSenators(g, faction)) &&
      suitableInCuria(g) !== undefined));

/** [amb-101] Factions without Senators come first, then [amb-14] Rome is repopulated, then somebody presides. */
export const settleRome = proc('senate.settle-rome', () => ({}), {
  start: () => call(factionsWithoutSenators, undefined, 'rome'),
  rome: () => call(repopulate, undefined, 'over'),
  over: (cx) => {
    notePresiding(cx);
    return end();
  },
});
