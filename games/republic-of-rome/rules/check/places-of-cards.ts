/** Where every card is */
import { listed } from '@tabularium/kernel';
import { concessionCard, contentOf, leaderCard, senatorCard } from '../data/printed.ts';
import type { Rome, Senator } from '../game.ts';
import type { CardId } from '../ids.ts';
import { familyId, isStatesman } from '../rome/senators.ts';
import type { OpenRome } from '../sight/sight.ts';
import { isProvincialRevolt, warCard } from '../wars/wars.ts';

/** The cards of a Senator in play: the Statesman's, the Family's, or both [1.04.2-c]. */
const cardsOfSenator = (g: OpenRome, s: Senator): CardId[] => [
  ...(isStatesman(g, s.id) ? [senatorCard(g, s.id).card] : []),
  ...(s.family ? [senatorCard(g, familyId(g, s.id)).card] : []),
  ...(s.bodyguard ? (['card:152'] as const) : []),
];

/** Where every card is. [comp-d] */
export const placesOfCards = (g: Rome): CardId[] => [
  ...g.deck,
  ...g.nextDecks.flat(),
  ...g.setAside,
  ...g.factions.flatMap((f) => f.hand),
  ...cardsOnTable(g),
];

/** Cards that lie where everybody can see them, in some place of their own. */
const cardsOnTable = (g: OpenRome): CardId[] => [...g.discards, ...g.removed, ...cardsOnBoard(g)];

/** Of these, all but what lies in a pile. */
export const cardsOnBoard = (g: OpenRome): CardId[] => [
  ...g.laws,
  ...g.senators.flatMap((s) => cardsOfSenator(g, s)),
  ...g.curia.map((id) => senatorCard(g, id).card),
  ...g.wars.flatMap((w) => (isProvincialRevolt(w.id) ? [] : [warCard(g, w.id).card])),
  ...g.leaders.map((l) => leaderCard(g, l.id).card),
  ...g.concessions.map((c) => concessionCard(g, c.id).card),
  ...g.bequests.map((b) => b.card),
];

/** [card-65-a] Era Ends lies revealed, and [card-139-a] Cleopatra by her War, without a place of their own. */
export const liesOpenly = (g: OpenRome, id: CardId): boolean =>
  (id === 'card:65' && g.eraEnds) || (id === 'card:139' && g.wars.some((w) => w.cleopatra !== 'no'));

/** Cards whose place is not seen. Sorted. */
export const unseenCards = (g: OpenRome): CardId[] => {
  const seen = new Set([...cardsOnTable(g), ...g.factions.flatMap((f) => listed(f.hand))]);
  return contentOf(g)
    .cards.flatMap(({ id }) => (seen.has(id) || liesOpenly(g, id) ? [] : [id]))
    .sort();
};
