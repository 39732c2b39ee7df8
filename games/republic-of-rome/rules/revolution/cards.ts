/** The one time cards change hands — 1.11.1, 1.04.5, amb-66 */
import { among, choose, type Cx, each, end, type Eye, type Parts, to } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { type CardId, type FactionId, factionOf, factionRef } from '../ids.ts';
import { proc } from '../procs.ts';
import { factionsFrom } from '../rome/hrao.ts';
import { forgetAllShown, noteShown } from '../rome/shown.ts';
import { say } from '../say.ts';
import { OPEN } from '../senate/windows.ts';
import { handOverPromised } from './promised-cards.ts';
import { checkedFaction, isPlayerOf, ownFaction, played, playerOf, playersOf } from '../rome/players.ts';

/** What a player is laying down, and for whom. */
interface Draft {
  readonly by: FactionId;
  readonly kind: 'give' | 'offer' | 'answer';
  readonly to: FactionId;
}
/** Cards one player holds out to another; `against`: what the other lays beside them, once he has answered. */
export interface TradeOffer {
  readonly from: FactionId;
  readonly to: FactionId;
  readonly cards: CardId[];
  against: CardId[];
  answered: boolean;
}
export interface Trading {
  done: FactionId[];
  drafts: Draft[];
  offers: TradeOffer[];
}

const isParty = (o: TradeOffer, eye: Eye, g: Rome): boolean => isPlayerOf(g, eye, o.from) || isPlayerOf(g, eye, o.to);
/** [1.04.9-b][amb-66] How many cards, not which. Whom somebody is about to hold cards out to is his own affair until he does. */
const TRADING = {
  done: 'open',
  drafts: among((draft, eye, g) => isPlayerOf(g, eye, draft.by)),
  offers: each({
    from: 'open',
    to: 'open',
    cards: to(isParty, 'open', 'count'),
    against: to(isParty, 'open', 'count'),
    answered: 'open',
  }),
} satisfies Parts<Trading, Rome>;

const draftOf = (l: Trading, by: FactionId): Draft | undefined => l.drafts.find((d) => d.by === by);
/** [4.06.1-a] Neutrals trade by rules of their own (`neutrals/revolution/trading.ts`). */
const traders = (g: Rome): FactionId[] => played(g, factionsFrom(g, 0));
const others = (g: Rome, by: FactionId): FactionId[] => traders(g).filter((faction) => faction !== by);
/** A Player alone has nobody to trade with. */
const waiting = (g: Rome, l: Trading): FactionId[] =>
  g.neutrals && traders(g).length < 2 ? [] : traders(g).filter((faction) => !l.done.includes(faction));
const refs = (factions: readonly FactionId[]): string[] => factions.map(factionRef);
const NO_CARDS: readonly CardId[] = [];
const handOf = (g: Rome, by: FactionId): CardId[] => g.factions[by]!.hand;

/** Offers of others that he may answer; his own that have been answered; and who has none from him yet. */
const toAnswer = (l: Trading, by: FactionId): FactionId[] =>
  l.offers.filter((o) => o.to === by && !o.answered).map((o) => o.from);
const toSettle = (l: Trading, by: FactionId): FactionId[] =>
  l.offers.filter((o) => o.from === by && o.answered).map((o) => o.to);
const mayOffer = (g: Rome, l: Trading, by: FactionId): FactionId[] =>
  others(g, by).filter(
    (faction) => !l.done.includes(faction) && !l.offers.some((o) => o.from === by && o.to === faction),
  );

const withdraw = (l: Trading, from: FactionId, to: FactionId): void => {
  l.offers = l.offers.filter((o) => o.from !== from || o.to !== to);
};

