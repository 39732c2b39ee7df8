/** A world that a seat could not tell from the real one: what is hidden from it is made up. */
import type { OpenRome } from './sight.ts';
import { copy, type Eye, type Rng, standingAt, type State } from '@tabularium/kernel';
import { unseenCards } from '../check/places-of-cards.ts';
import type { Agreement } from '../agreements/agreement.ts';
import { cardOf } from '../data/printed.ts';
import type { Rome, Shown } from '../game.ts';
import { type CardId, ERAS } from '../ids.ts';
import { balance } from '../rome/money.ts';
import { GUESS_LOCALS } from './secrets.ts';
import { ERA_ENDS } from '../setup/deal.ts';
import type { RomeView } from './view.ts';
import { erasAreMixed } from '../table/switches.ts';

/** [1.04.9-a] What a Faction Treasury may hold, for all the others know. */
const TREASURY = 30;
/** [3.01.4E-b][3.02.2G-a][3.05.1-f] Era Ends is one of the last thirteen; [3.03.2H-a] of eleven in the Late Republic. */
const BOTTOM = 11;

/** A copy belongs to whoever made it: nothing in it is readonly any more. */
type Own<T> = T extends number | string ? T : { -readonly [K in keyof T]: Own<T[K]> };
const ownCopy = <T>(x: T): Own<T> => copy(x) as Own<T>;

export const guess = (v: RomeView, eye: Eye, rng: Rng): State<Rome> => {
  const { deck: left, nextDecks: toCome, factions, orders, agreements, ...open } = ownCopy(v);
  const hidden = likeliestFirst(v, unseenCards(v), rng);
  // [1.04.5-b] What was shown is where it was seen.
  const known = factions.map((f) => (typeof f.hand === 'number' ? takeShown(hidden, f.shown) : []));
  const takeHand = (n: number): CardId[] => take(hidden, n, (id) => cardOf(v, id).hand);
  const hands = factions.map((f, i) =>
    typeof f.hand === 'number' ? [...known[i]!, ...takeHand(f.hand - known[i]!.length)] : [...f.hand],
  );
  const [deck = [], ...nextDecks] = makeDecks(hidden, [left, ...toCome], rng);
  const g: Rome = {
    ...open,
    factions: factions.map(({ treasury, ...rest }, i) => ({
      ...rest,
      treasury: treasury ?? (rest.status === 'out' ? 0 : rng.below(TREASURY)),
      hand: hands[i]!,
    })),
    deck,
    nextDecks,
    setAside: hidden,
    bank: 0,
    agreements: {
      // [AGR-05] Private ones of others are not known to be there.
      all: madeUp(agreements.all as Agreement[], hands, rng),
      drafts: agreements.drafts.map((draft) => draft ?? ''),
    },
    orders: orders.map((own) => own ?? []),
  };
  g.bank = -balance(g);
  const stack = v.flow.map((f) => ({
    ...f,
    local: GUESS_LOCALS[f.proc]?.(copy(f.local), eye, g, rng) ?? copy(f.local),
  }));
  return standingAt(v, g, v.neutrals?.players.length ?? factions.length, stack, rng);
};

const takeShown = (hidden: CardId[], shown: readonly Shown[]): CardId[] => {
  const cards = [...new Set(shown.map((x) => x.card))];
  return cards.flatMap((card) => hidden.splice(hidden.indexOf(card), 1));
};

/** Others have voted on a dispute one way or the other; [own-48] a card that was shown to others is some card of that hand. */
const madeUp = (seen: readonly Agreement[], hands: readonly CardId[][], rng: Rng): Agreement[] => {
  for (const c of seen.flatMap((a) => a.clauses)) {
    const hand = hands[c.by]!;
    if (c.promise.t === 'card' && c.promise.card === '' && hand.length > 0) {
      c.promise = { ...c.promise, card: hand[rng.below(hand.length)]! };
    }
  }
  for (const { dispute } of seen) {
    if (dispute === '') continue;
    for (const voter of dispute.voters) {
      if (dispute.votes[voter] === 'cast') dispute.votes[voter] = rng.below(2) === 0 ? 'claimant' : 'respondent';
    }
  }
  return [...seen];
};

/**
 * How unlikely it is that a card is in a hand or in the deck, by what everybody knows: 0 for cards of the periods played so far
 * and for what every scenario adds to its deck; then the periods to come; last what was left in the box.
 */
const unlikelihood = (g: OpenRome, id: CardId): number => {
  const { agreed, era } = g;
  if (erasAreMixed({ agreed }) || id === ERA_ENDS) return 0;
  const card = cardOf(g, id);
  const [at, first, now] = [card.era, agreed.scenario.split('-')[0]!, era].map((x) =>
    ERAS.findIndex((one) => one === x),
  );
  if (at! > now!) return at! - now!;
  // [3.02.2C-b][3.02.2D-a][3.03.2D-a][3.03.2E-a]
  return at! >= first! || card.kind === 'family' || card.kind === 'concession' ? 0 : ERAS.length;
};
const likeliestFirst = (g: OpenRome, unseen: readonly CardId[], rng: Rng): CardId[] =>
  shuffled([...unseen], rng).sort((x, y) => unlikelihood(g, x) - unlikelihood(g, y));

const shuffled = (cards: CardId[], rng: Rng): CardId[] => {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
};

/** The first so many that fit, out of the list; what is missing is made up of the rest. */
const take = (from: CardId[], n: number, fits: (id: CardId) => boolean): CardId[] => {
  const out: CardId[] = [];
  for (let i = 0; out.length < n && i < from.length; ) {
    if (fits(from[i]!)) out.push(...from.splice(i, 1));
    else i++;
  }
  if (out.length < n) out.push(...from.splice(0, n - out.length));
  return out;
};

/** Decks of these sizes; Era Ends, unless it has been drawn, is near the bottom of the last. */
const makeDecks = (hidden: CardId[], sizes: readonly number[], rng: Rng): CardId[][] => {
  const at = hidden.indexOf(ERA_ENDS);
  const isThere = at >= 0 && sizes.at(-1)! > 0;
  if (isThere) hidden.splice(at, 1);
  // Shuffled already; what is less likely comes last, as the cards of the next period do.
  const decks = sizes.map((n, i) => hidden.splice(0, isThere && i === sizes.length - 1 ? n - 1 : n));
  const last = decks.at(-1);
  if (isThere && last) last.splice(last.length - rng.below(Math.min(BOTTOM, last.length + 1)), 0, ERA_ENDS);
  return decks;
};
