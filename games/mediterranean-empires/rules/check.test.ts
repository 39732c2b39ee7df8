import { expect, test } from 'vitest';
import { check } from './check.ts';
import type { Empires } from './game.ts';
import { OUT } from './ids.ts';
import { action } from './round/action.ts';
import { at, hand, ROMA } from './testing/at.ts';

const broken = (change: (g: Empires) => void): (() => void) => {
  const { g } = at(action, { seat: ROMA }, {}, (x) => {
    hand(x, ROMA, 'Hastati', 'Principes');
  });
  check(g);
  change(g);
  return () => check(g);
};

test('[MED.2-e] every card is in exactly one place', () => {
  expect(broken((g) => g.discards[ROMA]!.push(g.hands[ROMA]![0]!))).toThrow('is in two places');
  expect(broken((g) => g.decks[ROMA]!.pop())).toThrow('cards are lost or made');
  expect(broken((g) => g.decks[1]!.push(g.decks[ROMA]!.pop()!))).toThrow('a card in the pile of another Empire');
  expect(broken((g) => g.hands[ROMA]!.reverse())).toThrow('a hand that is not sorted');
});

test('[MED.2-k] no more forts than there are', () => {
  expect(broken((g) => (g.forts[g.owner.indexOf(ROMA)] = 33))).toThrow('more forts than there are');
});

test('[MED.3-b] nothing stands outside the scenario', () => {
  expect(broken((g) => (g.forts[g.owner.indexOf(OUT)] = 1))).toThrow('forts outside the scenario');
});

test('[MED.4.4-c] points never fall below 1', () => {
  expect(broken((g) => (g.vp[ROMA] = 0))).toThrow('victory points below 1');
});

test('[MED.4.1-k] rage is at most 3', () => {
  expect(broken((g) => (g.enraged = 4))).toThrow('the rage of the barbarians is out of range');
});
