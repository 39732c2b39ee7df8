import type { State } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { migrations } from './migrations.ts';

const up = (g: object): void => {
  for (const m of migrations) m.up?.({ g } as State<unknown>);
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
  up(g);
  expect(g.provinces.map((p) => (p as { plunderer?: string }).plunderer)).toEqual(['senator:1', '', 'senator:3', '']);
  expect(g.provinces.some((p) => 'spoilsTaken' in p)).toBe(false);
  expect(g.senators.map((s) => s.corrupt)).toEqual([false, true, true, true]);
  expect(g.senate.eliminated).toEqual({ legions: [4], veterans: [], fleets: 0 });
});
