import { describe, expect, test } from 'vitest';
import type { Rome } from '../../../rules/game.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { propose } from '../../../rules/senate/proposals.ts';
import { wages } from '../../../rules/testing/armies.ts';
import { at } from '../../../rules/testing/at.ts';
import {
  armedMeeting,
  deploying,
  DICTATOR,
  FIELD,
  GALLIC,
  proconsul,
  PUNIC_1,
  PUNIC_2,
  ROME,
  X,
} from '../../../rules/testing/deployment.ts';
import { GOVERNORS, revoltsIn } from '../../../rules/testing/rebels.ts';
import { newWar } from '../../../rules/wars/wars.ts';
import { onScreen, press } from '../testing/filled.ts';
import { added, type Entered, offeredBy, orderStep, ordersOf, suggested } from './entries.ts';
import { consentForm } from './consent.tsx';
import { deployForm } from './form.ts';

const seen = (patch: (g: Rome) => void, change?: (e: Entered) => Entered) => {
  const game = deploying(patch);
  return { game, seen: onScreen(game, deployForm, 0, change) };
};
const gallic = (g: Rome): void => void wages(g, GALLIC);

describe('the form of a deployment', () => {
  test('[1.09.64-a][1.09.643-a] is sent with one press: the Field Consul, the War that waits, just enough', () => {
    const { game, seen: at } = seen(gallic);
    // 9 Legions and MIL 1 against 10.
    expect(at.sent).toEqual([
      { verb: 'sendCommander', arg: FIELD },
      { verb: 'sendAgainst', arg: GALLIC },
      { verb: 'legions', arg: 9 },
      { verb: 'fleets', arg: 0 },
      { verb: 'put' },
    ]);
    expect(at.commits[0]).toMatchObject({ name: 'put', label: 'deploy.put {"n":1}', detail: 'odds.win {"n":12}' });
    press(game, deployForm, at, 'put');
    expect(game.g.senate.floors[0]!.proposal).toMatchObject({ t: 'deploy', orders: [{ commander: FIELD, fleets: 0 }] });
  });
  test('[1.09.643-a] with less it says who is asked first; a refusal keeps what was entered', () => {
    const { game, seen: at } = seen(gallic, (e) => ({ ...e, plans: [{ ...e.plans[0]!, legions: 5 }] }));
    expect(at.commits[0]!.detail).toBe(`deploy.asksFirst {"who":"${FIELD}"}`);
    press(game, deployForm, at, 'put');
    const lead = onScreen(game, consentForm, 1);
    expect(lead.sent).toEqual([{ verb: 'consent' }]);
    press(game, consentForm, lead, 'refuse');
    const { question } = game.as(0);
    const asked = { seat: 0, question: question!, view: game.view(0) };
    expect(deployForm.begins(asked, at.form.entered).plans).toEqual(at.form.entered.plans);
  });
  test('[1.09.641-d] the Rome Consul is offered only once the Field Consul is in the draft; then both go in one vote', () => {
    const game = deploying((g) => {
      gallic(g);
      g.wars.push(newWar(PUNIC_1, 'active', false));
      for (const n of [10, 11, 12, 13, 14]) g.legions[n]!.at = 'active';
    });
    const one = onScreen(game, deployForm, 0);
    expect(offeredBy(orderStep(one.form, 0)!, 'sendCommander')).toEqual([FIELD]);
    const next = orderStep(one.form, 1)!;
    expect(offeredBy(next, 'sendCommander')).toEqual([ROME]);
    const two = onScreen(game, deployForm, 0, () => added(one.form, suggested(next, 'send')!));
    expect(two.commits[0]!.missing).toBeUndefined();
    press(game, deployForm, two, 'put');
    while (game.g.senate.floors.length === 0) game.as(game.waitingFor[0]!).does('consent');
    const { proposal } = game.g.senate.floors[0]!;
    expect(proposal.t === 'deploy' && proposal.orders.map((o) => o.t === 'send' && o.commander)).toEqual([FIELD, ROME]);
  });
  test('[1.09.64-a] a second order begins with the next War that needs a Force, not with that of the first', () => {
    const game = deploying((g) => {
      gallic(g);
      g.wars.push(newWar('war:8', 'active', false));
      for (const n of [10, 11, 12, 13, 14]) g.legions[n]!.at = 'active';
    });
    const one = onScreen(game, deployForm, 0);
    expect(one.form.entered.plans.map((p) => p.war)).toEqual([GALLIC]);
    expect(suggested(orderStep(one.form, 1)!, 'send')!.war).toBe('war:8');
    // If the first is already known to the rules, too.
    for (const { verb, arg } of one.sent.slice(0, -1)) game.as(0).does(verb, arg);
    game.does('sendCommander', ROME);
    expect(onScreen(game, deployForm, 0).form.entered.plans.map((p) => p.war)).toEqual(['war:8']);
  });
  test('[1.09.643-a] an earlier order that takes more leaves a later one less, and nothing is sent that is not there', () => {
    const game = deploying((g) => {
      gallic(g);
      senator(g, DICTATOR).office = 'dictator';
      g.wars.push(newWar('war:8', 'active', false));
    });
    const one = onScreen(game, deployForm, 0, (e) => ({ ...e, plans: [{ ...e.plans[0]!, legions: 4 }] }));
    const two = onScreen(game, deployForm, 0, () => added(one.form, suggested(orderStep(one.form, 1)!, 'send')!));
    const more = { ...two.form.entered, plans: two.form.entered.plans.map((p) => ({ ...p, legions: 8 })) };
    const orders = ordersOf(two.form.with(more));
    expect(orders.map((o) => ('legions' in o ? o.legions.length : 0))).toEqual([8, 2]);
  });
  test('[1.09.644-a][1.09.647-a][1.09.646-b] other orders: each is suggested where it may be given', () => {
    const game = deploying((g) => {
      gallic(g);
      proconsul(g, X, GALLIC, [10, 11], 2);
      g.senators.forEach((s) => void (s.office === 'field-consul' && (s.at = 'field')));
      g.senators.forEach((s) => void (s.office === 'rome-consul' && (s.office = 'censor')));
    });
    const { form } = onScreen(game, deployForm, 0);
    expect(ordersOf(form)).toEqual([
      { t: 'reinforce', force: 1, legions: Array.from({ length: 10 }, (_, n) => `legion:${n}`), fleets: 0 },
    ]);
    const recall = suggested(orderStep(form, 0)!, 'recall')!;
    expect(ordersOf(form.with({ ...form.entered, plans: [recall] }))).toEqual([{ t: 'recall', commander: X }]);
    const withdraw = suggested(orderStep(form, 0)!, 'withdraw')!;
    expect(ordersOf(form.with({ ...form.entered, plans: [withdraw] }))).toMatchObject([
      { t: 'withdraw', force: 1, legions: ['legion:10'], fleets: 0 },
    ]);
    expect(suggested(orderStep(form, 0)!, 'garrison')).toBeUndefined();
  });
  test('[1.09.644-b] a Proconsul who is there is replaced or joined, as was entered', () => {
    const there = (g: Rome): void => {
      gallic(g);
      proconsul(g, X, GALLIC, [10, 11], 0);
    };
    expect(seen(there).seen.sent[2]).toEqual({ verb: 'alongside' });
    const { sent } = seen(there, (e) => ({ ...e, plans: [{ ...e.plans[0]!, replaces: X }] })).seen;
    expect(sent[2]).toEqual({ verb: 'replaceCommander', arg: X });
  });
  test('[1.07.332-g] what may not be put says why', () => {
    const { seen: at } = seen(
      (g) => {
        wages(g, PUNIC_1);
        g.wars.push(newWar(PUNIC_2, 'inactive', false));
      },
      (e) => ({ ...e, plans: [{ ...e.plans[0]!, war: PUNIC_2 }] }),
    );
    expect(at.form.isComplete).toBe(false);
    expect(at.commits[0]!.missing).toBeDefined();
    expect(at.sent).toEqual([{ verb: 'sendCommander', arg: FIELD }]);
  });
  test('opened half-way it goes on from what the rules know', () => {
    const game = deploying(gallic);
    game.as(0).does('sendCommander', FIELD).does('sendAgainst', GALLIC);
    const at = onScreen(game, deployForm, 0);
    expect(at.sent).toEqual([{ verb: 'legions', arg: 9 }, { verb: 'fleets', arg: 0 }, { verb: 'put' }]);
    game.sets('legions', 9).sets('fleets', 0);
    expect(onScreen(game, deployForm, 0).sent).toEqual([{ verb: 'put' }]);
  });
  test('stopped between two orders it goes on with the second', () => {
    const game = deploying((g) => {
      gallic(g);
      proconsul(g, X, GALLIC, [10, 11], 0);
    });
    const one = onScreen(game, deployForm, 0, (e) => ({ ...e, plans: [{ ...e.plans[0]!, legions: 4 }] }));
    const two = onScreen(game, deployForm, 0, () => added(one.form, suggested(orderStep(one.form, 1)!, 'reinforce')!));
    for (const { verb, arg } of one.sent.slice(0, -1)) game.as(0).does(verb, arg);
    const again = onScreen(game, deployForm, 0, (e) => {
      const { question } = game.as(0);
      expect(e.plans).toEqual([]);
      return deployForm.begins({ seat: 0, question: question!, view: game.view(0) }, two.form.entered);
    });
    expect(again.sent).toEqual([
      { verb: 'reinforce', arg: X },
      { verb: 'legions', arg: 6 },
      { verb: 'fleets', arg: 0 },
      { verb: 'put' },
    ]);
  });
  test('[1.10.12-a] against a War with Fleets there are two battles, and enough for both', () => {
    const { seen: at } = seen((g) => void wages(g, PUNIC_1));
    expect(at.sent).toContainEqual({ verb: 'fleets', arg: 9 });
    expect(at.sent).toContainEqual({ verb: 'legions', arg: 9 });
  });
});

test('[2.03.81-a][2.03.81-d] a Rebel Governor is attacked before any War, by name, with the Fleets that it takes', () => {
  const game = at(propose, { kind: 'deploy', by: 0, means: 'presiding' }, { ...GOVERNORS, seats: 3 }, (g) =>
    armedMeeting(g, () => {
      gallic(g);
      revoltsIn(g, X, 'province:sicilia', { armies: 1, fleets: 2 });
    }),
  );
  const at_ = onScreen(game, deployForm, 0);
  expect(at_.sent).toContainEqual({ verb: 'sendAgainst', arg: X });
  const fleets = at_.sent.find((a) => a.verb === 'fleets')?.arg;
  expect(fleets).toBeGreaterThanOrEqual(2);
  press(game, deployForm, at_, 'put');
  expect(game.g.senate.floors[0]?.proposal).toMatchObject({ orders: [{ war: 'province:sicilia' }] });
});
