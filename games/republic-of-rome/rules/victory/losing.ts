/** All players lose — 1.12.1 */
import { call, type Cx } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { primaryRebel } from '../rome/rebels.ts';
import { countActiveWars } from '../wars/wars.ts';
import { TOO_MANY } from './endings.ts';
import { gameOver, NOBODY } from './over.ts';
import { rebelEndGame } from './rebel.ts';

/**
 * [1.12.1-b][1.12.1-c] Nobody wins, [1.12.2-c][2.03.8-c][2.03.8-d][amb-140] unless a Senator is in Revolt: then the Rebel End Game follows at once,
 * whatever phase it is.
 */
export const republicFalls = (cx: Cx<Rome>, how: 'bankruptcy' | 'people-revolt'): never => {
  if (primaryRebel(cx.g)) cx.jump(call(rebelEndGame, { by: how }));
  return gameOver(cx, how, NOBODY);
};

/**
 * [1.12.1-a] At the end of the Combat Phase, the Civil War counted: a Rebel who has won is dealt with before.
 * [1.12-a] It comes before every way to win that is still to come.
 */
export const fourWars = (cx: Cx<Rome>): void => {
  if (countActiveWars(cx.g) >= TOO_MANY) gameOver(cx, 'four-wars', NOBODY);
};
