import { expect, test } from 'vitest';
import { check } from '../../check/check.ts';
import type { Rome } from '../../game.ts';
import { legionsTo, rebels } from '../../testing/armies.ts';
import { holds, provincial } from '../../testing/provinces.ts';
import { enlist, governed, marchesFrom, reinforcesFrom, revoltsIn } from '../../testing/rebels.ts';
import type { Crossing } from './state.ts';

const AFRICA = 'province:africa';
const SICILIA = 'province:sicilia';
const kept = (g: Rome) => g.advanced!.rebels!;
/** A sound table: the Primary Rebel is in Italy from Sicilia, and one from Africa on his way to him. */
const broken = (patch: (g: Rome) => void) => {
  const { g } = governed((x) => {
    marchesFrom(x, 'senator:2', SICILIA, { armies: 2 });
    legionsTo(x, 'rebel', 1);
    enlist(x, 1, 'senator:6');
    revoltsIn(x, 'senator:6', AFRICA, { armies: 2 });
    reinforcesFrom(x, AFRICA, { armies: 1 });
    kept(x).beatenAtSea = [AFRICA];
  });
  check(g);
  patch(g);
  return () => check(g);
};
const sea = (g: Rome, crossing: Crossing[]) => (kept(g).crossing = crossing);

test.each<[string, (g: Rome) => void, string]>([
  ['an army in a Province of somebody else', (g) => (g.rebels[1]!.army = SICILIA), 'does not govern it'],
  ['a term that runs', (g) => (g.provinces[1]!.term = 2), 'does not govern it'],
  ['a Senator in a Province of somebody else', (g) => (g.senators[0]!.at = AFRICA), 'not its governor'],
  ['a Legate of a Rebel', (g) => (g.provinces[0]!.legate = true), 'a legate rules'],
  ['two with one army', (g) => g.rebels.push({ ...g.rebels[0]! }), 'rebels with an army'],
  ['Fleets that are fewer than none', (g) => (kept(g).fleets = -1), 'follow nobody'],
  ['a marker on a loyal Province', (g) => (kept(g).beatenAtSea = ['province:asia']), 'is no rebel'],
  [
    'Forces in Italy of a loyal Province',
    (g) => kept(g).inItaly.push({ province: 'province:asia', armies: 0, fleets: 0 }),
    'is no rebel',
  ],
  ['a Province that landed twice', (g) => kept(g).inItaly.push(kept(g).inItaly[0]!), 'landed twice'],
  [
    'more Armies than there is room for',
    (g) => (kept(g).inItaly = [{ province: SICILIA, armies: 11, fleets: 0 }]),
    '11',
  ],
  ['more Fleets than there is room for', (g) => (kept(g).inItaly = [{ province: SICILIA, armies: 0, fleets: 6 }]), '6'],
  ['two at sea', (g) => sea(g, [kept(g).crossing[0]!, kept(g).crossing[0]!]), 'at sea'],
  ['a loyal Province at sea', (g) => sea(g, [{ ...kept(g).crossing[0]!, province: 'province:asia' }]), 'no rebel'],
  ['at sea and in Italy', (g) => kept(g).inItaly.push({ province: AFRICA, armies: 0, fleets: 0 }), 'in Italy'],
  ['fewer than none at sea', (g) => sea(g, [{ ...kept(g).crossing[0]!, armies: -1 }]), 'at sea'],
  ['a Legion that is none', (g) => sea(g, [{ ...kept(g).crossing[0]!, legions: [25] }]), 'does not exist'],
  ['part of the Primary Rebel at sea', (g) => sea(g, [{ ...kept(g).crossing[0]!, province: SICILIA }]), 'part of'],
])('%s is noticed', (_, patch, what) => {
  expect(broken(patch)).toThrow(what);
});

test('[1.11.3-d] without the rule nobody has an army in a Province', () => {
  const { g } = provincial((x) => {
    holds(x, SICILIA, '');
    rebels(x, 'senator:2', 1);
  });
  check(g);
  Object.assign(g.rebels[0]!, { army: SICILIA });
  for (const l of g.legions) if (l.at === 'rebel') l.at = SICILIA;
  expect(() => check(g)).toThrow('a governor is a rebel with an army');
});

test('whoever plays them keeps something', () => {
  const { g } = governed();
  delete g.advanced!.rebels;
  expect(() => check(g)).toThrow('not played');
});
