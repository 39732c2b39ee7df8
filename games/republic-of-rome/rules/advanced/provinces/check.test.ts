import { expect, test } from 'vitest';
import { check } from '../../check/check.ts';
import type { Rome } from '../../game.ts';
import { legionsTo, wages } from '../../testing/armies.ts';
import { holds, provincial } from '../../testing/provinces.ts';

const MACEDONIA = 'province:macedonia';
/** A sound table with a Province that has joined a War, and another of Rome's. */
const broken = (patch: (g: Rome) => void) => {
  const { g } = provincial((x) => {
    wages(x, 'war:6');
    holds(x, MACEDONIA, '', { armies: 3 });
    holds(x, 'province:sicilia', 'senator:1', { fleets: 2 });
    x.advanced!.provinces!.allied = [{ province: MACEDONIA, war: 'war:6' }];
  });
  check(g);
  patch(g);
  return () => check(g);
};

test.each<[string, (g: Rome) => void, string]>([
  ['nothing kept', (g) => delete g.advanced!.provinces, 'kept and not played'],
  ['too many Armies', (g) => Object.assign(g.advanced!.provinces!.forces[0]!, { armies: 11 }), 'has 11 armies'],
  ['too many Fleets', (g) => Object.assign(g.advanced!.provinces!.forces[1]!, { fleets: 6 }), 'has 6 fleets'],
  ['nothing there', (g) => Object.assign(g.advanced!.provinces!.forces[1]!, { fleets: 0 }), 'with nothing'],
  ['one twice', (g) => g.advanced!.provinces!.forces.push(g.advanced!.provinces!.forces[0]!), 'stands twice'],
  ['a Province that is not there', (g) => g.provinces.pop(), 'does not exist'],
  ['two alliances', (g) => g.advanced!.provinces!.allied.push(g.advanced!.provinces!.allied[0]!), 'joined two wars'],
  ['the War is gone', (g) => (g.wars = []), 'war:6 is not in play'],
  ['no such War sleeps', (g) => g.advanced!.provinces!.repelled.push('war:3'), 'war:3 is not in play'],
  ['a risen ally', (g) => (g.provinces[0]!.inRevolt = true), "is somebody's"],
  ['a Garrison with the enemy', (g) => legionsTo(g, MACEDONIA, 1), 'a garrison stands'],
])('%s is noticed', (_, patch, what) => {
  const run = broken((g) => {
    patch(g);
    g.setAside.push(...(g.wars.length === 0 ? (['card:6'] as const) : []));
  });
  expect(run).toThrow(what);
});
