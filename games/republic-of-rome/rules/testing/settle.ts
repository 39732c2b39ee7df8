/**
 * Puts right what a test need not think of, so that every table is one that could come about: whatever a test lays on the table
 * is taken out of the piles, cards that it took off the table are set aside, and the Bank makes up the money.
 * Everything else that cannot be (an office held twice, an army without its War) is left for `check` to find.
 */
import { cardsOnBoard, liesOpenly, placesOfCards } from '../check/places-of-cards.ts';
import { contentOf } from '../data/printed.ts';
import type { Rome } from '../game.ts';
import type { CardId } from '../ids.ts';
import { balance } from '../rome/money.ts';
import { isStatesman, maybeSenator } from '../rome/senators.ts';

export const settle = (g: Rome): void => {
  const inPlay = new Set(g.senators.filter((s) => s.family || !isStatesman(g, s.id)).map((s) => s.id));
  g.curia = g.curia.filter((id) => !inPlay.has(id));
  // Whoever led a Faction and was taken away leads it no longer.
  for (const [faction, f] of g.factions.entries()) {
    if (f.leader !== '' && maybeSenator(g, f.leader)?.faction !== faction) f.leader = '';
  }
  settleCards(g);
  g.bank -= balance(g);
};

/** What lies open counts before what is held, and that before the piles. */
const settleCards = (g: Rome): void => {
  const placed = new Set<CardId>(cardsOnBoard(g));
  const { cards } = contentOf(g);
  for (const { id } of cards) if (liesOpenly(g, id)) placed.add(id);
  for (const f of g.factions) for (const id of f.hand) if (!placed.has(id)) placed.add(id);
  for (const pile of [g.deck, ...g.nextDecks, g.discards, g.removed, g.setAside]) {
    const rest = pile.filter((id) => !placed.has(id));
    pile.splice(0, Number.POSITIVE_INFINITY, ...rest);
    for (const id of rest) placed.add(id);
  }
  const found = new Set(placesOfCards(g));
  for (const { id } of cards) if (!found.has(id) && !liesOpenly(g, id)) g.setAside.push(id);
};
