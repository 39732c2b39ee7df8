/** Enemy Leaders: coming, going to the Curia, leaving — 1.07.34, 1.07.341, 1.07.344 */
import type { Cx } from '@tabularium/kernel';
import { leaderCard, printedWar } from '../data/printed.ts';
import { leaderKilledByVictory } from '../events/refuge.ts';
import type { Leader, Rome } from '../game.ts';
import type { CardId, LeaderId } from '../ids.ts';
import { discard, mayBeHeld } from '../rome/cards.ts';
import { say } from '../say.ts';
import { activateTogether } from './placing.ts';
import { activeWars, aids, matches, maybeWar } from './wars.ts';

/**
 * [1.07.341-a] Placed with the Wars of his that are Active; an Inactive one becomes Active. [1.07.341-e][amb-47] Of several
 * only the earliest, the others are Imminent. [1.07.341-b][1.07.3321-i] Imminent Wars do not concern him.
 * [1.07.344-b][1.07.344-g] With nothing to join he goes to the Curia, [card-89-b] as Viriathus without his Provinces.
 */
export const drawLeader = (cx: Cx<Rome>, id: LeaderId): void => {
  const { g } = cx;
  const leader: Leader = { id, at: 'curia', aids: [], refuge: false };
  g.leaders.push(leader);
  const own = g.wars.filter((w) => w.status !== 'imminent' && matches(g, id, w.id));
  if (own.length === 0) return settle(cx, leader, '1.07.344-b');
  leader.at = 'wars';
  for (const w of own) cx.log(say('wars.leaderJoins', { leader: id, war: w.id }), '1.07.341-a');
  activateTogether(
    cx,
    own.filter((w) => w.status === 'inactive'),
  );
};

/** [own-52][3.01.4E-d] As far as everybody can see, a card that was set aside unseen may lie in the deck as well. */
const mayLieInDeck = (g: Rome, card: CardId): boolean =>
  g.deck.length > 0 && (g.deck.includes(card) || (g.setAside.includes(card) && mayBeHeld(g, card)));

/** [1.07.344-c] Is any of his Wars on the board or still to come? */
const hasWarsLeft = (g: Rome, id: LeaderId): boolean =>
  leaderCard(g, id).wars.some((war) => {
    const { card } = printedWar(g, war);
    return maybeWar(g, war) !== undefined || mayLieInDeck(g, card) || g.nextDecks.some((d) => d.includes(card));
  });

/** To the Curia, [1.07.344-c] or out of the game when none of his Wars is left. */
const settle = (cx: Cx<Rome>, leader: Leader, rule: string): void => {
  leader.at = 'curia';
  leader.aids = [];
  if (!hasWarsLeft(cx.g, leader.id)) removeLeader(cx, leader.id, '1.07.344-c');
  else cx.log(say('wars.leaderToCuria', { leader: leader.id }), rule);
};

/** Out of the game. */
export const removeLeader = (cx: Cx<Rome>, id: LeaderId, rule: string): void => {
  cx.g.leaders = cx.g.leaders.filter((l) => l.id !== id);
  discard(cx.g, leaderCard(cx.g, id).card);
  cx.log(say('wars.leaderGone', { leader: id }), rule);
};

/**
 * A War has been won or has ended. [1.07.344-a] A Leader whose last Active War it was goes to the Curia; [1.07.344-c] one
 * whose Wars are all gone leaves the game. [1.07.344-e] One who aided a War was killed by a Victory, and may find refuge.
 */
export const leaderAfterWar = (cx: Cx<Rome>): void => {
  const { g } = cx;
  for (const leader of g.leaders) {
    leader.aids = leader.aids.filter((id) => maybeWar(g, id) !== undefined);
    if (leader.refuge) continue;
    if (leader.at === 'curia') {
      if (!hasWarsLeft(g, leader.id)) removeLeader(cx, leader.id, '1.07.344-c');
    } else if (!activeWars(g).some((w) => aids(g, leader, w.id)) && leader.aids.length === 0) {
      if (!leaderKilledByVictory(cx, leader)) settle(cx, leader, '1.07.344-a');
    }
  }
};
