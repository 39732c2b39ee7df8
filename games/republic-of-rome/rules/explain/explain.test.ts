import type { Explanation } from '@tabularium/kernel';
import type { Play } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { explain } from './explain.ts';
import { battlesIf } from './battles-if.ts';
import { persuasion } from '../forum/persuasion.ts';
import type { Rome } from '../game.ts';
import { fresh } from '../rome/death.ts';
import { move } from '../rome/money.ts';
import { senator } from '../rome/senators.ts';
import { at, faction } from '../testing/at.ts';
import { deploying as deploy, FIELD, GALLIC, PUNIC_1, sendAll, X } from '../testing/deployment.ts';
import { act } from '../testing/initiative.ts';
import { accuse, prosecuting as accused, C, corrupt, untilAppeal } from '../testing/prosecutions.ts';
import type { RomeView } from '../sight/view.ts';
import { revolts } from '../testing/people.ts';
import { wages } from '../testing/armies.ts';

type Game = Play<Rome, RomeView>;

/** What whoever is asked is told before answering. */
const told = (game: Game, verb: string, ref = ''): Explanation | undefined =>
  explain(game.view(game.waitingFor[0]!), verb, ref);
const totals = (e: Explanation | undefined): Record<string, number> =>
  Object.fromEntries((e?.tallies ?? []).map((t) => [t.of, t.total]));

describe('persuasion', () => {
  const FABIUS = 'senator:2';
  const CLAUDIUS = 'senator:5';
  const attempt = (): Game =>
    at(persuasion, { seat: 0, by: FABIUS }, { seats: 3 }, (g) => {
      faction(g, 0, 'senator:1', FABIUS);
      faction(g, 1, 'senator:3', 'senator:6');
      faction(g, 2, 'senator:4', 'senator:7');
      g.senators = g.senators.filter((s) => s.id !== CLAUDIUS);
      g.curia = g.curia.filter((id) => id !== CLAUDIUS);
      g.senators.push(fresh(g, CLAUDIUS, -1));
      move(g, 'bank', FABIUS, 16);
      move(g, 'bank', { treasury: 1 }, 10);
    });

  test('[1.07.41-a][1.07.41-c] the Base Number and the rolls that do not exceed it, for every target', () => {
    // Oratory 2 and Influence 5 against Loyalty 7.
    const found = told(attempt(), 'target', CLAUDIUS);
    expect(totals(found)).toEqual({ persuasion: 0 });
    expect(found?.odds).toEqual({ win: 0, draw: 0, lose: 1 });
  });
  test('[1.07.412-a] with what he is about to spend', () => {
    const game = attempt().as(0).picks(CLAUDIUS);
    expect(totals(told(game, 'bribe', '9'))).toEqual({ persuasion: 9 });
    // [1.07.41-d] 10 and more fail always: 30 of 36.
    expect(told(game, 'bribe', '9')?.odds?.win).toBeCloseTo(30 / 36);
    expect(told(game, 'bribe', '16')?.odds?.win).toBeCloseTo(30 / 36);
  });
  test('[1.07.413-a] whoever resists wins when it fails', () => {
    const game = attempt().as(0).picks(CLAUDIUS).sets('bribe', 9);
    expect(totals(told(game, 'counterBribe', '8'))).toEqual({ persuasion: 1 });
    expect(told(game, 'counterBribe', '8')?.odds).toEqual({ win: 1, draw: 0, lose: 0 });
    expect(told(game, 'counterBribe', '4')?.odds?.lose).toBeCloseTo(10 / 36);
    game.as(1).sets('counterBribe', 4).as(2).does('pass');
    expect(totals(told(game, 'roll'))).toEqual({ persuasion: 5 });
    expect(totals(told(game, 'raise', '3'))).toEqual({ persuasion: 8 });
  });
});

test('[1.07.5-b][1.07.5-c] a Knight: what is paid is added to the die', () => {
  const game = act((g) => move(g, 'bank', 'senator:1', 5)) as Game;
  expect(told(game, 'attract', 'senator:1')?.odds?.win).toBeCloseTo(1 / 6);
  game.does('attract', 'senator:1');
  expect(told(game, 'pay', '3')).toMatchObject({ tallies: [{ of: 'knight', total: 3 }] });
  expect(told(game, 'pay', '3')?.odds?.win).toBeCloseTo(4 / 6);
  expect(told(game, 'pay', '5')?.odds?.win).toBe(1);
});

