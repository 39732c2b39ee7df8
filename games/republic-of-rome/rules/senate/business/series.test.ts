import { describe, expect, test } from 'vitest';
import type { Force, Rome } from '../../game.ts';
import { fresh } from '../../rome/death.ts';
import { newForce } from '../../rome/forces.ts';
import { senator } from '../../rome/senators.ts';
import { empty } from '../../testing/empty.ts';
import { newWar } from '../../wars/wars.ts';
import type { ForceOrder } from '../proposal.ts';
import { isProsecutedAfter, keepsSeries } from './series.ts';
import { eliminate, raise } from './recruitment.ts';
import { repeal } from './repeal.ts';
import { landBills } from './land-bills.ts';

type Patch = (g: Rome) => unknown;
const made = (...patches: Patch[]): Rome => empty((g) => patches.forEach((patch) => patch(g))).g;
const refs = (...numbers: number[]) => numbers.map((n) => `legion:${n}` as const);

describe('[1.07.332-g][own-61] the order of attack among Wars of one series', () => {
  /** The 1st and the 2nd Punic War are Active; a Proconsul with 20 Legions and 20 Fleets is on the 1st. */
  const table = (...patches: Patch[]): Rome =>
    made(
      (g) => {
        for (const id of ['war:1', 'war:2'] as const)
          g.wars.push({ ...newWar(id, 'active', false), navalVictory: true });
        g.senators.push({ ...fresh(g, 'senator:1', 0), office: 'proconsul', at: 'field' });
        const f = newForce(g, 'war:1');
        Object.assign(f, { commander: 'senator:1', fleets: 20 });
        for (let n = 0; n < 20; n++) g.legions[n]!.at = `force:${f.id}`;
      },
      ...patches,
    );
  const forced =
    (how: Partial<Force>): Patch =>
    (g) =>
      Object.assign(g.forces[0]!, how);
  const after = (orders: ForceOrder[], ...patches: Patch[]): boolean => {
    const g = table(...patches);
    return isProsecutedAfter(g, g.wars[0]!, orders);
  };
  const withdraw = (legions: number, fleets: number): ForceOrder => ({
    t: 'withdraw',
    force: 1,
    legions: refs(...Array.from({ length: legions }, (_, n) => n)),
    fleets,
  });
  const reinforce = (force: number, legions: number[], fleets: number): ForceOrder => ({
    t: 'reinforce',
    force,
    legions: refs(...legions),
    fleets,
  });
  const send = (war: 'war:1' | 'war:2'): ForceOrder => ({
    t: 'send',
    commander: 'senator:2',
    war,
    legions: [],
    fleets: 0,
    replaces: '',
  });
  test('fought by one who stays and can fight, or by one who is sent', () => {
    expect(after([])).toBe(true);
    expect(after([{ t: 'recall', commander: 'senator:1' }])).toBe(false);
    expect(after([{ t: 'recall', commander: 'senator:9' }])).toBe(true);
    expect(after([{ t: 'recall', commander: 'senator:1' }, send('war:1')])).toBe(true);
    expect(after([{ t: 'recall', commander: 'senator:1' }, send('war:2')])).toBe(false);
    expect(after([], forced({ commander: '' }))).toBe(false);
    expect(after([], forced({ homeward: true }))).toBe(false);
  });
  test('with what the orders leave him, and what they bring him', () => {
    expect(after([withdraw(20, 0)])).toBe(false);
    expect(after([withdraw(19, 0)])).toBe(true);
    expect(after([withdraw(0, 20)])).toBe(false);
    expect(after([reinforce(1, [21], 0)], (g) => g.legions.forEach((l) => (l.at = 'pool')))).toBe(true);
    expect(after([reinforce(7, [21], 0)], (g) => g.legions.forEach((l) => (l.at = 'pool')))).toBe(false);
  });
  test('nobody is sent against the later while the earlier is left alone; nor is the earlier left while the later is fought', () => {
    const keeps = (orders: ForceOrder[], ...patches: Patch[]) => keepsSeries(table(...patches), orders);
    const recall: ForceOrder = { t: 'recall', commander: 'senator:1' };
    const alsoLater: Patch = (g) => {
      g.senators.push({ ...fresh(g, 'senator:3', 0), office: 'proconsul', at: 'field' });
      const f = newForce(g, 'war:2');
      Object.assign(f, { commander: 'senator:3', fleets: 5 });
      for (let n = 20; n < 25; n++) g.legions[n]!.at = `force:${f.id}`;
      senator(g, 'senator:3').office = 'proconsul';
    };
    expect(keeps([])).toBe(true);
    expect(keeps([send('war:2')])).toBe(true);
    expect(keeps([send('war:2'), recall])).toBe(false);
    expect(keeps([send('war:2'), recall, send('war:1')])).toBe(true);
    expect(keeps([recall])).toBe(true);
    expect(keeps([recall], alsoLater)).toBe(false);
    // It had lost its Commander before: that hinders nothing else.
    expect(keeps([], alsoLater, forced({ commander: '' }))).toBe(true);
    expect(keeps([send('war:2')], forced({ commander: '' }))).toBe(false);
  });
  test('a War of no series hinders nobody', () => {
    expect(
      keepsSeries(
        made((g) => g.wars.push(newWar('war:5', 'active', false))),
        [],
      ),
    ).toBe(true);
  });
});

