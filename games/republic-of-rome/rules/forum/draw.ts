/** Drawing a card — 1.07.3 */
import { Broken, type Cx } from '@tabularium/kernel';
import { drawCard } from '../cards/deck.ts';
import { placeFamily } from '../cards/senators.ts';
import { type Card, leaderOn, senatorOn, warOn } from '../data/content.ts';
import { cardOf } from '../data/printed.ts';
import { onActiveWarDrawn } from '../events/index.ts';
import type { Rome } from '../game.ts';
import { type CardId, type FactionId, factionRef } from '../ids.ts';
import { say } from '../say.ts';
import { drawLeader } from '../wars/leaders.ts';
import { drawWar } from '../wars/placing.ts';
import { activeWars } from '../wars/wars.ts';
import { isNeutral, playerOf } from '../rome/players.ts';

/**
 * [1.07.2-d] The top card of the deck, [1.07.2-e] if there is one. Gives back an event of the deck, which is for a procedure
 * to resolve; everything else is done.
 */
export const drawForumCard = (cx: Cx<Rome>, faction: FactionId): CardId | undefined => {
  const id = drawCard(cx);
  if (id === undefined) {
    cx.log(say('forum.deckEmpty'), '1.07.2-e');
    return undefined;
  }
  const card = cardOf(cx.g, id);
  if (card.hand) {
    keep(cx, faction, card);
    return undefined;
  }
  cx.log(say('forum.drawn', { faction: factionRef(faction), card: id }), '1.07.3-a');
  if (card.kind === 'event') return id;
  const active = activeWars(cx.g).length;
  place(cx, card);
  // [card-174-1-a] A Pretender waits for the next War that becomes Active by a draw.
  if (activeWars(cx.g).length > active) onActiveWarDrawn(cx);
  return undefined;
};

/** [1.07.3-b][amb-74] A Faction card: only its player learns which. [1.07.3-c] No limit. [card-139-a] Cleopatra is one. */
const keep = (cx: Cx<Rome>, faction: FactionId, { id }: Card): void => {
  cx.g.factions[faction]!.hand.push(id);
  const drawn = say('forum.drawn', { faction: factionRef(faction), card: id });
  // [4.01.1-d]
  if (isNeutral(cx.g, faction)) return cx.log(drawn, '1.07.3-b');
  cx.tell([playerOf(cx.g, faction)], drawn, say('forum.drewFactionCard', { faction: factionRef(faction) }));
};

/** [1.07.3-a] A Forum card is played face up, at once. */
const place = (cx: Cx<Rome>, card: Card): void => {
  switch (card.kind) {
    case 'war':
      return drawWar(cx, warOn(card));
    case 'leader':
      return drawLeader(cx, leaderOn(card));
    case 'family':
      return placeFamily(cx, senatorOn(card));
    case 'era-ends':
      // [card-65-a]
      cx.g.eraEnds = true;
      return cx.log(say('forum.eraEnds'), 'card-65-a');
    default:
      throw new Broken(`${card.id} is no Forum card`);
  }
};
