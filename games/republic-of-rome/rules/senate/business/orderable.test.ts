import { describe, expect, test } from 'vitest';
import type { Force, Rome } from '../../game.ts';
import { fresh } from '../../rome/death.ts';
import { newForce } from '../../rome/forces.ts';
import { senator } from '../../rome/senators.ts';
import { empty } from '../../testing/empty.ts';
import { newProvince } from '../../wars/provinces.ts';
import { newWar } from '../../wars/wars.ts';
import type { ForceOrder } from '../proposal.ts';
import { canSend, canSupply, hasTarget, least, mayCommand, replaceable, takenOver, targets } from './command.ts';
import { canGarrison, garrisonable, ungarrisonable } from './garrisons.ts';
import { canBeIn, canOrder } from './orderable.ts';
import { canChange, forceName, isSettled, mayRecall, mayReinforce, mayWithdraw, namesOf, withdraw } from './recall.ts';
import { revolts } from '../../testing/people.ts';

const WAR = 'war:5';
const SICILIA = 'province:sicilia';
const refs = (...numbers: number[]) => numbers.map((n) => `legion:${n}` as const);
type Patch = (g: Rome) => unknown;
const set = (id: string, how: object) => (g: Rome) => Object.assign(senator(g, id), how);
const forced = (how: Partial<Force>) => (g: Rome) => Object.assign(g.forces[0]!, how);

/**
 * Turn 5. `senator:1` is Rome Consul, `senator:2` Field Consul, both in Rome; `senator:3` is Proconsul on the 1st Gallic
 * War with Legions 0 and 1 and a Fleet, sent in turn 3. Legions 2 to 9 and four Fleets are active.
 */
const table = (...patches: Patch[]): Rome =>
  empty((g) => {
    g.turn = 5;
    g.senators.push(fresh(g, 'senator:1', 0), fresh(g, 'senator:2', 0), fresh(g, 'senator:3', 1));
    set('senator:1', { office: 'rome-consul' })(g);
    set('senator:2', { office: 'field-consul' })(g);
    set('senator:3', { office: 'proconsul', at: 'field' })(g);
    g.wars.push(newWar(WAR, 'active', false));
    const f = newForce(g, WAR);
    Object.assign(f, { commander: 'senator:3', fleets: 1, sentIn: 3, reinforcedIn: 0 });
    for (const n of [0, 1]) g.legions[n]!.at = `force:${f.id}`;
    for (let n = 2; n < 10; n++) g.legions[n]!.at = 'active';
    g.fleets = 4;
    for (const patch of patches) patch(g);
  }).g;
const send = (more: Partial<Extract<ForceOrder, { t: 'send' }>> = {}): Extract<ForceOrder, { t: 'send' }> => ({
  t: 'send',
  commander: 'senator:2',
  war: WAR,
  legions: refs(2, 3),
  fleets: 0,
  replaces: '',
  ...more,
});
const RECALL: ForceOrder = { t: 'recall', commander: 'senator:3' };
const change = (t: 'withdraw' | 'reinforce', force = 1, legions = [0], fleets = 0) => ({
  t,
  force,
  legions: refs(...legions),
  fleets,
});

describe('[1.09.641-c] who may command', () => {
  const may = (id: string, orders: ForceOrder[] = [], ...patches: Patch[]): boolean => {
    const g = table(...patches);
    return mayCommand(g, senator(g, id), orders);
  };
  test('[1.09.641-d][amb-112] the Field Consul, and the Rome Consul after him or together with him', () => {
    expect([may('senator:2'), may('senator:1'), may('senator:1', [send()])]).toEqual([true, false, true]);
    expect(may('senator:2', [send()])).toBe(false);
    expect(may('senator:1', [], set('senator:2', { at: 'field' }))).toBe(true);
    expect(may('senator:1', [], set('senator:2', { office: '' }))).toBe(true);
    expect(may('senator:1', [send({ commander: 'senator:9' })])).toBe(false);
  });
  test('the Dictator; nobody without such an office, and nobody away from Rome', () => {
    expect(may('senator:1', [], set('senator:1', { office: 'dictator' }))).toBe(true);
    expect(may('senator:1', [], set('senator:1', { office: 'censor' }))).toBe(false);
    expect(may('senator:2', [], set('senator:2', { at: 'field' }))).toBe(false);
    expect(may('senator:3')).toBe(false);
  });
});

