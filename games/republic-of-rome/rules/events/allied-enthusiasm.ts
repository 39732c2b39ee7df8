/** Allied Enthusiasm (162) */
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { move } from '../rome/money.ts';
import { say } from '../say.ts';
import { levelOf } from './in-play.ts';

/** [card-162-1-a] Light side. [card-162-2-a] Dark side: instead, not besides. */
const GIFTS = [0, 50, 75] as const;

/** In the next Revenue Phase, with the annual income. */
export const alliesGive = (cx: Cx<Rome>): void => {
  const n = GIFTS[levelOf(cx.g, 'event:162')] ?? 0;
  if (n === 0) return;
  move(cx.g, 'bank', 'state', n);
  cx.log(say('event.allies', { n }), 'card-162-1-a');
};
