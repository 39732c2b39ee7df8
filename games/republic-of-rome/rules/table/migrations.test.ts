import type { State } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { migrations } from './migrations.ts';

const up = (version: number, g: object, stack: object[] = []): void => {
  for (const m of migrations) if (m.version === version) m.up?.({ g, stack } as State<unknown>);
};

test('[1.13.1-d] a game of version 1 learns who took Spoils by Legate, and he is corrupt no more for it', () => {
  const province = (id: string, governor: string, legate: boolean) => ({ id, governor, legate, spoilsTaken: true });
  const senator = (id: string, at: string, returned = 0) => ({ id, at, returned, corrupt: true });
  const g = {
    turn: 3,
    provinces: [
      province('province:asia', 'senator:1', true),
      province('province:sicilia', 'senator:2', false),
      province('province:africa', 'senator:3', true),
      { ...province('province:macedonia', 'senator:4', true), spoilsTaken: false },
    ],
    senators: [
      senator('senator:1', 'field'),
      senator('senator:2', 'province:sicilia'),
      senator('senator:3', 'rome', 3),
      senator('senator:4', 'rome'),
    ],
    senate: { eliminated: { legions: [4], fleets: 0 } },
  };
  up(2, g);
  expect(g.provinces.map((p) => (p as { plunderer?: string }).plunderer)).toEqual(['senator:1', '', 'senator:3', '']);
  expect(g.provinces.some((p) => 'spoilsTaken' in p)).toBe(false);
  expect(g.senators.map((s) => s.corrupt)).toEqual([false, true, true, true]);
  expect(g.senate.eliminated).toEqual({ legions: [4], veterans: [], fleets: 0 });
});

describe('[1.11.3-d] a game of version 2 has a list of Rebels', () => {
  const senators = [
    { id: 'senator:1', rebel: 'secondary' },
    { id: 'senator:2', rebel: 'primary' },
  ];
  test('with the one who is in Revolt, and all that was known of him', () => {
    const g = { senators, revoltSince: 3, rebelHorse: 'senator:1', revoltShift: -2 };
    up(3, g);
    const rebel = { senator: 'senator:2', army: 'rebel', since: 3, masterOfHorse: 'senator:1', shift: -2 };
    expect(g).toEqual({ senators, rebels: [rebel] });
  });
  test('empty in peace, whatever a Revolt that is over has left behind', () => {
    const g = { senators: [], revoltSince: 0, rebelHorse: '', revoltShift: 2 };
    up(3, g);
    expect(g).toEqual({ senators: [], rebels: [] });
  });
  test('[1.09.64-a] a deployment that was being written down still stands', () => {
    const frames = (seen: string, of: string) => [
      { proc: 'senate.draft-deployment', local: { seen } },
      { proc: 'senate', local: { seen: of } },
    ];
    const stack = [...frames('senator:1 10 2 1 0 0', 'as it was 0'), ...frames('senator:1 1 2 1 0 10', '')];
    up(3, { senators: [], revoltSince: 0 }, stack);
    expect(stack).toEqual([...frames('senator:1 10 2 1 0 ', 'as it was 0'), ...frames('senator:1 1 2 1 0 10', '')]);
  });
});

test('[1.13.1-d] whoever took none of the Spoils stays as he was, wherever he stands in the list', () => {
  const g = {
    turn: 3,
    provinces: [{ id: 'province:asia', governor: 'senator:2', legate: true, spoilsTaken: true }],
    senators: [
      { id: 'senator:1', at: 'rome', returned: 0, corrupt: true },
      { id: 'senator:2', at: 'rome', returned: 0, corrupt: true },
    ],
    senate: { eliminated: { legions: [], fleets: 0 } },
  };
  up(2, g);
  expect(g.senators.map((s) => s.corrupt)).toEqual([true, false]);
});

test('[1.11.3-d] a Revolt of the first turn counts, one without its Rebel does not', () => {
  const listed = (rebel: string, revoltSince: number) => {
    const g = { senators: [{ id: 'senator:2', rebel }], revoltSince, rebels: [] };
    up(3, g);
    return g.rebels.length;
  };
  expect([listed('primary', 1), listed('secondary', 1), listed('primary', 0)]).toEqual([1, 0, 0]);
});

test('[1.05.3-h] a game of version 3 has a list of who died at a trial, and keeps what it had', () => {
  const games = [{ senate: {} }, { senate: { diedAtTrial: ['senator:1'] } }];
  for (const g of games) up(4, g);
  expect(games).toEqual([{ senate: { diedAtTrial: [] } }, { senate: { diedAtTrial: ['senator:1'] } }]);
});