/** [1.04.5-d] Only what is still in hand can be handed over: offers with cards that have gone are void. */
const handOver = (cx: Cx<Rome>, l: Trading, from: FactionId, to: FactionId, cards: readonly CardId[]): void => {
  const { g } = cx;
  const moved = cards.filter((card) => handOf(g, from).includes(card));
  g.factions[from]!.hand = handOf(g, from).filter((card) => !moved.includes(card));
  handOf(g, to).push(...moved);
  forgetAllShown(g.factions[from]!);
  l.offers = l.offers.filter((o) => !moved.some((card) => o.cards.includes(card) || o.against.includes(card)));
  cx.reveal();
};

/** [1.11.1-a] A gift; everybody sees how many cards, the two of them which [amb-66]. */
const give = (cx: Cx<Rome>, l: Trading, from: FactionId, to: FactionId, cards: readonly CardId[]): void => {
  const who = { from: factionRef(from), to: factionRef(to), n: cards.length };
  cx.tell(
    [playerOf(cx.g, from), playerOf(cx.g, to)],
    say('trade.gave.cards', { ...who, cards: [...cards] }),
    say('trade.gave', who),
  );
  handOver(cx, l, from, to, cards);
};

/** [amb-66] An accepted trade is carried out at once. */
const exchange = (cx: Cx<Rome>, l: Trading, o: TradeOffer): void => {
  const { from, to, cards, against } = o;
  withdraw(l, from, to);
  give(cx, l, from, to, cards);
  if (against.length > 0) give(cx, l, to, from, against);
};

/** Done with the draft: the cards are given, offered, or laid beside what was offered. */
const lay = (cx: Cx<Rome>, l: Trading, by: FactionId, cards: readonly CardId[]): void => {
  const { kind, to } = draftOf(l, by)!;
  l.drafts = l.drafts.filter((d) => d.by !== by);
  if (kind === 'give') return give(cx, l, by, to, cards);
  cx.reveal();
  const who = { from: factionRef(by), to: factionRef(to), n: cards.length };
  cx.tell(
    [playerOf(cx.g, by), playerOf(cx.g, to)],
    say('trade.offers.cards', { ...who, cards: [...cards] }),
    say('trade.offers', who),
  );
  noteShown(cx.g.factions[by]!, to, cards);
  if (kind === 'offer') {
    l.offers.push({ from: by, to, cards: [...cards], against: [], answered: false });
    return;
  }
  const o = l.offers.find((x) => x.from === to && x.to === by);
  if (o === undefined) return;
  o.against = [...cards];
  o.answered = true;
};

const start = (l: Trading, kind: Draft['kind'], by: FactionId, ref: string): 'next' => {
  l.drafts = [...l.drafts, { by, kind, to: factionOf(ref) }];
  return 'next';
};

/**
 * [1.11.1-a][1.04.5-a][1.04.5-c] All players at once: cards are given, or held out to somebody who may lay his own beside them,
 * and the first says whether they change hands. [1.11.1-c] What was received can be played in the next step. Over when everybody has had enough [amb-66].
 */
