/** Extra Initiatives by sealed bids, where the table has agreed on it — amb-37 */
import { among, end, type Eye, pick, type Rng } from '@tabularium/kernel';
import { narrowed, whole } from '../agreements/left.ts';
import type { Rome } from '../game.ts';
import { type FactionId, factionRef } from '../ids.ts';
import { proc } from '../procs.ts';
import { factionsFromHrao } from '../rome/hrao.ts';
import { senator } from '../rome/senators.ts';
import { say } from '../say.ts';
import { OPEN } from '../senate/windows.ts';
import { type Bid, bidders, biddersLeft, NO_BID, settle } from './bidding.ts';
import { isPlayerOf, playersOf, ownFaction } from '../rome/players.ts';

interface Sealed {
  order: FactionId[];
  waiting: FactionId[];
  bids: Bid[];
}
const bidOf = (l: Sealed, faction: FactionId): Bid =>
  l.bids.find((b) => b.seat === faction) ?? { seat: faction, by: '', n: 0 };
const setBid = (l: Sealed, bid: Bid): void => {
  l.bids = [...l.bids.filter((b) => b.seat !== bid.seat), bid].sort((a, b) => a.seat - b.seat);
};
const done = (l: Sealed, faction: FactionId): 'next' => {
  l.waiting = l.waiting.filter((s) => s !== faction);
  return 'next';
};

/** [amb-37] Everybody at once and unseen; of equal bids that of the seat nearest to the HRAO's. */
export const sealedAuction = proc(
  'forum.sealed-auction',
  { order: 'open', waiting: 'open', bids: among((bid: Bid, eye, g: Rome) => isPlayerOf(g, eye, bid.seat)) },
  (): Sealed => ({ order: [], waiting: [], bids: [] }),
  {
    start: (cx, l) => {
      l.order = factionsFromHrao(cx.g);
      l.waiting = l.order.filter((faction) => bidders(cx.g, faction, 0).length > 0);
      return 'next';
    },
    next: (cx, l) => {
      if (l.waiting.length > 0) return 'bid';
      cx.reveal();
      let best = NO_BID;
      for (const faction of l.order) {
        const bid = bidOf(l, faction);
        if (bid.n === 0) continue;
        cx.log(say('forum.bid', { faction: factionRef(faction), who: bid.by, n: bid.n }), '1.07.22-d');
        if (bid.n > best.n) best = bid;
      }
      return end(settle(cx, best));
    },
    bid: {
      to: (cx, l) => playersOf(cx.g, l.waiting),
      say: (cx, l, by) =>
        bidOf(l, ownFaction(cx.g, by)).by === ''
          ? say('ask.forum.sealedBid')
          : say('ask.forum.amount', { who: bidOf(l, ownFaction(cx.g, by)).by, high: 0 }),
      rules: ['1.07.22-c', '1.07.22-d', '1.07.22-e'],
      windows: OPEN,
      // If he has named a bidder and no amount, that Senator bids nothing.
      silent: (cx, l, by) => [{ instead: () => done(l, ownFaction(cx.g, by)) }],
      buttons: {
        pass: {
          when: (cx, l, by) => bidOf(l, ownFaction(cx.g, by)).by === '',
          take: (cx, l, by) => done(l, ownFaction(cx.g, by)),
        },
      },
      picks: {
        bid: pick({
          ...narrowed((g, l: Sealed, by) =>
            bidOf(l, ownFaction(g, by)).by === '' ? biddersLeft(g, ownFaction(g, by), 0) : whole([]),
          ),
          take: (cx, l, id, by) => {
            setBid(l, { seat: ownFaction(cx.g, by), by: id, n: 0 });
            return 'bid';
          },
        }),
      },
      ranges: {
        amount: {
          of: ({ g }, l, by) =>
            bidOf(l, ownFaction(g, by)).by === '' ? [1, 0] : [1, senator(g, bidOf(l, ownFaction(g, by)).by).talents],
          take: (cx, l, n, by) => {
            setBid(l, { ...bidOf(l, ownFaction(cx.g, by)), n });
            return done(l, ownFaction(cx.g, by));
          },
        },
      },
    },
  },
);

/** Bids that the others could have made: none, or one they can pay. */
export const guessBids = (masked: object, seat: Eye, g: Rome, rng: Rng): object => {
  const l = masked as Sealed;
  const out: Sealed = { ...l, bids: [...l.bids] };
  for (const other of l.order) {
    if (isPlayerOf(g, seat, other) || l.waiting.includes(other)) continue;
    const able = bidders(g, other, 0);
    const by = able[rng.below(able.length + 1)];
    if (by !== undefined) setBid(out, { seat: other, by, n: 1 + rng.below(senator(g, by).talents) });
  }
  return out;
};
