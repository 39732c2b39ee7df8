/** Open Bodyguard (152): playing and keeping it — amb-24 */
import type { Cx } from '@tabularium/kernel';
import type { Rome, Senator } from '../game.ts';
import type { CardId, FactionId, SenatorId } from '../ids.ts';
import { discard, playCard } from '../rome/cards.ts';
import { move } from '../rome/money.ts';
import { idsOf, inRomeOf, senator } from '../rome/senators.ts';
import { changePopularity } from '../rome/standing.ts';
import { say } from '../say.ts';

const CARD: CardId = 'card:152';
/** [card-152-b] Talents and Popularity, each Revenue Phase; [amb-24] the first time when it is played. */
const UPKEEP = 1;

/** [card-152-a] Own Senators in Rome, who can pay. */
export const guardable = (g: Rome, faction: FactionId): SenatorId[] =>
  g.factions[faction]!.hand.includes(CARD) ? idsOf(inRomeOf(g, faction).filter((s) => s.talents >= UPKEEP)) : [];

export const guarded = (g: Rome): Senator | undefined => g.senators.find((s) => s.bodyguard);
/** A Captive's money is frozen [1.06.3-d]. */
export const canPayGuard = (s: Senator): boolean => s.talents >= UPKEEP && s.captive === '';

const payGuard = (g: Rome, s: Senator): void => {
  move(g, s.id, 'bank', UPKEEP);
  changePopularity(g, s, -UPKEEP);
};

export const playBodyguard = (cx: Cx<Rome>, faction: FactionId, id: string): void => {
  const s = senator(cx.g, id);
  playCard(cx, faction, CARD);
  s.bodyguard = true;
  payGuard(cx.g, s);
  cx.log(say('revenue.bodyguard', { who: s.id }), 'card-152-a');
};
export const keepBodyguard = (cx: Cx<Rome>, s: Senator): void => {
  payGuard(cx.g, s);
  cx.log(say('revenue.bodyguard.kept', { who: s.id }), 'card-152-b');
};
/** [card-152-b] Not paid for: discarded. */
export const dropBodyguard = (cx: Cx<Rome>, s: Senator): void => {
  s.bodyguard = false;
  discard(cx.g, CARD);
  cx.log(say('revenue.bodyguard.lost', { who: s.id }), 'card-152-b');
};