describe('[1.09.644-a][1.09.644-e] Proconsuls whose command may be changed', () => {
  const of = (ask: (g: Rome, f: Force, orders: ForceOrder[]) => boolean, orders: ForceOrder[], ...patches: Patch[]) => {
    const g = table(...patches);
    return ask(g, g.forces[0]!, orders);
  };
  test('settled: a loyal Proconsul at war, neither sent nor reinforced in this Senate Phase', () => {
    const is = (...patches: Patch[]) => of(isSettled, [], ...patches);
    expect(is()).toBe(true);
    expect(is(forced({ sentIn: 5 }))).toBe(false);
    expect(is(forced({ reinforcedIn: 5 }))).toBe(false);
    expect(is(forced({ war: 'card:106' }))).toBe(false);
    expect(is(forced({ war: 'rebel' }))).toBe(true);
    expect(is(forced({ commander: '' }))).toBe(false);
    expect(is(set('senator:3', { office: 'field-consul' }))).toBe(false);
    expect(is(set('senator:3', { rebel: 'primary' }))).toBe(false);
  });
  test('recalled: once, and not if something else is ordered of his Force', () => {
    const may = (...orders: ForceOrder[]) => of(mayRecall, orders);
    expect(may()).toBe(true);
    expect(may(RECALL)).toBe(false);
    expect(may({ t: 'recall', commander: 'senator:9' })).toBe(true);
    expect(may(send({ replaces: 'senator:3' }))).toBe(false);
    expect(may(send())).toBe(true);
    expect(may(change('reinforce'))).toBe(false);
    expect(may(change('withdraw'))).toBe(false);
    expect(may(change('withdraw', 7))).toBe(true);
    expect(of(mayRecall, [], forced({ reinforcedIn: 5 }))).toBe(false);
  });
  test('[1.09.644-c][1.09.644-d] withdrawn from: a Proconsul keeps a unit; a Force without Commander may lose all', () => {
    const may = (orders: ForceOrder[], ...patches: Patch[]) => of(mayWithdraw, orders, ...patches);
    const alone = (g: Rome): void => {
      g.legions[0]!.at = 'pool';
      g.legions[1]!.at = 'pool';
    };
    const orphan = forced({ commander: '' });
    expect(may([])).toBe(true);
    expect(may([], alone)).toBe(false);
    expect(may([], alone, forced({ fleets: 2 }))).toBe(true);
    expect(may([], alone, orphan)).toBe(true);
    expect(may([], alone, orphan, forced({ fleets: 0 }))).toBe(false);
    expect(may([], orphan, forced({ sentIn: 5 }))).toBe(false);
    expect(may([], forced({ sentIn: 5 }))).toBe(false);
    expect(may([], forced({ war: 'card:106' }))).toBe(false);
    expect(may([RECALL])).toBe(false);
    expect(may([send()], orphan)).toBe(false);
    expect(may([send({ war: 'war:6' })], orphan)).toBe(true);
  });
  test('[1.09.647-a][1.09.647-c] reinforced: also again, but not one who left Rome in this phase', () => {
    const may = (orders: ForceOrder[], ...patches: Patch[]) => of(mayReinforce, orders, ...patches);
    expect(may([])).toBe(true);
    expect(may([], forced({ reinforcedIn: 5 }))).toBe(true);
    expect(may([], forced({ sentIn: 5 }))).toBe(false);
    expect(may([], forced({ war: 'card:106' }))).toBe(false);
    expect(may([], forced({ commander: '' }))).toBe(false);
    expect(may([RECALL])).toBe(false);
  });
  test('[1.09.642-c] done only if it still can be, with units that are there', () => {
    const can = (o: Parameters<typeof canChange>[1], before: ForceOrder[] = [], ...patches: Patch[]) =>
      canChange(table(...patches), o, before);
    expect(can({ t: 'recall', commander: 'senator:3' })).toBe(true);
    expect(can({ t: 'recall', commander: 'senator:9' })).toBe(false);
    expect(can(change('withdraw'))).toBe(true);
    expect(can(change('withdraw', 7))).toBe(false);
    expect(can(change('withdraw', 1, [2]))).toBe(false);
    expect(can(change('withdraw', 1, [0], 2))).toBe(false);
    expect(can(change('reinforce', 1, [2], 4))).toBe(true);
    expect(can(change('reinforce', 1, [2], 5))).toBe(false);
    expect(can(change('reinforce', 1, [0]))).toBe(false);
    expect(can(change('reinforce', 1, [2]), [send()])).toBe(false);
  });
  test('a Force is called by its Commander, by its War, or by the Rebel; two orphans of one War have one name', () => {
    const name = (...patches: Patch[]) => {
      const g = table(...patches);
      return forceName(g, g.forces[0]!);
    };
    expect(name()).toBe('senator:3');
    expect(name(forced({ commander: '' }))).toBe(WAR);
    expect(name(forced({ commander: '', war: 'rebel' }), (g) => revolts(g, 'senator:1'))).toBe('senator:1');
    const g = table(forced({ commander: '' }), (x) => newForce(x, WAR));
    expect(namesOf(g, () => true)).toEqual([WAR]);
    expect(namesOf(g, () => false)).toEqual([]);
  });
  test('[1.09.644-d] a Force without Commander that has lost its last unit is gone; with a Fleet or a Legion left it stays', () => {
    const after = (legions: number[], fleets: number, ...patches: Patch[]) => {
      const { cx, g } = empty((x) => Object.assign(x, table(forced({ commander: '' }), ...patches)));
      withdraw(cx, { t: 'withdraw', force: 1, legions: refs(...legions), fleets });
      return [g.forces.length, g.fleets];
    };
    expect(after([0, 1], 1)).toEqual([0, 5]);
    expect(after([0, 1], 0)).toEqual([1, 4]);
    expect(after([0], 1)).toEqual([1, 5]);
    expect(after([0, 1], 1, forced({ commander: 'senator:3' }))).toEqual([1, 5]);
  });
});

