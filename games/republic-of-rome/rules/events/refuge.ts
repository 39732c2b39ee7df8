/** Refuge (175) — 1.07.344-e, 1.07.344-f */
import type { Cx } from '@tabularium/kernel';
import type { Leader, Rome } from '../game.ts';
import { say } from '../say.ts';
import { activateTogether } from '../wars/placing.ts';
import { isConditionMet } from '../wars/revolts.ts';
import { levelOf, removeEvent } from './in-play.ts';

/**
 * Asked for every Leader whom a Victory, or an event that counts as one [1.07.344-e], would send away. True when he stays
 * because of Refuge; the event has then been used.
 */
export const leaderKilledByVictory = (cx: Cx<Rome>, leader: Leader): boolean => {
  const { g } = cx;
  const level = levelOf(g, 'event:175');
  // [card-175-2-a] With nothing to rise with, the card goes on waiting.
  if (level === 0 || (level > 1 && g.wars.length === 0)) return false;
  removeEvent(g, 'event:175');
  leader.at = 'wars';
  if (level === 1) seekRefuge(cx, leader);
  else rise(cx, leader);
  return true;
};

/** [card-175-1-a] He waits for the next War drawn (`wars/placing.ts`); [1.07.344-f] his own he helps as before. */
const seekRefuge = (cx: Cx<Rome>, leader: Leader): void => {
  leader.refuge = true;
  cx.log(say('event.refuge', { leader: leader.id }), 'card-175-1-a');
};

/** [card-175-2-a] All Wars of this moment become Active as far as other rules allow, and he aids them all, later ones not. */
const rise = (cx: Cx<Rome>, leader: Leader): void => {
  const { g } = cx;
  leader.aids = g.wars.map((w) => w.id).sort();
  cx.log(say('event.rise', { leader: leader.id }), 'card-175-2-a');
  activateTogether(
    cx,
    g.wars.filter((w) => w.status === 'inactive' && isConditionMet(g, w.id)),
  );
};
