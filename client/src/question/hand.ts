/** What the question says about the cards of a hand: how each can be played now, or why it cannot. */
import type { Msg } from '@tabularium/kernel';
import type { HandCard } from '@tabularium/parts/web';
import { type Choice, type Draft, refsOf, whyHeld } from './choices.ts';

/** The choices that play it: those that offer it, and those of its verbs. While one of them is drafted, that one alone. */
export const waysToPlay = (choices: readonly Choice[], card: HandCard, draft: Draft | undefined): readonly Choice[] => {
  const ways = choices.filter((c) => c.offer && (refsOf(c.offer).includes(card.ref) || card.verbs.includes(c.verb)));
  const drafted = ways.filter((c) => c.verb === draft?.verb);
  return drafted.length > 0 ? drafted : ways.filter((c) => card.apart?.includes(c.verb) !== true);
};

/** Why it cannot be played, if the question says so. */
export const whyNotPlayed = (choices: readonly Choice[], card: HandCard, draft: Draft | undefined): Msg | undefined =>
  whyHeld(choices, card.ref, draft) ??
  choices.find((c) => !c.offer && card.verbs.includes(c.verb))?.reason ??
  card.whyNot;

/** How the large hand is sorted. */
export const ORDERS = ['playable', 'kind', 'strength'] as const;
export type HandOrder = (typeof ORDERS)[number];

/** The hand in another order; cards that are equal in it stay as they were. */
export const sorted = (
  hand: readonly HandCard[],
  by: HandOrder,
  isPlayable: (card: HandCard) => boolean,
): readonly HandCard[] => {
  const rank = (card: HandCard): number =>
    by === 'strength' ? -(card.strength ?? 0) : by === 'kind' ? (card.kind ?? 0) : isPlayable(card) ? 0 : 1;
  return hand.toSorted((a, b) => rank(a) - rank(b) || (a.kind ?? 0) - (b.kind ?? 0));
};

/** Is it the one that is about to be played? */
export const isChosen = (way: Choice | undefined, { ref }: HandCard, draft: Draft | undefined): boolean => {
  if (!way || draft?.verb !== way.verb) return false;
  if (!refsOf(way.offer).includes(ref)) return true;
  return draft.arg === ref || (Array.isArray(draft.arg) && draft.arg.includes(ref));
};

/** The draft that a press on a card makes. It is never sent by that press: a card is chosen first and played second. */
export const drafted = (way: Choice, { ref }: HandCard): Draft | undefined => {
  const { verb, offer } = way;
  if (!offer) return undefined;
  if (offer.t === 'pick' && offer.of.includes(ref)) return { verb, arg: ref };
  return offer.t === 'button' || offer.t === 'pick' ? { verb } : undefined;
};
