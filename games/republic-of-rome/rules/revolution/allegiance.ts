/** Allegiance of Veterans — 1.11.34 */
import type { Cx } from '@tabularium/kernel';
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
    if (l.at === 'rebel' || isDisbanded(l) || (maybeSenator(g, l.allegiance)?.rebel ?? 'no') === 'no') continue;
    l.at = 'rebel';
    n++;
  }
  if (n > 0) cx.log(say('revolution.veterans', { n }), '1.11.34-a');
};
