import { procsFor } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { given } from './given.ts';
import { perft } from './perft.ts';
import type { Toy } from './testing/toy.ts';
import { toy } from './testing/toy-module.ts';

/** Seat 0 holds 1 and 2, seat 1 holds 4 and 5: no veto. Four coins each. */
const { state } = given(toy, {}, (g) => {
  g.hands.splice(0, 2, ['card:1', 'card:2'], ['card:4', 'card:5']);
});

describe('perft', () => {
  test('counts answers: one pass, two cards, then four stakes on each', () => {
    expect(perft(toy, state, 0)).toEqual({ leaves: 1, distinct: 1, ended: 0, cut: 0 });
    expect(perft(toy, state, 1)).toEqual({ leaves: 3, distinct: 3, ended: 0, cut: 0 });
    expect(perft(toy, state, 2)).toEqual({ leaves: 3 + 2 * 4, distinct: 11, ended: 0, cut: 0 });
  });

  test('counts every fall of the dice', () => {
    // Pass, then 3 + 8; or a card, a stake, and either a pass with six faces or a pass until the round is over with six.
    const afterStake = 2 * 4 * (6 + 6);
    // Each stake but the empty one is won or lost; the standing order is seen.
    const distinct = 11 + 2 * (1 + 3 * 2) * 2;
    expect(perft(toy, state, 3)).toEqual({ leaves: 11 + afterStake, distinct, ended: 0, cut: 0 });
  });

  test('knows dice with any number of faces', () => {
    const draw = procsFor<Toy>()('draw', { drawn: 'open', die: 'open' }, () => ({ drawn: -1, die: 0 }), {
      start: {
        to: () => 0,
        say: () => ({ k: 'toy.act' }),
        buttons: {
          pass: {
            take: (cx, l) => {
              l.drawn = cx.below(4);
              l.die = l.drawn === 3 ? cx.d6() : 0;
              return 'start';
            },
          },
        },
      },
    });
    const drawing = { ...toy, procs: [draw], first: draw };
    // Three draws end it, the fourth rolls a die as well.
    expect(perft(drawing, given(drawing).state, 1)).toEqual({ leaves: 3 + 6, distinct: 9, ended: 0, cut: 0 });
    expect(perft(drawing, given(drawing).state, 2)).toEqual({ leaves: 81, distinct: 9, ended: 0, cut: 0 });
  });

  test('does not follow more dice than allowed', () => {
    const { leaves, cut } = perft(toy, state, 3, 0);
    expect([leaves, cut]).toEqual([11, 2 * 4 * 2]);
  });

  test('counts games that are over apart', () => {
    const near = given(toy, { options: { goal: '8' } }, (g) => {
      g.hands.splice(0, 2, ['card:1'], ['card:2']);
      g.coins[0] = 7;
      g.bank -= 3;
    }).state;
    // Three of four stakes reach eight coins, with three of six faces, whether or not the other passes for good.
    expect(perft(toy, near, 4).ended).toBe(3 * 3 * 2);
  });

  test('leaves the position as it was', () => {
    const before = structuredClone(state);
    perft(toy, state, 3);
    expect(state).toEqual(before);
  });
});