describe('sending', () => {
  test('[1.09.641-b][1.09.644-b] units without Commander on that War, and those of whom he replaces, are his', () => {
    const orphan = forced({ commander: '' });
    expect(takenOver(table(), { war: WAR, replaces: '' }, [])).toEqual({ legions: [], fleets: 0 });
    expect(takenOver(table(), { war: WAR, replaces: 'senator:3' }, [])).toEqual({ legions: [0, 1], fleets: 1 });
    expect(takenOver(table(orphan), { war: WAR, replaces: '' }, [])).toEqual({ legions: [0, 1], fleets: 1 });
    expect(takenOver(table(orphan), { war: 'war:6', replaces: '' }, [])).toEqual({ legions: [], fleets: 0 });
    // The first who is sent there takes them.
    expect(takenOver(table(orphan), { war: WAR, replaces: '' }, [send()])).toEqual({ legions: [], fleets: 0 });
  });
  test('[1.09.64-b] at least a Legion, unless he takes one over; [card-106-a] 3 and 3 for a Bequest', () => {
    expect(least(table(), { war: WAR, replaces: '' }, [])).toEqual({ legions: 1, fleets: 0 });
    expect(least(table(), { war: WAR, replaces: 'senator:3' }, [])).toEqual({ legions: 0, fleets: 0 });
    expect(least(table(), { war: 'card:106', replaces: '' }, [])).toEqual({ legions: 3, fleets: 3 });
    const mission = forced({ war: 'card:106', commander: '' });
    expect(least(table(mission), { war: 'card:106', replaces: '' }, [])).toEqual({ legions: 1, fleets: 2 });
    expect(least(table(), { war: 'rebel', replaces: '' }, [])).toEqual({ legions: 1, fleets: 0 });
  });
  test('[1.09.64-b] the Legions and Fleets must be at hand', () => {
    const can = (...patches: Patch[]) => canSupply(table(...patches), { war: 'card:106', replaces: '' }, []);
    const active = (n: number) => (g: Rome) => g.legions.forEach((l, i) => (l.at = i < n ? 'active' : 'pool'));
    expect([can(active(3)), can(active(2))]).toEqual([true, false]);
    expect([can((g) => (g.fleets = 3)), can((g) => (g.fleets = 2))]).toEqual([true, false]);
  });
  test('[1.09.644-a] replaced can be a Proconsul of that War of whom nothing else is ordered', () => {
    const who = (orders: ForceOrder[] = [], war: typeof WAR | 'war:6' = WAR, ...patches: Patch[]) =>
      replaceable(table(...patches), war, orders);
    expect(who()).toEqual(['senator:3']);
    expect(who([], 'war:6')).toEqual([]);
    expect(who([RECALL])).toEqual([]);
    expect(who([{ t: 'recall', commander: 'senator:9' }])).toEqual(['senator:3']);
    expect(who([send({ replaces: 'senator:3' })])).toEqual([]);
    expect(who([change('reinforce')])).toEqual([]);
    expect(who([change('reinforce', 7)])).toEqual(['senator:3']);
    expect(who([], WAR, forced({ commander: '' }))).toEqual([]);
    expect(who([], WAR, forced({ sentIn: 5 }))).toEqual([]);
  });
  test('[1.09.64-a] against a War, the Rebel if there is one, a Bequest that waits', () => {
    const of = (...patches: Patch[]) => {
      const g = table(...patches);
      const found = targets(g, senator(g, 'senator:2'), []);
      expect(hasTarget(g, senator(g, 'senator:2'), [])).toBe(found.length > 0);
      return found;
    };
    expect(of()).toEqual([WAR]);
    expect(of((g) => (g.wars = []))).toEqual([]);
    const revolt: Patch = (g) => {
      revolts(g, 'senator:3');
    };
    expect(of(revolt)).toEqual([WAR, 'rebel']);
    const bequest =
      (card: 'card:106' | 'card:155', status: 'waiting' | 'drawn' = 'waiting'): Patch =>
      (g) =>
        g.bequests.push({ card, status } as Rome['bequests'][number]);
    expect(of(bequest('card:106'))).toEqual([WAR, 'card:106']);
    expect(of(bequest('card:155'))).toEqual([WAR]);
    expect(of(bequest('card:106', 'drawn'))).toEqual([WAR]);
    // [card-106-a] The Field Consul alone, and nobody else is on the way.
    const g = table(bequest('card:106'), set('senator:2', { office: 'dictator' }));
    expect(targets(g, senator(g, 'senator:2'), [])).toEqual([WAR]);
    expect(of(bequest('card:106'), forced({ war: 'card:106' }))).toEqual([WAR]);
    expect(of(bequest('card:106'), forced({ war: 'card:106', commander: '' }))).toEqual([WAR, 'card:106']);
  });
  test('[1.09.642-c] an order is carried out only if all of it still can be', () => {
    const can = (o: ReturnType<typeof send>, before: ForceOrder[] = [], ...patches: Patch[]) =>
      canSend(table(...patches), o, before);
    expect(can(send())).toBe(true);
    expect(can(send({ commander: 'senator:9' }))).toBe(false);
    expect(can(send({ commander: 'senator:1' }))).toBe(false);
    expect(can(send({ war: 'war:6' }))).toBe(false);
    expect(can(send({ replaces: 'senator:3' }))).toBe(true);
    expect(can(send({ replaces: 'senator:9' }))).toBe(false);
    expect(can(send({ legions: [] }))).toBe(false);
    expect(can(send({ legions: refs(0) }))).toBe(false);
    expect(can(send({ fleets: 5 }))).toBe(false);
    expect(can(send({ legions: [], replaces: 'senator:3' }))).toBe(true);
  });
});

