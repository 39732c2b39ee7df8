/** What is told of battles to come, held to the rules: the orders are carried out, and the battle fought with every throw. */
import { copy, Cx, type Explanation } from '@tabularium/kernel';
import { leaveToChance, type Play } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { fight } from '../combat/battle.ts';
import type { Rome } from '../game.ts';
import { countLegions, fleetsInPlay } from '../rome/forces.ts';
import { fresh } from '../rome/death.ts';
import { least, send } from '../senate/business/command.ts';
import { mustAgree } from '../senate/business/minimum-force.ts';
import { reinforce, withdraw } from '../senate/business/recall.ts';
import type { ForceOrder } from '../senate/proposal.ts';
import type { RomeView } from '../sight/view.ts';
import { wages } from '../testing/armies.ts';
import { deploying, FIELD, GALLIC, proconsul, PUNIC_1, X } from '../testing/deployment.ts';
import { needsNavalBattle } from '../wars/wars.ts';
import { expectedLosses, RESULTS, throwsAhead } from './battle.ts';
import { enoughFor, oddsIfOrdered, withLegions } from './orders.ts';

type Game = Play<Rome, RomeView>;
type Send = Extract<ForceOrder, { t: 'send' }>;

const DIE = [1, 2, 3, 4, 5, 6] as const;
const THROWS = DIE.flatMap((a) => DIE.flatMap((b) => DIE.map((c) => [a, b, c] as const)));

interface Fought {
  readonly natural: number;
  readonly result: string;
  readonly legions: number;
  readonly fleets: number;
}
const carryOut = (cx: Cx<Rome>, order: ForceOrder): void => {
  if (order.t === 'send') send(cx, order, 1);
  if (order.t === 'reinforce') reinforce(cx, order);
  if (order.t === 'withdraw') withdraw(cx, order);
};
/** Every throw, after the order has been carried out by the rules. */
const fought = (game: Game, order: ForceOrder, prepare: (g: Rome) => void = () => {}): Fought[] =>
  THROWS.map((dice) => {
    const state = copy(game.state);
    const { g } = state;
    const cx = new Cx(state);
    carryOut(cx, order);
    prepare(g);
    leaveToChance(state, dice);
    const who = order.t === 'send' ? order.commander : X;
    const f = g.forces.find((x) => x.commander === who)!;
    const w = g.wars.find((x) => x.id === f.war)!;
    const [pool, fleets] = [countLegions(g, 'pool'), fleetsInPlay(g)];
    const { result } = fight(cx, f, w, needsNavalBattle(g, w) ? 'sea' : 'land');
    return {
      natural: dice[0] + dice[1] + dice[2],
      result,
      legions: countLegions(g, 'pool') - pool,
      fleets: fleets - fleetsInPlay(g),
    };
  });

const mean = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0) / all.length;
const expectTold = (told: Explanation | undefined, found: readonly Fought[]): void => {
  const shown = Object.fromEntries((told?.prospects ?? []).map((p) => [p.kind, p]));
  for (const result of RESULTS) {
    const these = found.filter((x) => x.result === result);
    expect([result, (shown[result]?.chance ?? 0).toFixed(9)]).toEqual([
      result,
      (these.length / found.length).toFixed(9),
    ]);
    if (these.length === 0) continue;
    for (const unit of ['legions', 'fleets'] as const) {
      const lost = these.map((x) => x[unit]);
      expect([result, unit, shown[result]!.takes![unit]]).toEqual([
        result,
        unit,
        { least: Math.min(...lost), most: Math.max(...lost), mean: expect.closeTo(mean(lost), 9) },
      ]);
    }
  }
  expect(expectedLosses(told!).legions).toBeCloseTo(mean(found.map((x) => x.legions)));
  expect(expectedLosses(told!).fleets).toBeCloseTo(mean(found.map((x) => x.fleets)));
};

const legions = (...numbers: number[]) => numbers.map((n) => `legion:${n}` as const);
const sending = (war: Send['war'], n: number, fleets: number, commander: Send['commander'] = FIELD): Send => ({
  t: 'send',
  commander,
  war,
  replaces: '',
  legions: legions(...Array.from({ length: n }, (_, i) => i)),
  fleets,
});

