/** Allegiance of Veterans — 1.11.34 */
import type { Cx } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import { isDisbanded } from '../advanced/disbandment/state.ts';
import type { Rome } from '../game.ts';
import { maybeSenator } from '../rome/senators.ts';
import { say } from '../say.ts';

/**
 * [1.11.34-a] Veterans owing Allegiance to any Rebel join the Primary Rebel at once, wherever they are; [2.04.3-m] not those
 * who are disbanded.
 * [1.11.34-b] Those of loyal Senators in a Rebel's army may leave it: see `veterans.ts`.
 */
export const gatherVeterans = (cx: Cx<Rome>): void => {
  const { g } = cx;
  let n = 0;
  for (const l of g.legions) {
    const lord = maybeSenator(g, l.allegiance);
    // [2.04.2-i] Disbanded Legions stay in the Bank.
    if (lord === undefined || lord.rebel === 'no' || isDisbanded(l)) continue;
    // [2.03.22-b][2.03.22-c][2.03.H-h] A Governor's go to him.
    const army = plays(g, 'rebel-governors') ? advanced().armyFor(g, lord) : 'rebel';
    if (army === undefined || l.at === army) continue;
    l.at = army;
    n++;
  }
  if (n > 0) cx.log(say('revolution.veterans', { n }), '1.11.34-a');
};
