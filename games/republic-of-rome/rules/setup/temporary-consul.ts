/** Temporary Rome Consul — 3.01.6 */
import type { Cx } from '@tabularium/kernel';
import type { Rome, Senator } from '../game.ts';
import { CHITS, chitName, NUMBERED } from '../rome/chits.ts';
import { withNumber } from '../rome/senators.ts';
import { changeInfluence } from '../rome/standing.ts';
import { say } from '../say.ts';

/** [3.01.6-e] */
const INFLUENCE = 5;

/**
 * [3.01.6-a][3.01.6-b][3.01.6-c] One chit after the other until it is somebody's. [3.01.6-d] Those without a number are nobody's.
 * [3.01.6-g][3.01.3-b] Afterwards the cup is whole again, so nothing of it is kept.
 */
const drawSomebody = (cx: Cx<Rome>): Senator => {
  const cup = Array.from({ length: CHITS }, (_, i) => i + 1);
  for (;;) {
    const [chit] = cup.splice(
      cx.below(cup.length, (i) => chitName(cup[i]! <= NUMBERED ? cup[i] : 0)),
      1,
    );
    const [found] = chit !== undefined && chit <= NUMBERED ? withNumber(cx.g, chit) : [];
    if (found) return found;
  }
};

export const temporaryConsul = (cx: Cx<Rome>): void => makeTemporaryConsul(cx, drawSomebody(cx), '3.01.6-e');

/** [3.01.6-e][3.01.6-f][4.01.2-i] He is Rome Consul, and so HRAO, until others are elected [3.01.6-h]. */
export const makeTemporaryConsul = (cx: Cx<Rome>, consul: Senator, rule: string): void => {
  consul.office = 'rome-consul';
  consul.priorConsul = true;
  changeInfluence(cx, consul, INFLUENCE);
  cx.log(say('setup.consul', { who: consul.id }), rule);
};