describe('the five results of a battle, and what each takes', () => {
  test.each([4, 9])('[1.10.11-e][1.10.21-c][1.10.31-b][1.10.6-b] on land, with %i Legions and Veterans', (n) => {
    const game = deploying((g) => {
      wages(g, GALLIC);
      g.legions[1]!.veteran = true;
    }) as Game;
    const order = sending(GALLIC, n, 3);
    expectTold(oddsIfOrdered(game.view(0), order, [order]), fought(game, order));
  });
  test('[card-12-a][amb-129] Fabius loses half of it', () => {
    const FABIUS = 'senator:2A';
    const game = deploying((g) => {
      wages(g, GALLIC);
      g.senators = g.senators.filter((s) => s.id !== 'senator:2');
      g.senators.push({ ...fresh(g, FABIUS, 0), office: 'dictator' });
    }) as Game;
    const order = sending(GALLIC, 7, 0, FABIUS);
    expectTold(oddsIfOrdered(game.view(0), order, [order]), fought(game, order));
  });
  test('[1.10.12-a][1.10.12-d] at sea, and then on land if nothing was lost there', () => {
    const game = deploying((g) => wages(g, PUNIC_1)) as Game;
    const order = sending(PUNIC_1, 8, 9);
    const told = oddsIfOrdered(game.view(0), order, [order]);
    expectTold(told, fought(game, order));
    const beaten = (g: Rome): void => void (g.wars[0]!.navalVictory = true);
    expectTold(told?.then, fought(game, order, beaten));
    expect(oddsIfOrdered(game.view(0), sending(PUNIC_1, 0, 9), [])!.then).toBeUndefined();
  });
  test.each([
    ['reinforce', legions(0, 1, 2), 1],
    ['withdraw', legions(10, 11), 2],
  ] as const)('[1.09.647-a][1.09.644-c] of a Proconsul: %s', (t, these, fleets) => {
    const game = deploying((g) => {
      wages(g, GALLIC);
      proconsul(g, X, GALLIC, [10, 11, 12, 13, 14, 15], 4);
    }) as Game;
    const order = { t, force: game.g.forces[0]!.id, legions: [...these], fleets };
    expectTold(oddsIfOrdered(game.view(0), order, [order]), fought(game, order));
  });
  test('[1.09.644-c] taking units from nobody leads to no battle', () => {
    const game = deploying((g) => {
      wages(g, GALLIC);
      proconsul(g, X, GALLIC, [10], 1).commander = '';
    }) as Game;
    const order = { t: 'withdraw', force: game.g.forces[0]!.id, legions: legions(10), fleets: 0 } as const;
    expect(oddsIfOrdered(game.view(0), { ...order, legions: [...order.legions] }, [])).toBeUndefined();
  });
});

test('[1.10.11-e][1.10.21-b] every throw side by side: what it is, and what it takes', () => {
  const game = deploying((g) => {
    wages(g, GALLIC);
    proconsul(g, X, GALLIC, [10, 11, 12, 13, 14], 2);
  }) as Game;
  const order = { t: 'reinforce', force: game.g.forces[0]!.id, legions: legions(0), fleets: 0 } as const;
  const found = fought(game, { ...order, legions: [...order.legions] });
  game.change((g) => void (g.legions[0]!.at = `force:${order.force}`));
  const shown = throwsAhead(game.view('public'), game.g.forces[0]!);
  expect(shown.map((t) => t.natural)).toEqual(Array.from({ length: 16 }, (_, i) => i + 3));
  for (const t of shown) {
    const these = found.filter((x) => x.natural === t.natural);
    expect(t.chance).toBeCloseTo(these.length / found.length);
    expect(t.isUnsure).toBe(false);
    expect(these[0]).toMatchObject({ result: t.result, legions: t.legions, fleets: t.fleets });
  }
  // 6 Legions and MIL 4 against 10; the Disaster on 13 and the Standoff on 15 are no rows of the table.
  expect(shown.map((t) => t.row)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, undefined, 14, undefined, 16, 17, 18]);
});

test('[amb-118] where allies come by the black die alone, a sum may be unsure', () => {
  const game = deploying((g) => {
    wages(g, GALLIC);
    proconsul(g, X, GALLIC, [10, 11, 12, 13, 14], 2);
    g.events.push({ id: 'event:161', level: 1, since: 1 }, { id: 'event:166', level: 1, since: 1 });
  }) as Game;
  expect(throwsAhead(game.view('public'), game.g.forces[0]!).some((t) => t.isUnsure)).toBe(true);
});

describe('the smallest Force that needs no consent', () => {
  const target = (war: Send['war']) => ({ commander: FIELD, war, replaces: '' }) as const;
  const found = (game: Game, war: Send['war']) =>
    enoughFor(game.view(0), target(war), least(game.view(0), target(war), []), []);
  const orderOf = (game: Game, war: Send['war'], e: ReturnType<typeof found>): Send =>
    withLegions(game.view(0), { ...sending(war, 0, e.fleets), legions: [...e.veterans] }, e.ordinary, []);
  test('[1.09.643-a][1.09.643-b] one Legion less, and he must agree', () => {
    const game = deploying((g) => {
      wages(g, GALLIC);
      g.legions[1]!.veteran = true;
    }) as Game;
    const enough = found(game, GALLIC);
    // A Veteran for 2, seven others, and MIL 1: 10.
    expect(enough).toEqual({ ordinary: 7, veterans: legions(1), fleets: 0, mustAgree: false });
    expect(mustAgree(game.g, [orderOf(game, GALLIC, enough)])).toEqual([]);
    expect(mustAgree(game.g, [orderOf(game, GALLIC, { ...enough, ordinary: 6 })])).toEqual([FIELD]);
  });
  test('[1.10.12-a][amb-111] against Fleets: as many as he needs at sea, and an Army for the land', () => {
    const game = deploying((g) => wages(g, PUNIC_1)) as Game;
    const enough = found(game, PUNIC_1);
    expect(enough).toEqual({ ordinary: 9, veterans: [], fleets: 9, mustAgree: false });
    expect(mustAgree(game.g, [orderOf(game, PUNIC_1, { ...enough, fleets: 8 })])).toEqual([FIELD]);
  });
  test('[1.09.643-a] all there is, where that is not enough', () => {
    const game = deploying((g) => {
      wages(g, GALLIC);
      for (const l of g.legions.slice(3)) l.at = 'pool';
    }) as Game;
    expect(found(game, GALLIC)).toEqual({ ordinary: 3, veterans: [], fleets: 0, mustAgree: true });
  });
});
