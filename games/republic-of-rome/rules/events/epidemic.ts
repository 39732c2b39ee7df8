/** Epidemic (167) */
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { killByChits } from '../mortality/draw.ts';
import { drawChits, struck } from '../rome/chits.ts';
import { killSenator } from '../rome/death.ts';
import { isInRome } from '../rome/senators.ts';
import { say } from '../say.ts';

const CHITS = 6;

/** [card-167-1-a] In Rome; [card-167-2-a] abroad from the second on, [card-167-2-b] however many follow. */
export const epidemic = (cx: Cx<Rome>, level: number): void => {
  if (level === 1) killByChits(cx, drawChits(cx, CHITS), isInRome, 'epidemic');
  else foreignEpidemic(cx);
};

/** [card-167-2-a][amb-158] Only the first one drawn who is away dies. */
const foreignEpidemic = (cx: Cx<Rome>): void => {
  for (const chit of drawChits(cx, CHITS)) {
    const s = struck(cx, chit, (x) => !isInRome(x));
    if (s === undefined) continue;
    killSenator(cx, s, 'epidemic');
    return;
  }
  cx.log(say('mortality.none'), 'card-167-2-a');
};
