import { describe, expect, test } from 'vitest';
import { battleAhead } from '../../explain/battle.ts';
import { explain } from '../../explain/explain.ts';
import type { Rome } from '../../game.ts';
import { senator } from '../../rome/senators.ts';
import { legionsTo, sends } from '../../testing/armies.ts';
import { at } from '../../testing/at.ts';
import { bare, rich } from '../../testing/bare.ts';
import { holds } from '../../testing/provinces.ts';
import { declaring, governed, GOVERNORS, revoltsIn, sailsFrom } from '../../testing/rebels.ts';
import { interception } from './crossing.ts';

const AFRICA = 'province:africa';
const SICILIA = 'province:sicilia';

describe('the Strength of a declaration', () => {
  const game = () =>
    declaring((g) => {
      holds(g, SICILIA, 'senator:2', { armies: 2 });
      legionsTo(g, 'active', 2, { veteran: true, allegiance: 'senator:2' });
    }).as(1);

  test('[2.03.2-i][2.03.2-o] is told before somebody is named, counted, or declared', () => {
    const before = game();
    expect(explain(before.view(1), 'nameRebel', 'senator:2')?.tallies?.[0]?.total).toBe(4 + 2 + 4);
    before.does('nameRebel', 'senator:2');
    expect(explain(before.view(1), 'declareGovernors', '')?.tallies?.[0]?.total).toBe(4 + 2 + 4);
    expect(explain(before.view(1), 'countVeterans', 'legion:0')?.tallies?.[0]?.total).toBe(4 + 2 + 2);
  });

  test('[2.03.2-j] with the Commander who decides now', () => {
    const victor = declaring((g) => {
      sends(g, 'senator:1', '' as never, { legions: 1, force: { victorious: true } });
      legionsTo(g, 'force:1', 1, { veteran: true, allegiance: 'senator:1' });
    }).as(0);
    expect(explain(victor.view(0), 'declareRevolt', '')?.tallies?.[0]?.total).toBe(4 + 2);
    expect(explain(victor.view(0), 'testLoyalty', '')?.prospects).toHaveLength(2);
  });
});

test('[2.03.23-a][2.03.23-b] how many Fleets may follow, by what they are paid', () => {
  const game = declaring((g) => {
    sends(g, 'senator:1', '' as never, { fleets: 2, force: { victorious: true } });
    legionsTo(g, 'force:1', 1, { veteran: true, allegiance: 'senator:1' });
    rich(g, 'senator:1', 2);
  })
    .as(0)
    .does('testLoyalty');
  const told = (verb: string, n: number) =>
    Object.fromEntries((explain(game.view(0), verb, String(n))?.prospects ?? []).map((p) => [p.kind, p.chance]));
  // In the Early Republic 5 is needed: a third each.
  expect(told('testFleets', 2)).toEqual({
    0: expect.closeTo(4 / 9),
    1: expect.closeTo(4 / 9),
    2: expect.closeTo(1 / 9),
  });
  game.does('testFleets', 2);
  // A half for the one who is paid.
  expect(told('payFleets', 1)).toEqual({
    0: expect.closeTo(1 / 3),
    1: expect.closeTo(1 / 2),
    2: expect.closeTo(1 / 6),
  });
});

test('[2.03.72-c][2.03.72-d][2.03.72-i] the chances of an Interception, and what it may cost', () => {
  const game = at(interception, undefined, { ...GOVERNORS, seats: 3 }, (g: Rome) => {
    bare(g);
    g.phase = 'combat';
    g.fleets = 6;
    senator(g, 'senator:1').office = 'rome-consul';
    sailsFrom(g, 'senator:2', AFRICA, { fleets: 1 });
    legionsTo(g, 'rebel', 1);
  });
  const told = explain(game.view(0), 'intercept', '')!;
  expect(told.tallies?.map((t) => t.total)).toEqual([6, 6]);
  // 14 and more of three dice.
  expect(told.odds?.win).toBeCloseTo(35 / 216);
  expect(told.prospects?.find((p) => p.kind === 'defeat')?.takes?.['fleets']).toMatchObject({ least: 1, most: 6 });
});

test('[2.03.81-e] an attack on a Rebel Province is told at sea first, then on land', () => {
  const told = (fleets: number) => {
    const { g } = governed((x) => {
      revoltsIn(x, 'senator:2', SICILIA, { armies: 2, fleets });
      sends(x, 'senator:1', SICILIA, { legions: 4, fleets: 5 });
    });
    return battleAhead(g, g.forces[0]!);
  };
  expect(told(3)?.tallies?.map((t) => t.total)).toEqual([5 + 4, 3 + 3]);
  expect(told(3)?.then?.tallies?.map((t) => t.total)).toEqual([4 + 4, 2 + 1 + 3]);
  expect(told(2)?.tallies?.map((t) => t.total)).toEqual([4 + 4, 2 + 1 + 3]);
  expect(told(2)?.then).toBeUndefined();
});
