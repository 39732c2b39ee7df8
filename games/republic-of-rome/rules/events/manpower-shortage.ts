/** Manpower Shortage (170) */
import type { OpenRome } from '../sight/sight.ts';
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { levelOf, occur } from './in-play.ts';

const PRICE = 10;

/** [card-170-1-a][card-170-2-a] What a Legion or Fleet costs: 10, and 10 more for every occurrence. */
export const unitCost = (g: OpenRome): number => PRICE * (1 + levelOf(g, 'event:170'));

/** [1.08.2-d][amb-51] The Population Table brings the event as well; one in play gets worse. */
export const worsenShortage = (cx: Cx<Rome>): void => {
  occur(cx, 'event:170');
};