describe('a deployment', () => {
  test('[1.10.11-b][1.10.11-c] both strengths and the exact chances, before it is put to the vote', () => {
    const game = deploy((g) => wages(g, GALLIC)) as Game;
    game.as(0).does('sendCommander', FIELD);
    expect(totals(told(game, 'sendAgainst', GALLIC))).toEqual({ land: 10 });
    game.does('sendAgainst', GALLIC);
    const ten = told(game, 'legions', '10');
    // Valerius has MIL 1.
    expect(totals(ten)).toEqual({ roman: 11, land: 10 });
    const { win, draw, lose } = ten!.odds!;
    expect(win + draw + lose).toBeCloseTo(1);
    // Dice plus 1 win from 14 on, but for the Disaster at 13 and the Standoff at 15.
    const five = told(game, 'legions', '5');
    expect(totals(five)).toEqual({ roman: 6, land: 10 });
    expect(five!.odds!.win).toBeLessThan(win);
  });
  test('[1.11.37-b] against the Rebel: his Legions and his MIL', () => {
    const game = deploy((g) => {
      revolts(g, X).at = 'field';
      for (let n = 10; n < 16; n++) g.legions[n]!.at = 'rebel';
    }) as Game;
    game.as(0).does('sendCommander', FIELD);
    expect(totals(told(game, 'sendAgainst', X))).toEqual({ rebel: 6 + 4 });
    game.does('sendAgainst', X);
    expect(totals(told(game, 'legions', '10'))).toEqual({ roman: 11, rebel: 10 });
  });
  test('[1.10.12-a] a War with Fleets is met at sea first', () => {
    const game = deploy((g) => wages(g, PUNIC_1)) as Game;
    game.as(0).does('sendCommander', FIELD);
    expect(totals(told(game, 'sendAgainst', PUNIC_1))).toEqual({ fleet: 10, land: 10 });
    game.does('sendAgainst', PUNIC_1);
    expect(totals(told(game, 'legions', '4'))).toEqual({ roman: 11, fleet: 10 });
    game.sets('legions', 4);
    expect(totals(told(game, 'fleets', '10'))).toEqual({ roman: 11, fleet: 10 });
  });
  test('what is on the floor says what it would lead to', () => {
    const game = sendAll(deploy((g) => wages(g, GALLIC))) as Game;
    game.sets('legions', 10);
    while (game.question?.verbs['fleets']) game.sets('fleets', 0);
    expect(totals(told(game, 'put'))).toEqual({ roman: 11, land: 10 });
    game.does('put');
    while (game.g.senate.floors.length === 0) game.as(game.waitingFor[0]!).does('consent');
    const [battle] = battlesIf(game.view('public'));
    expect(battle).toMatchObject({ who: FIELD, ground: 'land', roman: 11, enemy: 10 });
    expect(battlesIf(game.view(1))).toEqual([battle]);
  });
});

describe('the Senate', () => {
  const trial = (popularity: number): Game => {
    const game = accused((g) => {
      corrupt(C)(g);
      senator(g, C).popularity = popularity;
    });
    accuse(game, C, 'charge:corrupt');
    return untilAppeal(game) as Game;
  };
  test('[1.09.421-b][1.09.421-d][1.09.421-e] an appeal: freed, votes, or killed', () => {
    expect(told(trial(0), 'appeal')).toMatchObject({ tallies: [{ of: 'appeal', total: 0 }] });
    expect(told(trial(0), 'appeal')?.odds?.win).toBeCloseTo(1 / 36);
    expect(told(trial(0), 'appeal')?.odds?.lose).toBeCloseTo(1 / 36);
    expect(told(trial(3), 'appeal')?.odds?.win).toBeCloseTo(10 / 36);
  });
  test('[1.09.141-a] a vote: how it would stand', () => {
    const game = trial(0).does('noAppeal');
    const ayes = totals(told(game, 'aye'));
    const nays = totals(told(game, 'nay'));
    const now = totals(told(game, 'abstain'));
    expect(ayes['for']).toBeGreaterThan(now['for']!);
    expect(ayes['against']).toBe(now['against']);
    expect(nays['against']! - now['against']!).toBe(ayes['for']! - now['for']!);
  });
  test('[1.09.72-a] an assassination: killed by 5 and 6, caught by 1 and 2', () => {
    const game = trial(0);
    expect(told(game, 'assassinate', C)?.odds).toEqual({ win: 2 / 6, draw: 2 / 6, lose: 2 / 6 });
    expect(told(game, 'assassinate', 'senator:99')).toBeUndefined();
  });
});

test('[1.08.2-a] whoever ends the Initiative is told how the people stand', () => {
  const game = act() as Game;
  game.change((g) => {
    g.unrest = 4;
    for (const s of g.senators) s.popularity = 1;
  });
  expect(totals(told(game, 'endInitiative'))).toEqual({ population: -3 });
});

test('[1.06.1-c] before Spoils and Drought are decided: what a Faction receives for certain', () => {
  const game = act() as Game;
  game.change((g) => {
    for (const s of g.senators) s.knights = 0;
    g.concessions = [];
  });
  const own = game.g.senators.filter((s) => s.faction === 0).length;
  // The Leader brings 3, everybody else 1.
  const revenue = explain(game.view(0), 'takeSpoils', '');
  expect(totals(revenue)).toEqual({ personal: own + 2 });
  expect(totals(explain(game.view(0), 'droughtProfit', ''))).toEqual(totals(revenue));
  expect(explain(game.view('public'), 'takeSpoils', '')).toBeUndefined();
});

test('verbs without numbers say nothing, and nothing is asked of what is hidden', () => {
  const game = act() as Game;
  expect(told(game, 'appointLeader', 'senator:1')).toBeUndefined();
  expect(explain(game.view('public'), 'bribe', '3')).toBeUndefined();
});
