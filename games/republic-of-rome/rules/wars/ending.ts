/** The end of a War — 1.10.4, 1.10.71-i, amb-127 */
import type { Cx } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import type { Rome, War } from '../game.ts';
import type { CardId } from '../ids.ts';
import { discard } from '../rome/cards.ts';
import { killSenator } from '../rome/death.ts';
import { disband, forcesOn } from '../rome/forces.ts';
import { say } from '../say.ts';
import { leaderAfterWar } from './leaders.ts';
import { isProvincialRevolt, province, provinceOfRevolt, warCard } from './wars.ts';

export type EndOfWar = 'victory' | 'peace' | 'alliance';

/** [card-165-2-a][card-173-1-a] */
const TOP_CARDS = 6;

/**
 * Takes a War off the table: by a Land Victory; by a peace that sends the card back into the deck; by an alliance for good.
 * Spoils and Provinces are the caller's. [amb-124] A Naval Victory is forgotten with it.
 */
export const endWar = (cx: Cx<Rome>, w: War, how: EndOfWar): void => {
  const { g } = cx;
  g.wars = g.wars.filter((x) => x.id !== w.id);
  cx.log(say(`wars.ended.${how}`, { war: w.id }), how === 'victory' ? '1.10.4-a' : 'amb-127');
  // [1.10.71-i] Whoever has not been ransomed dies.
  for (const s of g.senators.filter((x) => x.captive === w.id)) killSenator(cx, s, 'ransom');
  for (const f of forcesOn(g, w.id)) {
    // [1.10.4-j] The winner stays in the field; [1.10.4-b][1.10.4-l][amb-127] everybody else comes home.
    if (how === 'victory' && f.victorious) f.war = '';
    else disband(cx, f);
  }
  if (isProvincialRevolt(w.id)) pacify(g, w);
  else {
    if (how === 'victory') g.defeated.push(w.id);
    if (how === 'peace') returnToDeck(cx, warCard(g, w.id).card);
    else discard(g, warCard(g, w.id).card);
  }
  if (plays(g, 'provincial-wars')) advanced().freeAllies(cx, w.id);
  leaderAfterWar(cx);
};

/** [amb-163] The Province lies in the Forum again, Undeveloped. */
const pacify = (g: Rome, w: War): void => {
  const p = province(g, provinceOfRevolt(w.id));
  p.inRevolt = false;
  p.developed = false;
};

/** [amb-127] Among the first six cards, or among all where there are fewer; where there is none it stays away. */
const returnToDeck = (cx: Cx<Rome>, card: CardId): void => {
  const { deck } = cx.g;
  if (deck.length === 0) return discard(cx.g, card);
  deck.splice(cx.below(Math.min(TOP_CARDS, deck.length) + 1), 0, card);
};
