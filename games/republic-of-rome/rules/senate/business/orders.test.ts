import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { newForce } from '../../rome/forces.ts';
import { empty } from '../../testing/empty.ts';
import type { ForceOrder } from '../proposal.ts';
import { atHand, isWithin, legionsKey, leftIn, ordersKey, ordinaryOf, unitsOf, veteransOf } from './orders.ts';

/** Legions 0 to 3 and two Fleets are active, 4 and 5 with three Fleets under `senator:1`, 6 in Sicilia; 3 and 5 are Veterans. */
const army = (): Rome =>
  empty((g) => {
    const f = newForce(g, 'war:1');
    Object.assign(f, { commander: 'senator:1', fleets: 3 });
    for (const n of [0, 1, 2, 3]) g.legions[n]!.at = 'active';
    for (const n of [4, 5]) g.legions[n]!.at = `force:${f.id}`;
    g.legions[6]!.at = 'province:sicilia';
    for (const n of [3, 5]) g.legions[n]!.veteran = true;
    g.fleets = 2;
  }).g;
const refs = (...numbers: number[]) => numbers.map((n) => `legion:${n}` as const);
const send = (legions: number[], fleets = 0): ForceOrder => ({
  t: 'send',
  commander: 'senator:2',
  war: 'war:2',
  legions: refs(...legions),
  fleets,
  replaces: '',
});
const withdraw = (legions: number[], fleets = 0, force = 1): ForceOrder => ({
  t: 'withdraw',
  force,
  legions: refs(...legions),
  fleets,
});
const RECALL: ForceOrder = { t: 'recall', commander: 'senator:1' };

describe('[1.09.64-a][amb-116] what is at hand after some orders', () => {
  const left = (...orders: ForceOrder[]) => {
    const { legions, fleets } = atHand(army(), orders);
    return [[...legions].sort((a, b) => a - b), fleets];
  };
  test('the Active Forces, less what was sent, put under a Commander, or into a garrison', () => {
    expect(left()).toEqual([[0, 1, 2, 3], 2]);
    expect(left(send([0, 3], 1))).toEqual([[1, 2], 1]);
    expect(left({ t: 'reinforce', force: 1, legions: refs(1), fleets: 2 })).toEqual([[0, 2, 3], 0]);
    expect(left({ t: 'garrison', province: 'province:sicilia', legions: refs(2) })).toEqual([[0, 1, 3], 2]);
  });
  test('what comes home by the same proposal is there: withdrawn, from a garrison, with a Commander', () => {
    expect(left(withdraw([4], 1))).toEqual([[0, 1, 2, 3, 4], 3]);
    expect(left({ t: 'ungarrison', province: 'province:sicilia', legions: refs(6) })).toEqual([[0, 1, 2, 3, 6], 2]);
    expect(left(RECALL)).toEqual([[0, 1, 2, 3, 4, 5], 5]);
    expect(left({ t: 'recall', commander: 'senator:9' })).toEqual([[0, 1, 2, 3], 2]);
  });
  test('nothing comes home twice: a recall brings what was not withdrawn before', () => {
    expect(left(withdraw([4], 1), RECALL)).toEqual([[0, 1, 2, 3, 4, 5], 5]);
  });
  test('what came home can be used, and is then gone', () => {
    expect(left(RECALL, send([4, 5, 0], 4))).toEqual([[1, 2, 3], 1]);
  });
});

describe('[1.09.64-a] what a Force has left', () => {
  const left = (...orders: ForceOrder[]) => {
    const g = army();
    return leftIn(g, g.forces[0]!, orders);
  };
  test('less what is withdrawn from it, whatever else is ordered', () => {
    expect(left()).toEqual({ legions: [4, 5], fleets: 3 });
    expect(left(withdraw([4], 2))).toEqual({ legions: [5], fleets: 1 });
    expect(left(withdraw([4], 2, 7))).toEqual({ legions: [4, 5], fleets: 3 });
    expect(left({ t: 'reinforce', force: 1, legions: refs(4), fleets: 1 })).toEqual({ legions: [4, 5], fleets: 3 });
    expect(left(withdraw([4], 1), withdraw([5], 1))).toEqual({ legions: [], fleets: 1 });
  });
  test('wanted and there: every Legion by its number, Fleets by theirs', () => {
    const there = unitsOf({ legions: refs(1, 2), fleets: 2 });
    expect(isWithin(unitsOf({ legions: refs(1, 2), fleets: 2 }), there)).toBe(true);
    expect(isWithin(unitsOf({ legions: refs(1, 3), fleets: 2 }), there)).toBe(false);
    expect(isWithin(unitsOf({ legions: refs(1), fleets: 3 }), there)).toBe(false);
    expect(unitsOf({ legions: refs(1) }).fleets).toBe(0);
  });
});

describe('[amb-108][1.09.131-b] which Legions are the same', () => {
  test('ordinary ones count, Veterans have names', () => {
    const g = army();
    const all = unitsOf({ legions: refs(2, 3, 4, 5) });
    expect([ordinaryOf(g, all), veteransOf(g, all)]).toEqual([[2, 4], refs(3, 5)]);
    expect(legionsKey(g, refs(5, 0, 3))).toEqual(['1', 'legion:3', 'legion:5']);
  });
  test('[1.09.131-c] the same orders in another order, with other ordinary Legions, are the same proposal', () => {
    const g = army();
    const key = (...orders: ForceOrder[]) => ordersKey(g, orders);
    expect(key(send([0]), RECALL)).toBe(key(RECALL, send([1])));
    expect(key(send([0]))).not.toBe(key(send([3])));
    expect(key(send([0]))).not.toBe(key(send([0, 1])));
    expect(key(send([0], 1))).not.toBe(key(send([0], 2)));
    expect(key(send([0]))).not.toBe(key(send([0]), RECALL));
  });
});
