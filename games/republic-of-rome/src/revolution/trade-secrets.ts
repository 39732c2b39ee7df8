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
  return { ...l, offers: l.offers.map(blank) };
};

/** Cards that were seen are put into the hand they were seen in; those that were not are any of that hand. */
export const guessTrading = (masked: object, seat: Seat | 'public', g: Rome, rng: Rng): object => {
  const l = masked as Trading;
  const made = (o: TradeOffer): TradeOffer => {
    if (!isParty(o, seat)) {
      return { ...o, cards: someOf(g, o.from, o.cards.length, rng), against: someOf(g, o.to, o.against.length, rng) };
    }
    putInHand(g, o.from, o.cards);
    putInHand(g, o.to, o.against);
    return o;
  };
  const known = l.offers.filter((o) => isParty(o, seat)).map(made);
  return { ...l, offers: l.offers.map((o) => known.find((k) => k.from === o.from && k.to === o.to) ?? made(o)) };
};

const someOf = (g: Rome, seat: Seat, n: number, rng: Rng): CardId[] => {
  const hand = [...g.factions[seat]!.hand];
  return Array.from({ length: Math.min(n, hand.length) }, () => hand.splice(rng.below(hand.length), 1)[0]!);
};

/** Changes places with a card of the hand that nobody has seen. */
const putInHand = (g: Rome, seat: Seat, seen: readonly CardId[]): void => {
  const { hand } = g.factions[seat]!;
  for (const card of seen) {
    if (hand.includes(card)) continue;
    const at = hand.findIndex((x) => !seen.includes(x));
    const other = [g.deck, g.removed, ...g.nextDecks, ...g.factions.map((f) => f.hand)].find((x) => x.includes(card));
    if (at < 0 || other === undefined) continue;
    other[other.indexOf(card)] = hand[at]!;
    hand[at] = card;
  }
};