describe('what may be proposed in other business', () => {
  const sits: Patch = (g) => (g.senate.step = 'business');
  const may = (kind: { mayPut: typeof raise.mayPut }, ...patches: Patch[]): boolean =>
    kind.mayPut(made(sits, ...patches), 0, 'presiding') === true;
  const poor: Patch = (g) => (g.state = 0);
  test('[1.09.63-a][1.09.63-h] raising: while units are left and the State can pay, and recruitment is not forbidden', () => {
    const is = (...patches: Patch[]) => may(raise, ...patches);
    expect([is(), is(poor), is((g) => (g.noRecruitment = true))]).toEqual([true, false, false]);
    const noLegions: Patch = (g) => g.legions.forEach((l) => (l.at = 'active'));
    const noFleets: Patch = (g) => (g.fleets = 25);
    expect([is(noLegions), is(noFleets), is(noLegions, noFleets)]).toEqual([true, true, false]);
    expect(is((g) => (g.senate.step = 'prosecutions'))).toBe(false);
  });
  test('[1.09.63-c] eliminating: Legions or Fleets that were not raised in this phase', () => {
    const is = (...patches: Patch[]) => may(eliminate, ...patches);
    const legion: Patch = (g) => (g.legions[0]!.at = 'active');
    const fleets: Patch = (g) => (g.fleets = 2);
    expect([is(), is(legion), is(fleets)]).toEqual([false, true, true]);
    expect(is(legion, (g) => g.senate.raised.legions.push(0))).toBe(false);
    expect(is(fleets, (g) => (g.senate.raised.fleets = 2))).toBe(false);
    expect(is(fleets, (g) => (g.senate.raised.fleets = 1))).toBe(true);
  });
  test('[1.09.63-c][amb-94] what was secured must still be possible', () => {
    const can = (legions: number, fleets: number, ...patches: Patch[]) =>
      raise.isPossible!(made(...patches), { t: 'raise', legions, fleets });
    expect([can(5, 5), can(5, 6), can(1, 0, (g) => (g.noRecruitment = true))]).toEqual([true, false, false]);
    const gone = (legions: number[], fleets: number, ...patches: Patch[]) =>
      eliminate.isPossible!(
        made(
          (g) => (g.legions[0]!.at = 'active'),
          (g) => (g.fleets = 2),
          ...patches,
        ),
        { t: 'eliminate', legions: refs(...legions), fleets },
      );
    expect([gone([0], 2), gone([1], 2), gone([0], 3), gone([0, 1], 0)]).toEqual([true, false, false, false]);
  });
  test('[1.09.62-c][1.09.621-f] Land Bills, and one try to repeal one', () => {
    const bill: Patch = (g) => {
      g.landBills.II = 1;
      g.senators.push({ ...fresh(g, 'senator:1', 0), popularity: 9 });
    };
    const is = (...patches: Patch[]) => may(repeal, ...patches);
    expect([is(), is(bill), is(bill, (g) => (g.senate.repealTried = true))]).toEqual([false, true, false]);
    expect(is(bill, (g) => (g.senators[0]!.popularity = -9))).toBe(false);
    expect(is(bill, (g) => (g.senators[0]!.at = 'field'))).toBe(false);
    const can = (...patches: Patch[]) =>
      repeal.isPossible!(made(...patches), { t: 'repeal', type: 'II', sponsor: 'senator:1' });
    expect([can(bill), can(), can(bill, (g) => (g.senate.repealTried = true))]).toEqual([true, false, false]);
    const names = (ref: string, ...patches: Patch[]) => [
      repeal.canName!(made(...patches), ref),
      landBills.canName!(made(...patches), ref),
    ];
    expect(names('land-bill:II', bill)).toEqual([true, true]);
    expect(names('land-bill:III', bill)).toEqual([false, true]);
    expect(names('senator:1', bill)).toEqual([true, true]);
    expect(names('senator:2', bill)).toEqual([false, false]);
  });
});
