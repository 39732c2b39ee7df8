import { expect, test } from 'vitest';
import { at } from '../testing/at.ts';
import { firstDice, riskOf, secondDice } from './risk.ts';
import { crossStraits } from './straits.ts';
import { send } from '../testing/attack.ts';
import type { EventId } from '../ids.ts';

const g = (event: EventId | '') =>
  at(crossStraits, { side: 0 }, { byChance: true }, (x) => {
    send(x, { by: 0, path: ['roma', 'capua'], troops: ['Hastati'] });
    x.event = event;
  }).g;

test('[MED.5.4.3-b][MED.5.4.3-c] one strait: a 1 in six, then a card with ten, all with one of 36', () => {
  const { danger, card, all } = riskOf(g(''), 1);
  expect(danger).toBeCloseTo(1 / 6);
  expect(card).toBeCloseTo((1 / 6) * (10 / 36));
  expect(all).toBeCloseTo(1 / 6 / 36);
});

test('[MED.4.1-o][MED.4.1-f] a die more for each roll in bad weather, nothing in good weather', () => {
  expect([firstDice(g('bad-weather')), secondDice(g('bad-weather'))]).toEqual([2, 3]);
  expect(riskOf(g('bad-weather'), 1).danger).toBeCloseTo(11 / 36);
  expect(riskOf(g('good-weather'), 3)).toEqual({ danger: 0, card: 0, all: 0 });
});

test('several straits add up', () => {
  expect(riskOf(g(''), 2).danger).toBeCloseTo(1 - (5 / 6) ** 2);
  expect(riskOf(g(''), 2).all).toBeGreaterThan(riskOf(g(''), 1).all);
});
