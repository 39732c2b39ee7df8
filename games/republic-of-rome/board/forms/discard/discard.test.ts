import { expect, test } from 'vitest';
import { discardDown } from '../../../rules/revolution/discard.ts';
import { at, hand } from '../../../rules/testing/at.ts';
import { bare } from '../../../rules/testing/bare.ts';
import { onScreen, press } from '../testing/filled.ts';
import { discardForm } from './form.tsx';

const CARDS = ['card:38', 'card:39', 'card:40', 'card:41', 'card:42', 'card:43', 'card:44'] as const;

test('[1.11.2-a] as many as there are too many, and neither fewer nor others', () => {
  const game = at(discardDown, undefined, { seats: 3 }, (g) => {
    bare(g);
    hand(g, 0, ...CARDS);
  });
  expect(onScreen(game, discardForm, 0).commits[0]!.missing).toBe('discard.more {"n":2}');
  const one = onScreen(game, discardForm, 0, (e) => ({ ...e, cards: [CARDS[1]] }));
  expect([one.sent, one.commits[0]!.missing]).toEqual([[], 'discard.more {"n":1}']);
  expect(onScreen(game, discardForm, 0, (e) => ({ ...e, cards: [CARDS[0], 'card:45'] })).form.isComplete).toBe(false);
  const two = onScreen(game, discardForm, 0, (e) => ({ ...e, cards: [CARDS[1], CARDS[3]] }));
  press(game, discardForm, two, 'discard');
  expect(game.g.factions[0]!.hand).toEqual(CARDS.filter((c) => c !== CARDS[1] && c !== CARDS[3]));
});
