/** Statesmen that Neutrals cannot play, and what they have for them — 4.06.1 */
import { call, type Cx, end, pick, type Seat } from '@tabularium/kernel';
import { canPlayStatesman, playStatesman } from '../../cards/senators.ts';
import { cardOf } from '../../data/printed.ts';
import type { Rome } from '../../game.ts';
import { type CardId, type FactionId, factionRef } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { heldOf } from '../../rome/cards.ts';
import { factionsFromHrao, factionsFrom } from '../../rome/hrao.ts';
import { isNeutral, ownFaction, played, playerOf } from '../../rome/players.ts';
import { numberOf } from '../../rome/senators.ts';
import { forgetShown, noteShown } from '../../rome/shown.ts';
import { say } from '../../say.ts';
import { OPEN } from '../../senate/windows.ts';
import { intrigueOf } from '../intrigue/intrigue-cards.ts';
import { because, candidate } from '../narrowing.ts';
import { type Move, nextMove } from '../next-move.ts';
import { neutralsOf } from '../state.ts';

/** [4.06.1-b] */
const PRICE = 2;

const neutralsFromHrao = (g: Rome): FactionId[] => factionsFromHrao(g).filter((faction) => isNeutral(g, faction));
/** [4.06.1-c] The lowest numbers first, A before B. */
const inOrder = (g: Rome, cards: readonly CardId[]): CardId[] => {
  const whose = (card: CardId): string => cardOf(g, card).of;
  return [...cards].sort((a, b) => numberOf(g, whose(a)) - numberOf(g, whose(b)) || (whose(a) < whose(b) ? -1 : 1));
};
const statesmen = (g: Rome, faction: FactionId): CardId[] => inOrder(g, heldOf(g, faction, 'statesman'));
const isPlayable = (g: Rome, faction: FactionId, card: CardId): boolean => canPlayStatesman(g, faction, card) === true;
const spareOf = (g: Rome, faction: FactionId): CardId[] =>
  statesmen(g, faction).filter((card) => !isPlayable(g, faction, card));

/** [4.06.1-a] One that it can play on a Family of its own. */
const wants = (g: Rome, faction: FactionId, card: CardId): boolean => {
  const number = numberOf(g, cardOf(g, card).of);
  return isPlayable(g, faction, card) && g.senators.some((s) => s.faction === faction && numberOf(g, s.id) === number);
};

interface Played {
  readonly faction: FactionId;
  readonly card: CardId;
}
/** [4.06.1-d] */
const nextPlayed = (g: Rome): Played | undefined => {
  for (const faction of neutralsFromHrao(g)) {
    const card = statesmen(g, faction).find((id) => isPlayable(g, faction, id));
    if (card !== undefined) return { faction, card };
  }
  return undefined;
};
const playMove = ({ faction, card }: Played): Move => ({
  faction,
  does: say('neutral.statesman', { faction: factionRef(faction), card }),
  rule: '4.06.1-d',
  because: because(say('neutral.by.statesman'), [candidate(card)]),
});

interface Swap {
  readonly one: FactionId;
  readonly other: FactionId;
  readonly gives: CardId;
  readonly takes: CardId;
}
/** [A4-48] Between Neutrals, where each wants the other's. */
const nextSwap = (g: Rome): Swap | undefined => {
  const all = neutralsFromHrao(g).flatMap((other) => spareOf(g, other).map((card) => ({ other, card })));
  const lowestFirst = inOrder(
    g,
    all.map((x) => x.card),
  ).map((card) => all.find((x) => x.card === card)!);
  for (const one of neutralsFromHrao(g)) {
    for (const { other, card: takes } of lowestFirst) {
      if (other === one || !wants(g, one, takes)) continue;
      const gives = spareOf(g, one).find((card) => wants(g, other, card));
      if (gives !== undefined) return { one, other, gives, takes };
    }
  }
  return undefined;
};
const swapMove = ({ one, other, gives, takes }: Swap): Move => ({
  faction: one,
  does: say('neutral.swap', { faction: factionRef(one), other: factionRef(other), gives, takes }),
  rule: '4.06.1-a',
  because: because(say('neutral.by.swap'), [candidate(takes), candidate(gives)]),
});

const give = (g: Rome, from: FactionId, to: FactionId, card: CardId): void => {
  g.factions[from]!.hand = g.factions[from]!.hand.filter((x) => x !== card);
  g.factions[to]!.hand.push(card);
  forgetShown(g.factions[from]!, card);
  // What lay open with a Neutral, everybody has seen.
  if (!isNeutral(g, to)) noteShown(g.factions[to]!, 'all', [card]);
};
const exchange = (cx: Cx<Rome>, { one, other, gives, takes }: Swap): void => {
  give(cx.g, one, other, gives);
  give(cx.g, other, one, takes);
  cx.reveal();
};

