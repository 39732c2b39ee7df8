/** Cards on their way: from hand to table, to the discards, out of the game. */
import { Broken, type Cx, type Seat } from '@tabularium/kernel';
import type { Card } from '../data/content.ts';
import { cardOf } from '../data/printed.ts';
import type { CardKind } from '../data/card-kinds.ts';
import type { Rome } from '../game.ts';
import { type CardId, ERAS, type FactionId } from '../ids.ts';
import { allFactions, isNeutral, ownFaction, playerOf } from './players.ts';
import { forgetShown } from './shown.ts';
import { erasAreMixed } from '../table/switches.ts';

/** The cards of a kind that a player holds. */
export const heldOf = (g: Rome, faction: FactionId, kind: CardKind): CardId[] =>
  g.factions[faction]!.hand.filter((id) => cardOf(g, id).kind === kind);
export const holds = (g: Rome, faction: FactionId, kind: CardKind): boolean => {
  for (const id of g.factions[faction]!.hand) if (cardOf(g, id).kind === kind) return true;
  return false;
};

/** [3.01.4E-a][3.02.2G-a][3.04.1-o] The last deck has cards of the following period at its bottom. */
const mayHaveCome = (g: Rome, { era }: Card): boolean => {
  const now = ERAS.indexOf(g.era);
  return era === g.era || (g.erasToCome.length === 0 && era === ERAS[now + 1]);
};
/**
 * [amb-F4] Could somebody hold it, as far as everybody can see? Its deck has been begun and it has not been discarded.
 * [3.05.1-a] Alternative History mixes all decks.
 */
export const mayBeHeld = (g: Rome, id: CardId): boolean =>
  (erasAreMixed(g) || mayHaveCome(g, cardOf(g, id))) && !g.discards.includes(id);

/** Whose card somebody may play: his own, [A4-54] or as the Dominant Player that of a Neutral, whose cards no guideline settles. */
export const maybeHolder = (g: Rome, by: Seat, id: CardId): FactionId | undefined =>
  allFactions(g).find(
    (faction) =>
      g.factions[faction]!.hand.includes(id) &&
      (faction === ownFaction(g, by) || (isNeutral(g, faction) && playerOf(g, faction) === by)),
  );

/** Takes a card out of a hand in the open: from here on nothing before it can be taken back. */
export const playCard = (cx: Cx<Rome>, faction: FactionId, id: string): Card => {
  const f = cx.g.factions[faction]!;
  const card = f.hand.find((held) => held === id);
  if (card === undefined) throw new Broken(`faction ${faction} does not hold ${id}`);
  f.hand.splice(f.hand.indexOf(card), 1);
  forgetShown(f, card);
  cx.reveal();
  return cardOf(cx.g, card);
};

/** [1.04.9-d][1.04.9-e] Face up, and never back. */
export const discard = (g: Rome, id: CardId): void => {
  g.discards.push(id);
};
export const playAndDiscard = (cx: Cx<Rome>, faction: FactionId, id: string): Card => {
  const card = playCard(cx, faction, id);
  discard(cx.g, card.id);
  return card;
};
/** Out of the game for good, not on the discard pile [1.05.31-a]. */
export const removeCard = (g: Rome, id: CardId): void => {
  g.removed.push(id);
};
export const isLawInForce = (g: { readonly laws: readonly CardId[] }, id: CardId): boolean => g.laws.includes(id);
export const LAW = {
  calpurnian: 'card:107',
  militaryReforms: 'card:108',
  traditionErodes: 'card:109',
  servilian: 'card:110',
  acilian: 'card:111',
  plautianPapirian: 'card:156',
  gabinian: 'card:157',
  vatinian: 'card:158',
  manilian: 'card:159',
  julian: 'card:160',
} as const satisfies Record<string, CardId>;