export const trading = proc('revolution.trading', TRADING, (): Trading => ({ done: [], drafts: [], offers: [] }), {
  start: (cx, l) => {
    handOverPromised(cx, 'fails', (from, to, card) => give(cx, l, from, to, [card]));
    return 'next';
  },
  next: (cx, l) => {
    handOverPromised(cx, 'waits', (from, to, card) => give(cx, l, from, to, [card]));
    return waiting(cx.g, l).length > 0 ? 'trade' : end();
  },
  trade: {
    to: (cx, l) => playersOf(cx.g, waiting(cx.g, l)),
    say: (cx, l, by) => {
      const draft = draftOf(l, ownFaction(cx.g, by));
      return draft ? say('ask.trade.cards', { to: factionRef(draft.to) }) : say('ask.trade');
    },
    rules: ['1.11.1-a', '1.04.5-a', 'amb-66'],
    windows: OPEN,
    silent: ['doneTrading'],
    aloud: ['doneTrading'],
    picks: {
      giveTo: {
        of: (cx, l, by) =>
          draftOf(l, ownFaction(cx.g, by)) || handOf(cx.g, ownFaction(cx.g, by)).length === 0
            ? []
            : refs(others(cx.g, ownFaction(cx.g, by))),
        take: (cx, l, to, by) => start(l, 'give', ownFaction(cx.g, by), to),
      },
      offerTo: {
        of: (cx, l, by) =>
          draftOf(l, ownFaction(cx.g, by)) || handOf(cx.g, ownFaction(cx.g, by)).length === 0
            ? []
            : refs(mayOffer(cx.g, l, ownFaction(cx.g, by))),
        take: (cx, l, to, by) => start(l, 'offer', ownFaction(cx.g, by), to),
      },
      answerOffer: {
        of: (cx, l, by) => (draftOf(l, ownFaction(cx.g, by)) ? [] : refs(toAnswer(l, ownFaction(cx.g, by)))),
        take: (cx, l, from, by) => start(l, 'answer', ownFaction(cx.g, by), from),
      },
      declineOffer: {
        of: (cx, l, by) => (draftOf(l, ownFaction(cx.g, by)) ? [] : refs(toAnswer(l, ownFaction(cx.g, by)))),
        take: (cx, l, from, by) => {
          withdraw(l, checkedFaction(cx.g, factionOf(from)), ownFaction(cx.g, by));
          cx.log(say('trade.declined', { from, to: factionRef(ownFaction(cx.g, by)) }), '1.11.1-a');
          return 'next';
        },
      },
      acceptTrade: {
        of: (cx, l, by) => (draftOf(l, ownFaction(cx.g, by)) ? [] : refs(toSettle(l, ownFaction(cx.g, by)))),
        take: (cx, l, to, by) => {
          exchange(
            cx,
            l,
            l.offers.find((o) => o.from === ownFaction(cx.g, by) && o.to === checkedFaction(cx.g, factionOf(to)))!,
          );
          return 'next';
        },
      },
      refuseTrade: {
        of: (cx, l, by) => (draftOf(l, ownFaction(cx.g, by)) ? [] : refs(toSettle(l, ownFaction(cx.g, by)))),
        take: (cx, l, to, by) => {
          withdraw(l, ownFaction(cx.g, by), checkedFaction(cx.g, factionOf(to)));
          cx.log(say('trade.refused', { from: factionRef(ownFaction(cx.g, by)), to }), '1.11.1-a');
          return 'next';
        },
      },
    },
    chooses: {
      layCards: choose({
        of: (cx, l, by) => {
          const draft = draftOf(l, ownFaction(cx.g, by));
          const hand = handOf(cx.g, ownFaction(cx.g, by));
          if (draft === undefined) return { of: NO_CARDS, min: 1, max: 0 };
          // [amb-66] Cards may be given for nothing, so an answer may be empty.
          return { of: hand, min: draft.kind === 'answer' ? 0 : 1, max: hand.length };
        },
        take: (cx, l, cards, by) => {
          lay(cx, l, ownFaction(cx.g, by), cards);
          return 'next';
        },
      }),
    },
    buttons: {
      dropDraft: {
        when: (cx, l, by) => draftOf(l, ownFaction(cx.g, by)) !== undefined,
        take: (cx, l, by) => {
          l.drafts = l.drafts.filter((d) => d.by !== ownFaction(cx.g, by));
          return 'next';
        },
      },
      doneTrading: {
        take: (cx, l, by) => {
          l.done.push(ownFaction(cx.g, by));
          l.drafts = l.drafts.filter((d) => d.by !== ownFaction(cx.g, by) && d.to !== ownFaction(cx.g, by));
          l.offers = l.offers.filter((o) => o.from !== ownFaction(cx.g, by) && o.to !== ownFaction(cx.g, by));
          return 'next';
        },
      },
    },
    resumed: () => 'next',
  },
});
