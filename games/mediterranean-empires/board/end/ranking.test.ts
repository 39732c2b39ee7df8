import { describe, expect, test } from 'vitest';
import { action } from '../../rules/round/action.ts';
import { at, CARTAGO, hand, own, ROMA } from '../../rules/testing/at.ts';
import { decidedBy, placesOf } from './ranking.ts';

/** Roma has two more cities than Carthago. */
const view = (roma: number, carthago: number) =>
  at(action, { seat: ROMA }, { seats: 2 }, (g) => {
    hand(g, ROMA, 'Hastati');
    own(g, ROMA, 'neapolis', 'tarentum');
    g.vp[ROMA] = roma;
    g.vp[CARTAGO] = carthago;
  }).view('public');

describe('the final ranking', () => {
  test('[MED.4.4-b][MED.4.4-e] most points first, each with the title that they give', () => {
    const outcome = { how: 'points', winners: [CARTAGO] };
    const places = placesOf(view(19, 32), outcome);
    expect(places.map(({ seat, place, band }) => [seat, place, band])).toEqual([
      [CARTAGO, 1, 'dominant'],
      [ROMA, 2, 'vassal'],
    ]);
    expect(decidedBy(places, outcome)).toBe('points');
  });

  test('[MED.4.4-b] of equal points the one with more cities, and that is said', () => {
    const outcome = { how: 'points', winners: [ROMA] };
    const places = placesOf(view(25, 25), outcome);
    expect(places.map((x) => x.seat)).toEqual([ROMA, CARTAGO]);
    expect(decidedBy(places, outcome)).toBe('cities');
  });

  test('[MED.4.4-a] whoever wins by cities stands first, whatever the points', () => {
    const outcome = { how: 'automatic', winners: [ROMA] };
    const places = placesOf(view(12, 30), outcome);
    expect(places.map((x) => [x.seat, x.won])).toEqual([
      [ROMA, true],
      [CARTAGO, false],
    ]);
    expect(decidedBy(places, outcome)).toBe('automatic');
  });
});
