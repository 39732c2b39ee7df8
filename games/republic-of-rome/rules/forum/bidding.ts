/** Extra Initiatives — 1.07.22, amb-37 */
import { call, type Cx, end, pick } from '@tabularium/kernel';
import { noneBy, withheld } from '../agreements/enforce.ts';
import { type Left, narrowed, whole } from '../agreements/left.ts';
import type { Rome } from '../game.ts';
import { type FactionId, factionRef, type None, type SenatorId } from '../ids.ts';
import { proc } from '../procs.ts';
import { factionsFromHrao } from '../rome/hrao.ts';
import { move } from '../rome/money.ts';
import { isInRome, senator } from '../rome/senators.ts';
import { say } from '../say.ts';
import { OPEN } from '../senate/windows.ts';
import { isNeutral, playerOf } from '../rome/players.ts';
import { neutrals } from '../neutrals/part.ts';

/** One Senator's bid; `n` is 0 where there is none. */
export interface Bid {
  readonly seat: FactionId;
  readonly by: SenatorId | None;
  readonly n: number;
}

/** [1.07.22-e] Senators in Rome who can pay more than this by themselves. */
export const biddersLeft = (g: Rome, faction: FactionId, high: number): Left<SenatorId> => {
  const all = g.senators.flatMap((s) => (s.faction === faction && isInRome(s) && s.talents > high ? [s.id] : []));
  // [AGR-14]
  const no = withheld(g, faction, 'bid', '');
  return no ? noneBy(no, all) : whole(all);
};
export const bidders = (g: Rome, faction: FactionId, high: number): readonly SenatorId[] =>
  biddersLeft(g, faction, high).left;

export const NO_BID: Bid = { seat: 0, by: '', n: 0 };

/** [1.07.22-f][1.07.22-j] The highest bidder pays, to the Bank. */
export const settle = (cx: Cx<Rome>, best: Bid): Bid => {
  if (best.by === '') return NO_BID;
  move(cx.g, best.by, 'bank', best.n);
  cx.log(say('forum.auctionWon', { faction: factionRef(best.seat), who: best.by, n: best.n }), '1.07.22-f');
  return best;
};

/** [1.07.22-d] Everybody hears it. */
export const bidOf = (cx: Cx<Rome>, bid: Bid): Bid => {
  cx.log(say('forum.bid', { faction: factionRef(bid.seat), who: bid.by, n: bid.n }), '1.07.22-d');
  return bid;
};

interface Round {
  /** Who is still to be asked. */
  order: FactionId[];
  best: Bid;
  /** He who bids, while the amount is being asked for. */
  by: SenatorId | None;
}

/** [1.07.22-c] Once round the table from the HRAO's player, one chance for each; who cannot bid is passed over. */
export const openAuction = proc(
  'forum.open-auction',
  { order: 'open', best: 'open', by: 'open' },
  (): Round => ({ order: [], best: NO_BID, by: '' }),
  {
    start: (cx, l) => {
      l.order = factionsFromHrao(cx.g);
      return 'next';
    },
    next: (cx, l) => {
      while (l.order.length > 0 && !canBid(cx.g, l)) l.order.shift();
      const [faction] = l.order;
      if (faction === undefined) return end(settle(cx, l.best));
      if (!isNeutral(cx.g, faction)) return 'bid';
      return call(neutrals().neutralBid, { faction, best: l.best }, 'neutralHasBid', 'best');
    },
    neutralHasBid: (_, l) => passBy(l),
    bid: {
      to: (cx, l) => playerOf(cx.g, l.order[0]!),
      say: (_, l) => say('ask.forum.bid', { high: l.best.n }),
      rules: ['1.07.22-c', '1.07.22-d', '1.07.22-e'],
      windows: OPEN,
      silent: ['pass'],
      aloud: ['pass'],
      buttons: {
        pass: {
          take: (_, l) => passBy(l),
        },
      },
      picks: {
        bid: pick({
          ...narrowed((g, l: Round) => biddersLeft(g, l.order[0]!, l.best.n)),
          take: (_, l, id) => {
            l.by = id;
            return 'amount';
          },
        }),
      },
    },
    amount: {
      to: (cx, l) => playerOf(cx.g, l.order[0]!),
      say: (_, l) => say('ask.forum.amount', { who: l.by, high: l.best.n }),
      rules: ['1.07.22-d', '1.07.22-e'],
      silent: (_, l) => [{ instead: () => passBy(l) }],
      ranges: {
        amount: {
          // [1.07.22-d] Higher than the last.
          of: ({ g }, l) => [l.best.n + 1, senator(g, l.by).talents],
          take: (cx, l, n) => {
            l.best = bidOf(cx, { seat: l.order[0]!, by: l.by, n });
            return passBy(l);
          },
        },
      },
    },
  },
);
const passBy = (l: Round): 'next' => {
  l.order.shift();
  return 'next';
};
const canBid = (g: Rome, l: Round): boolean => bidders(g, l.order[0]!, l.best.n).length > 0;
