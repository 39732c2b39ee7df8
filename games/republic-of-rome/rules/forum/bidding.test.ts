import { describe, expect, test } from 'vitest';
import { republicOfRome } from '../index.ts';
import type { Rome } from '../game.ts';
import { move } from '../rome/money.ts';
import { senator } from '../rome/senators.ts';
import { at } from '../testing/at.ts';
import { onTop, threeFactions } from '../testing/initiative.ts';
import { rng } from '@tabularium/kernel';
import { openAuction } from './bidding.ts';
import { sealedAuction } from './sealed-bids.ts';

/** Seat 1 has the HRAO; every Leader has 10 T. */
const table = (g: Rome): void => {
  threeFactions(g);
  senator(g, 'senator:3').office = 'rome-consul';
  for (const id of ['senator:1', 'senator:3', 'senator:4'] as const) move(g, 'bank', id, 10);
};
const auction = (patch: (g: Rome) => void = () => {}, how: typeof openAuction | typeof sealedAuction = openAuction) =>
  at(how, undefined, { seats: 3, options: { auction: how === openAuction ? 'round' : 'sealed' } }, (g) => {
    table(g);
    onTop(g, 'card:38');
    patch(g);
  });

describe('the auction', () => {
  test('[1.07.22-c][1.07.22-d] once round from the HRAO’s player, each higher than the last', () => {
    const game = auction();
    expect(game.waitingFor).toEqual([1]);
    game.does('bid', 'senator:3');
    expect(game.offers('amount')).toMatchObject({ min: 1, max: 10 });
    game.sets('amount', 4);
    expect(game.waitingFor).toEqual([2]);
    game.does('bid', 'senator:4');
    expect(game.offers('amount')).toMatchObject({ min: 5, max: 10 });
    game.sets('amount', 6);
    expect(game.waitingFor).toEqual([0]);
    // No second chance: when the last has passed it is over.
    game.does('pass').expectLog('forum.auctionWon', { who: 'senator:4', n: 6 });
    expect(game.offers('over')).toBeDefined();
  });
  test('[1.07.22-e][1.07.22-f][1.07.22-j] the highest bidder alone pays, out of one purse, to the Bank', () => {
    const game = auction((g) => move(g, 'bank', 'senator:7', 5));
    const { bank } = game.g;
    game.does('bid', 'senator:3').sets('amount', 4).does('bid', 'senator:4').sets('amount', 9).does('pass');
    expect(senator(game.g, 'senator:3').talents).toBe(10);
    expect(senator(game.g, 'senator:4').talents).toBe(1);
    expect(senator(game.g, 'senator:7').talents).toBe(5);
    expect(game.g.bank).toBe(bank + 9);
  });
  test('[1.07.22-e] only Senators in Rome who can go higher bid, and who has none is passed over', () => {
    const game = auction((g) => {
      senator(g, 'senator:4').at = 'province:asia';
      move(g, 'bank', 'senator:6', 3);
      move(g, 'bank', { treasury: 2 }, 50);
    });
    expect(game.offers('bid')).toMatchObject({ of: ['senator:3', 'senator:6'] });
    game.does('bid', 'senator:3').sets('amount', 5);
    expect(game.waitingFor).toEqual([0]);
    game.does('bid', 'senator:1').sets('amount', 10).expectLog('forum.auctionWon', { n: 10 });
  });
  test('[1.07.22-d] nobody can outbid 10, so nobody else is asked', () => {
    auction().does('bid', 'senator:3').sets('amount', 10).expectLog('forum.auctionWon', { who: 'senator:3' });
  });
});

describe('sealed bids', () => {
  test('[amb-37] everybody bids at once and unseen; the highest wins', () => {
    const game = auction(() => {}, sealedAuction);
    expect(game.waitingFor).toEqual([1, 2, 0]);
    game.as(0).does('bid', 'senator:1').sets('amount', 7);
    expect(game.waitingFor).toEqual([1, 2]);
    expect(JSON.stringify(game.view(1).flow)).not.toContain('senator:1');
    expect(JSON.stringify(game.view(0).flow)).toContain('senator:1');
    expect(JSON.stringify(game.view('public').flow)).not.toContain('senator:1');
    game.as(2).does('bid', 'senator:4');
    expect(game.offers('pass')).toBeUndefined();
    game.sets('amount', 8).as(1).does('pass').expectLog('forum.auctionWon', { who: 'senator:4', n: 8 });
    expect(senator(game.g, 'senator:1').talents).toBe(10);
  });
  test('[amb-37][1.07.22-d] a bid of a single Talent is one', () => {
    const game = auction(() => {}, sealedAuction);
    game.as(0).does('bid', 'senator:1').sets('amount', 1).as(2).does('pass');
    game.as(1).does('pass').expectLog('forum.auctionWon', { who: 'senator:1', n: 1 });
  });
  test('[amb-37] of equal bids the one nearest to the HRAO’s seat', () => {
    const game = auction(() => {}, sealedAuction);
    game.as(0).does('bid', 'senator:1').sets('amount', 5).as(2).does('bid', 'senator:4').sets('amount', 5);
    game.as(1).does('pass').expectLog('forum.auctionWon', { who: 'senator:4' });
  });
  test('[amb-37][1.07.22-e] only who can bid is asked', () => {
    const game = auction((g) => move(g, 'senator:4', 'bank', 10), sealedAuction);
    expect(game.waitingFor).toEqual([1, 0]);
    expect(game.as(0).question!.prompt.k).toBe('ask.forum.sealedBid');
    game.does('bid', 'senator:1');
    expect(game.question!.prompt.k).toBe('ask.forum.amount');
  });
  test('[amb-37] once all are in nobody takes his bid back', () => {
    const game = auction((g) => move(g, 'senator:4', 'bank', 10), sealedAuction);
    game.as(0).does('bid', 'senator:1').sets('amount', 7);
    expect(game.canUndo(0)).toBe(true);
    game.as(1).does('pass');
    expect(game.canUndo(1)).toBe(false);
  });
  test('[amb-37] a guess makes up only bids that could have been made', () => {
    const game = auction(() => {}, sealedAuction)
      .as(0)
      .does('bid', 'senator:1')
      .sets('amount', 7);
    for (let seed = 0; seed < 20; seed++) {
      const world = republicOfRome.guess(game.view(2), 2, rng(`guess ${seed}`));
      const { bids } = world.stack.at(-1)!.local as { bids: { seat: number; by: string; n: number }[] };
      for (const bid of bids)
        expect(bid.seat === 0 && bid.n <= 10 && ['senator:1', 'senator:2'].includes(bid.by)).toBe(true);
    }
  });
});
