/** What others may see of a trade: how many cards, not which — 1.04.9-b, amb-66 */
import type { Rng, Seat } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import type { CardId } from '../ids.ts';
import type { TradeOffer, Trading } from './cards.ts';

const HIDDEN = '' as CardId;
const isParty = (o: TradeOffer, seat: Seat | 'public'): boolean => o.from === seat || o.to === seat;

export const maskTrading = (local: object, seat: Seat | 'public'): object => {
  const l = local as Trading;
  const blank = (o: TradeOffer): TradeOffer =>
    isParty(o, seat) ? o : { ...o, cards: o.cards.map(() => HIDDEN), against: o.against.map(() => HIDDEN) };
  // Whom somebody is about to hold cards out to is his own affair until he does.
  return { ...l, drafts: l.drafts.filter((d) => d.by === seat), offers: l.offers.map(blank) };
};

/** Cards that were seen are put into the hand they were seen in; those that were not are any of that hand. */
export const guessTrading = (masked: object, seat: Seat | 'public', g: Rome, rng: Rng): object => {
  const l = masked as Trading;
  const seen = l.offers.filter((o) => isParty(o, seat));
  for (const i of g.factions.keys()) {
    putInHand(
      g,
      i,
      seen.flatMap((o) => [...(o.from === i ? o.cards : []), ...(o.to === i ? o.against : [])]),
    );
  }
  const made = (o: TradeOffer): TradeOffer => ({
    ...o,
    cards: someOf(g, o.from, o.cards.length, rng),
    against: someOf(g, o.to, o.against.length, rng),
  });
  return { ...l, offers: l.offers.map((o) => (isParty(o, seat) ? o : made(o))) };
};

const someOf = (g: Rome, seat: Seat, n: number, rng: Rng): CardId[] => {
  const hand = [...g.factions[seat]!.hand];
  return Array.from({ length: Math.min(n, hand.length) }, () => hand.splice(rng.below(hand.length), 1)[0]!);
};

/** Changes places with a card of the hand that he has not seen, here or before. */
const putInHand = (g: Rome, seat: Seat, seen: readonly CardId[]): void => {
  const { hand, shown } = g.factions[seat]!;
  for (const card of seen) {
    if (hand.includes(card)) continue;
    const at = hand.findIndex((x) => !seen.includes(x) && !shown.some((s) => s.card === x));
    const piles = [g.deck, g.setAside, ...g.nextDecks, ...g.factions.map((f) => f.hand)];
    const other = piles.find((x) => x.includes(card));
    if (at < 0 || other === undefined) continue;
    other[other.indexOf(card)] = hand[at]!;
    hand[at] = card;
  }
};
