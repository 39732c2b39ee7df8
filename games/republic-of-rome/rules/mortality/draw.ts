/** The draw of the Mortality Phase — 1.05.2, 1.05.21 */
import type { Cx } from '@tabularium/kernel';
import type { Rome, Senator } from '../game.ts';
import { type Chit, drawChits, struck } from '../rome/chits.ts';
import { type Cause, killSenator } from '../rome/death.ts';
import { say } from '../say.ts';

/** [1.05.21-i][amb-97] Everybody in play, wherever he is and whosever he is. */
const everybody = (): boolean => true;

/** [1.05.2-a] */
export const drawMortality = (cx: Cx<Rome>): void => {
  killByChits(cx, drawChits(cx, 1), everybody, 'natural');
};

/**
 * [1.05.21-g] What every draw does: [amb-100] in the order drawn, whoever is struck and vulnerable dies. The rule that draws
 * says who is vulnerable; an heir is not in danger of the chit that killed his predecessor.
 */
export const killByChits = (
  cx: Cx<Rome>,
  chits: readonly Chit[],
  isVulnerable: (s: Senator) => boolean,
  cause: Cause,
): void => {
  let anybody = false;
  for (const chit of chits) {
    const s = struck(cx, chit, isVulnerable);
    if (s === undefined) continue;
    anybody = true;
    cx.log(say('mortality.chit', { n: chit }), '1.05.21-a');
    killSenator(cx, s, cause);
  }
  if (!anybody) cx.log(say('mortality.none'), '1.05.21-b');
};