/** What a Player can buy: Statesmen that lie unplayable with Neutrals. */
const forSale = (g: Rome): CardId[] => neutralsFromHrao(g).flatMap((faction) => spareOf(g, faction));
const sellerOf = (g: Rome, card: CardId): FactionId =>
  neutralsFromHrao(g).find((f) => g.factions[f]!.hand.includes(card))!;
/** [4.06.1-c] Of what a Player holds, the Neutral takes the lowest that it wants. */
const accepted = (g: Rome, seller: FactionId, buyer: FactionId): CardId | undefined =>
  statesmen(g, buyer).find((card) => wants(g, seller, card));

/** [A4-48] The Dominant Player first. How many cards somebody holds, everybody sees. */
const buyers = (g: Rome, done: readonly FactionId[]): FactionId[] => {
  if (forSale(g).length === 0) return [];
  const first = ownFaction(g, neutralsOf(g).dominant);
  return played(g, factionsFrom(g, first)).filter((f) => !done.includes(f) && g.factions[f]!.hand.length > 0);
};

const buyWithStatesman = (cx: Cx<Rome>, buyer: FactionId, takes: CardId): void => {
  const { g } = cx;
  const other = sellerOf(g, takes);
  const gives = accepted(g, other, buyer)!;
  cx.log(
    say('neutral.bought', { faction: factionRef(buyer), other: factionRef(other), gives: [gives], takes }),
    '4.06.1-a',
  );
  exchange(cx, { one: buyer, other, gives, takes });
};
/** [4.06.1-b] At random; they lie open from now on [4.01.1-d]. */
const buyWithIntrigue = (cx: Cx<Rome>, buyer: FactionId, takes: CardId): void => {
  const { g } = cx;
  const other = sellerOf(g, takes);
  const gives = cx.shuffle(intrigueOf(g, buyer)).slice(0, PRICE);
  cx.log(say('neutral.bought', { faction: factionRef(buyer), other: factionRef(other), gives, takes }), '4.06.1-b');
  for (const card of gives) give(g, buyer, other, card);
  give(g, other, buyer, takes);
  cx.reveal();
};

/**
 * [4.06.1-f] Before Revolts are declared: Neutrals play what they can, exchange what they cannot among themselves, and then sell
 * it to Players who want it, [4.06.1-e] which nobody has to.
 */
export const tradeStatesmen = proc('neutrals.trading', { done: 'open' }, (): { done: FactionId[] } => ({ done: [] }), {
  start: (cx, l) => {
    const playing = nextPlayed(cx.g);
    if (playing) return call(nextMove, playMove(playing), 'plays');
    const swap = nextSwap(cx.g);
    if (swap) return call(nextMove, swapMove(swap), 'swaps');
    return buyers(cx.g, l.done).length > 0 ? 'ask' : end();
  },
  plays: (cx) => {
    const { faction, card } = nextPlayed(cx.g)!;
    playStatesman(cx, faction, card);
    return 'start';
  },
  swaps: (cx) => {
    exchange(cx, nextSwap(cx.g)!);
    return 'start';
  },
  ask: {
    to: (cx, l): Seat => playerOf(cx.g, buyers(cx.g, l.done)[0]!),
    say: (cx) => say('ask.neutral.buy', { cards: forSale(cx.g) }),
    rules: ['4.06.1-a', '4.06.1-b', '4.06.1-e'],
    windows: OPEN,
    silent: ['doneTrading'],
    aloud: ['doneTrading'],
    picks: {
      buyWithStatesman: pick({
        rules: ['4.06.1-a', '4.06.1-c'],
        of: (cx, _, by) =>
          forSale(cx.g).filter((card) => accepted(cx.g, sellerOf(cx.g, card), ownFaction(cx.g, by)) !== undefined),
        take: (cx, _, card, by) => {
          buyWithStatesman(cx, ownFaction(cx.g, by), card);
          return 'start';
        },
      }),
      buyWithIntrigue: pick({
        rules: ['4.06.1-b'],
        of: (cx, _, by) => (intrigueOf(cx.g, ownFaction(cx.g, by)).length >= PRICE ? forSale(cx.g) : []),
        take: (cx, _, card, by) => {
          buyWithIntrigue(cx, ownFaction(cx.g, by), card);
          return 'start';
        },
      }),
    },
    buttons: {
      doneTrading: {
        take: (cx, l, by) => {
          l.done.push(ownFaction(cx.g, by));
          return 'start';
        },
      },
    },
    resumed: () => 'start',
  },
});