describe('Garrisons', () => {
  const province =
    (how: object = {}): Patch =>
    (g) =>
      g.provinces.push({ ...newProvince(SICILIA, false), ...how });
  const ruled =
    (how: object): Patch =>
    (g) => {
      province({ governor: 'senator:3' })(g);
      set('senator:3', how)(g);
    };
  const garrisoned = (g: Rome): unknown => (g.legions[0]!.at = SICILIA);
  const order = (t: 'garrison' | 'ungarrison', legions = [2]): ForceOrder & { t: 'garrison' | 'ungarrison' } => ({
    t,
    province: SICILIA,
    legions: refs(...legions),
  });
  test('[1.09.646-b][1.09.647-a] to any Province not in Revolt whose Governor is no Rebel, once in a proposal', () => {
    expect(garrisonable(table(province()), [])).toEqual([SICILIA]);
    expect(garrisonable(table(province({ inRevolt: true })), [])).toEqual([]);
    expect(garrisonable(table(ruled({ rebel: 'secondary' })), [])).toEqual([]);
    expect(garrisonable(table(ruled({})), [])).toEqual([SICILIA]);
    expect(garrisonable(table(province()), [order('garrison')])).toEqual([]);
    expect(garrisonable(table(province()), [order('ungarrison')])).toEqual([]);
    expect(garrisonable(table(province()), [send()])).toEqual([SICILIA]);
    expect(
      garrisonable(
        table(province(), (g) => g.legions.forEach((l) => (l.at = 'pool'))),
        [],
      ),
    ).toEqual([]);
  });
  test('[1.09.646-c][1.09.646-d] back: not in the turn it was sent, not from a Rebel, and only if there is one', () => {
    expect(ungarrisonable(table(province(), garrisoned), [])).toEqual([SICILIA]);
    expect(ungarrisonable(table(province()), [])).toEqual([]);
    expect(ungarrisonable(table(province({ garrisonSent: 5 }), garrisoned), [])).toEqual([]);
    expect(ungarrisonable(table(province({ garrisonSent: 4 }), garrisoned), [])).toEqual([SICILIA]);
    expect(ungarrisonable(table(ruled({ rebel: 'secondary' }), garrisoned), [])).toEqual([]);
    expect(ungarrisonable(table(province(), garrisoned), [order('ungarrison', [0])])).toEqual([]);
  });
  test('[1.09.642-c] done only with Legions that are there', () => {
    expect(canGarrison(table(province()), order('garrison'), [])).toBe(true);
    expect(canGarrison(table(province()), order('garrison', [0]), [])).toBe(false);
    expect(canGarrison(table(province()), order('garrison'), [order('garrison')])).toBe(false);
    expect(canGarrison(table(province(), garrisoned), order('ungarrison', [0]), [])).toBe(true);
    expect(canGarrison(table(province(), garrisoned), order('ungarrison', [2]), [])).toBe(false);
    expect(canGarrison(table(province()), order('ungarrison', [2]), [])).toBe(false);
  });
  test('[1.09.64-a] whether anything can be ordered at all, and what a proposal could name', () => {
    const none: Patch = (g) => {
      g.forces = [];
      g.wars = [];
      g.fleets = 0;
      g.legions.forEach((l) => (l.at = 'pool'));
    };
    expect(canOrder(table(none))).toBe(false);
    expect(canOrder(table(none, province(), garrisoned))).toBe(true);
    expect(canOrder(table(none, province(), (g) => (g.legions[2]!.at = 'active')))).toBe(true);
    expect(canOrder(table())).toBe(true);
    const l = { by: 0, means: 'presiding', orders: [], refused: [] } as const;
    const could = (ref: string, orders: ForceOrder[] = [], ...patches: Patch[]) =>
      canBeIn(table(...patches), { ...l, orders }, ref);
    expect(could('')).toBe(true);
    expect(could('', [], none)).toBe(false);
    expect(could('', [send()], none)).toBe(true);
    expect([could(WAR), could('senator:2'), could('senator:1')]).toEqual([true, true, false]);
    expect([could('senator:3'), could('senator:3', [], forced({ sentIn: 5 }))]).toEqual([true, false]);
    expect([could(SICILIA), could(SICILIA, [], province())]).toEqual([false, true]);
    expect([could(SICILIA, [], none, province()), could(SICILIA, [], none, province(), garrisoned)]).toEqual([
      false,
      true,
    ]);
    expect(could('war:6', [send({ war: 'war:6' })])).toBe(true);
  });
});
