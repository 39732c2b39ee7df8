/** A trade of others, made up — 1.04.9-b, amb-66 */
import { type Eye, listed, type Rng } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import type { CardId, FactionId } from '../ids.ts';
import type { TradeOffer, Trading } from './cards.ts';
import { allFactions } from '../rome/players.ts';

/** As somebody sees it who may be no party to it. */
interface SeenOffer extends Omit<TradeOffer, 'cards' | 'against'> {
  readonly cards: readonly CardId[] | number;
  readonly against: readonly CardId[] | number;
}

/** Cards that were seen are put into the hand they were seen in; those that were not are any of that hand. */
export const guessTrading = (masked: object, eye: Eye, g: Rome, rng: Rng): object => {
  const l = masked as Omit<Trading, 'offers'> & { readonly offers: readonly SeenOffer[] };
  for (const i of allFactions(g)) {
    putInHand(
      g,
      i,
      l.offers.flatMap((o) => [...(o.from === i ? listed(o.cards) : []), ...(o.to === i ? listed(o.against) : [])]),
    );
  }
  const cards = (from: FactionId, x: readonly CardId[] | number): CardId[] =>
    typeof x === 'number' ? someOf(g, from, x, rng) : [...x];
  return {
    ...l,
    offers: l.offers.map((o) => ({ ...o, cards: cards(o.from, o.cards), against: cards(o.to, o.against) })),
  };
};

const someOf = (g: Rome, faction: FactionId, n: number, rng: Rng): CardId[] => {
  const hand = [...g.factions[faction]!.hand];
  return Array.from({ length: Math.min(n, hand.length) }, () => hand.splice(rng.below(hand.length), 1)[0]!);
};

/** Changes places with a card of the hand that he has not seen, here or before. */
const putInHand = (g: Rome, faction: FactionId, seen: readonly CardId[]): void => {
  const { hand, shown } = g.factions[faction]!;
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
