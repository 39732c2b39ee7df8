import { describe, expect, test } from 'vitest';
import { openAuction } from '../../../rules/forum/bidding.ts';
import { sealedAuction } from '../../../rules/forum/sealed-bids.ts';
import type { Rome } from '../../../rules/game.ts';
import { at } from '../../../rules/testing/at.ts';
import { rich } from '../../../rules/testing/bare.ts';
import { threeFactions } from '../../../rules/testing/initiative.ts';
import { onScreen, press } from '../testing/filled.ts';
import { auctionForm as form } from './form.ts';

const purses = (g: Rome): void => {
  threeFactions(g);
  rich(g, 'senator:1', 9);
  rich(g, 'senator:2', 3);
  rich(g, 'senator:3', 5);
  rich(g, 'senator:4', 4);
  g.senators.find((s) => s.id === 'senator:1')!.office = 'rome-consul';
};

describe('an open auction', () => {
  const open = () => at(openAuction, undefined, { seats: 3 }, purses);
  test('[1.07.22-c][1.07.22-e] one press bids what none who comes after can top', () => {
    const game = open();
    const seen = onScreen(game, form, 0);
    expect(seen.sent).toEqual([
      { verb: 'bid', arg: 'senator:1' },
      { verb: 'amount', arg: 5 },
    ]);
    expect(seen.commits).toMatchObject([
      { name: 'bid', label: 'auction.bid {"who":"senator:1","n":5}', detail: 'auction.noneCanTop' },
      { name: 'pass' },
    ]);
    press(game, form, seen, 'bid');
    game.expectLog('forum.auctionWon', { who: 'senator:1', n: 5 });
  });
  test('[1.07.22-d] less may be bid, by somebody else too, and passing is a press', () => {
    const game = open();
    const seen = onScreen(game, form, 0, (e) => ({ ...e, by: 'senator:2' }));
    expect(seen.sent.at(-1)).toEqual({ verb: 'amount', arg: 1 });
    expect(seen.commits[0]!.detail).toBeUndefined();
    press(game, form, seen, 'pass');
    expect(game.waitingFor).toEqual([1]);
    press(
      game,
      form,
      onScreen(game, form, 1, (e) => ({ ...e, n: 2 })),
      'bid',
    );
    expect(onScreen(game, form, 2).sent.at(-1)).toEqual({ verb: 'amount', arg: 3 });
  });
  test('[1.07.22-e] nobody bids more than he has', () => {
    expect(onScreen(open(), form, 0, (e) => ({ ...e, n: 10 })).commits[0]!.missing).toBeDefined();
  });
  test('it opens half-way: who bids is decided, passing is over', () => {
    const game = open();
    game.as(0).does('bid', 'senator:2');
    const seen = onScreen(game, form, 0);
    expect(seen.sent).toEqual([{ verb: 'amount', arg: 1 }]);
    expect(seen.commits.map((c) => [c.name, c.label])).toEqual([['bid', 'auction.bid {"who":"senator:2","n":1}']]);
  });
});

test('[amb-37] sealed bids are entered in the same way, and nobody says that they cannot be topped', () => {
  const game = at(sealedAuction, undefined, { seats: 3, options: { auction: 'sealed' } }, purses);
  const seen = onScreen(game, form, 1);
  expect(seen.sent).toEqual([
    { verb: 'bid', arg: 'senator:3' },
    { verb: 'amount', arg: 1 },
  ]);
  // Of equal bids one that nobody sees may win.
  expect(onScreen(game, form, 0).commits[0]!.detail).toBeUndefined();
  press(game, form, seen, 'bid');
  press(
    game,
    form,
    onScreen(game, form, 0, (e) => ({ ...e, n: 2 })),
    'bid',
  );
  press(game, form, onScreen(game, form, 2), 'pass');
  game.expectLog('forum.auctionWon', { who: 'senator:1', n: 2 });
});
