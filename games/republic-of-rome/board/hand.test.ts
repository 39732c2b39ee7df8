import { expect, test } from 'vitest';
import { factionsWithoutSenators } from '../rules/rome/factions.ts';
import { at, faction } from '../rules/testing/at.ts';
import { bare } from '../rules/testing/bare.ts';
import { hand, HAND_VERBS, purse } from './hand.ts';

test('[1.04.9-a] the treasury of a Faction stands over the hand of its own player, and of nobody else', () => {
  const game = at(factionsWithoutSenators, undefined, { seats: 3 }, (g) => {
    bare(g);
    for (const f of [0, 1, 2]) faction(g, f, `senator:${f + 1}`);
    g.factions[1]!.treasury = 11;
  });
  expect(purse(game.view(1))).toEqual({ word: 'board.money', n: 11 });
  expect(purse(game.view(0))?.n).not.toBe(11);
  expect(purse(game.view('public'))).toBeUndefined();
  expect(hand(game.view('public'))).toEqual([]);
});

test('[4.04.1-e][4.05.419-d] what a Player may do with his cards at any time, and with Tribunes against Spoils, is done in the hand row', () => {
  const now = ['playLawNow', 'playConcessionNow', 'skipByTribune', 'cancelBillByTribune', 'coSponsorByTribune'];
  expect(now.filter((verb) => !HAND_VERBS.includes(verb))).toEqual([]);
});
