/** Wars that end without a battle — cards 165 and 173, amb-127 */
import type { Cx } from '@tabularium/kernel';
import type { Rome, War } from '../game.ts';
import { move } from '../rome/money.ts';
import { say } from '../say.ts';
import { endWar } from '../wars/ending.ts';
import { isRevolt } from '../wars/revolts.ts';
import { warCard } from '../wars/wars.ts';

/** [1.07.333-a] A Revolt has none. */
export const spoilsOf = (g: Rome, w: War): number => (isRevolt(g, w) ? 0 : warCard(g, w.id).spoils);

/**
 * [card-165-2-a][card-173-1-a] Half its Spoils, rounded down, and the card goes back among the top six.
 * [card-173-1-b] A Province that has risen is defeated for good: `endWar` gives it back to the Forum.
 */
export const makePeace = (cx: Cx<Rome>, w: War): void => {
  payState(cx, Math.floor(spoilsOf(cx.g, w) / 2));
  endWar(cx, w, 'peace');
};

export const payState = (cx: Cx<Rome>, n: number): void => {
  if (n === 0) return;
  move(cx.g, 'bank', 'state', n);
  cx.log(say('event.spoils', { n }), 'card-173-1-a');
};
