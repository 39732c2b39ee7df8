/** What is proposed for an expedition, and why a way does not lead there. */
import { expect, test } from 'vitest';
import type { Empires } from '../game.ts';
import { at, card, CARTAGO, hand, own, place, ROMA } from '../testing/at.ts';
import { send } from '../testing/attack.ts';
import { action } from '../round/action.ts';
import { march } from './march.ts';
import { ENOUGH, guardChance, proposeBy, proposeGuard } from './proposal.ts';
import { prospect } from './prospect.ts';
import { whyNoWay } from './targets.ts';

const rome = (cards: readonly string[], patch: (g: Empires) => void = () => {}) =>
  at(action, { seat: ROMA }, { byChance: true }, (g) => {
    hand(g, ROMA, ...cards);
    patch(g);
  }).view(ROMA);

test('[MED.5.4.1-f] a way that does not lead there says why: no troop, no fleet, no way, no port', () => {
  const why = (cards: string[], target: string, way: 'land' | 'sea'): string | undefined =>
    whyNoWay(rome(cards), ROMA, place(target), way)?.k;
  expect(why(['Hastati'], 'capua', 'land')).toBeUndefined();
  expect(why(['Liburna'], 'capua', 'land')).toBe('med.no.noTroop');
  expect(why(['Hastati', 'Liburna'], 'utica', 'land')).toBe('med.no.noLand');
  expect(why(['Hastati'], 'utica', 'sea')).toMatch(/noFleet|noSea/);
});

test('the fewest cards that are enough; where nothing is enough, those with the best chance', () => {
  const view = rome(['Hastati', 'Hastati', 'Principes', 'Triarii']);
  const found = proposeBy(view, ROMA, place('capua'), 'land')!;
  expect(found.chance).toBeGreaterThanOrEqual(ENOUGH);
  const fewer = prospect(view, { ...found, units: found.units.slice(0, -1) });
  expect(fewer.win).toBeLessThan(ENOUGH);
  const strong = rome(['Hastati', 'Principes'], (g) => {
    g.forts[place('capua')] = 9;
  });
  const all = proposeBy(strong, ROMA, place('capua'), 'land')!;
  expect([all.units.length, all.chance < ENOUGH]).toEqual([2, true]);
});

test('[MED.5.4.4-b] an interception is weighed against what is seen of the attack, or against ordinary cards', () => {
  const p = at(march, undefined, { byChance: true }, (g) => {
    own(g, CARTAGO, 'utica');
    send(g, {
      by: ROMA,
      path: ['roma', 'utica'],
      troops: ['Triarii'],
      fleets: ['Liburna'],
      sea: 0,
      arrival: 'landing',
    });
    hand(g, CARTAGO, 'Quinquerreme Punico', 'Lanceros Libios', 'Anibal');
  });
  const view = p.view(CARTAGO);
  const found = proposeGuard(view, CARTAGO, 'naval', place('utica'))!;
  expect(found.units.map((u) => u.card)).toContain(card('CARTAGO/Quinquerreme Punico'));
  // It is the same whatever lies face down.
  const other = at(march, undefined, { byChance: true }, (g) => {
    own(g, CARTAGO, 'utica');
    send(g, {
      by: ROMA,
      path: ['roma', 'utica'],
      troops: ['Hastati'],
      fleets: ['Liburna'],
      sea: 0,
      arrival: 'landing',
    });
    hand(g, CARTAGO, 'Quinquerreme Punico', 'Lanceros Libios', 'Anibal');
  }).view(CARTAGO);
  expect(guardChance(other, 'naval', found)).toBe(guardChance(view, 'naval', found));
});
