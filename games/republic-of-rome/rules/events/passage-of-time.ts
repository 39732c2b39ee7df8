/** The Forum Phase begins — 1.07.1 */
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import type { EventId } from '../ids.ts';
import { barbariansKill } from './barbarian-raids.ts';
import { settleBequests } from './bequests.ts';

/** [amb-44] They stay until they have been used or are ended. */
const STAY: readonly EventId[] = ['event:174', 'event:175', 'event:176'];

/**
 * [1.07.1-a] All other events go, [1.07.1-b] with what they stand for, since their level is all there is of them.
 * [1.07.1-c] So each has lasted through one Revenue Phase.
 */
export const passageOfTime = (cx: Cx<Rome>): void => {
  barbariansKill(cx);
  cx.g.events = cx.g.events.filter((e) => STAY.includes(e.id));
  settleBequests(cx);
};
