/** Mob Violence (171) */
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { killByChits } from '../mortality/draw.ts';
import { drawChits } from '../rome/chits.ts';
import { rollAmount } from '../rome/dice.ts';
import { isInRome } from '../rome/senators.ts';

/**
 * [card-171-1-a] Chits equal to the Unrest; those in Rome who are less popular than that are in danger. [card-171-2-a] From
 * the second on with a die more of chits, and the danger reaches one further.
 */
export const mobViolence = (cx: Cx<Rome>, level: number): void => {
  const { unrest } = cx.g;
  const more = level === 1 ? 0 : rollAmount(cx);
  const safe = level === 1 ? unrest : unrest + 1;
  killByChits(cx, drawChits(cx, unrest + more), (s) => isInRome(s) && s.popularity < safe, 'mob');
};
