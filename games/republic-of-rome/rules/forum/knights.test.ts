import { describe, expect, test } from 'vitest';
import type { Rome, Senator } from '../game.ts';
import { personalRevenue } from '../revenue/personal.ts';
import { becomePrimaryRebel } from '../revolution/rebels.ts';
import { fresh, killSenator } from '../rome/death.ts';
import { newForce } from '../rome/forces.ts';
import { move } from '../rome/money.ts';
import { senator, votesInRome, votesOf } from '../rome/senators.ts';
import { empty } from '../testing/empty.ts';
import { act } from '../testing/initiative.ts';
import { attractors, knightOdds, knightTally, pressurable } from './knights.ts';
import { PRINTED } from '../testing/printed.ts';

const rich = (n: number) => (g: Rome) => move(g, 'bank', 'senator:1', n);

describe('attracting a Knight', () => {
  test('[1.07.5-b] who has a single Talent may pay it', () => {
    const game = act(rich(1)).does('attract', 'senator:1');
    expect(game.offers('pay')).toMatchObject({ min: 0, max: 1 });
  });
  test('[1.07.5-b][1.07.5-c][1.07.5-d] ex-64: Talents are paid first; 6 with the die is a Knight', () => {
    const won = act(rich(5)).does('attract', 'senator:1');
    expect(won.offers('pay')).toMatchObject({ min: 0, max: 5 });
    won.rolling(4).sets('pay', 2).expectLog('forum.knight', { total: 6 });
    expect(senator(won.g, 'senator:1')).toMatchObject({ knights: 1, talents: 3 });
    const lost = act(rich(5)).does('attract', 'senator:1').rolling(3).sets('pay', 2);
    lost.expectLog('forum.noKnight', { total: 5 });
    expect(senator(lost.g, 'senator:1')).toMatchObject({ knights: 0, talents: 3 });
  });
  test('[1.07.5-b] nothing need be paid, and who has nothing is not asked', () => {
    const game = act().rolling(6).does('attract', 'senator:2');
    expect(senator(game.g, 'senator:2').knights).toBe(1);
  });
  test('[card-168-1-b] ex-64: Evil Omens takes 1 off the die', () => {
    const game = act((g) => {
      rich(2)(g);
      g.events.push({ id: 'event:168', level: 1, since: 1 });
    });
    game.does('attract', 'senator:1').rolling(4).sets('pay', 2).expectLog('forum.noKnight', { total: 5 });
  });
  test('[1.07.5-a] one of the Senators in Rome', () => {
    const { g } = empty((x) => {
      x.senators.push(
        fresh(x, 'senator:1', 0),
        fresh(x, 'senator:2', 0),
        fresh(x, 'senator:3', 1),
        fresh(x, 'senator:5', -1),
      );
      senator(x, 'senator:2').at = 'province:asia';
    });
    expect(attractors(g, 0)).toEqual(['senator:1']);
  });
  test('[1.07.5-a][1.07.2-f] once in an Initiative', () => {
    const game = act().rolling(6).does('attract', 'senator:2');
    expect(game.offers('attract')).toBeUndefined();
    game.refuses('attract', 'senator:1', 'no.stepOver');
  });
  test('[1.07.5-e] one who has many may have more', () => {
    const game = act((g) => {
      senator(g, 'senator:1').knights = 20;
    });
    game.rolling(6).does('attract', 'senator:1');
    expect(senator(game.g, 'senator:1').knights).toBe(21);
  });
  test('[1.07.5-f][1.04.7-a][1.04.7-b] ex-13: each is a vote at once, of Senators in Rome', () => {
    const game = act((g) => {
      senator(g, 'senator:2').knights = 2;
    });
    const before = votesInRome(game.g, 0);
    expect(before).toBe(3 + 2 + 2);
    game.rolling(6).does('attract', 'senator:1');
    expect(votesInRome(game.g, 0)).toBe(before + 1);
    expect(votesOf(PRINTED, senator(game.g, 'senator:2'))).toBe(4);
    game.change((g) => {
      senator(g, 'senator:2').at = 'province:asia';
    });
    expect(votesInRome(game.g, 0)).toBe(4);
  });
  test('[1.07.5-f] each brings 1 T, except while he is a Captive', () => {
    const { g } = empty((x) => x.senators.push({ ...fresh(x, 'senator:1', 0), knights: 4 }));
    expect(personalRevenue(g, 0, [], []).total).toBe(1 + 4);
    Object.assign(g.senators[0]!, { at: 'field', captive: 'barbarians' });
    expect(personalRevenue(g, 0, [], []).total).toBe(0);
    expect(votesInRome(g, 0)).toBe(0);
  });
  test('[1.07.5-g] who joins a Revolt loses them all', () => {
    const { cx, g } = empty((x) => {
      x.senators.push({ ...fresh(x, 'senator:1', 0), knights: 4, at: 'field' });
      newForce(x, '').commander = 'senator:1';
    });
    becomePrimaryRebel(cx, g.forces[0]!);
    expect(g.senators[0]!.knights).toBe(0);
  });
  test('[1.07.5-g] who dies loses them all', () => {
    const { cx, g } = empty((x) => {
      x.senators.push({ ...fresh(x, 'senator:1', 0), knights: 4 });
      x.factions[0]!.leader = 'senator:1';
    });
    killSenator(cx, g.senators[0]!, 'natural');
    expect(g.senators[0]).toMatchObject({ id: 'senator:1', knights: 0 });
  });
});

describe('what is added', () => {
  const of = (s: Partial<Senator>, patch: (g: Rome) => void = () => {}): number => {
    const { g } = empty((x) => {
      x.senators.push({ ...fresh(x, s.id ?? 'senator:1', 0), ...s });
      patch(x);
    });
    return knightTally(g, g.senators[0]!, 2).total;
  };
  test('[card-88-a] Marius adds 1', () => {
    expect(of({})).toBe(2);
    expect(of({ id: 'senator:27A' })).toBe(3);
    expect(of({ id: 'senator:27' })).toBe(2);
  });
  test('[card-110-a] the Servilian Law adds 1 for its Faction', () => {
    expect(of({}, (g) => (g.factions[0]!.servilian = true))).toBe(3);
    expect(of({}, (g) => (g.factions[1]!.servilian = true))).toBe(2);
  });
  test('[card-144-b] after a Proscription the others add 1, and its Faction gains none any more', () => {
    expect(of({}, (g) => (g.proscribed = 1))).toBe(3);
    const game = act((g) => (g.proscribed = 0));
    expect(game.offers('attract')).toBeUndefined();
    game.refuses('attract', 'senator:1', 'no.proscribed');
  });
  test('[1.07.5-c] the odds, in sixths', () => {
    const { g } = empty((x) => x.senators.push(fresh(x, 'senator:1', 0)));
    expect([0, 1, 4, 5, 6].map((n) => knightOdds(g, g.senators[0]!, n))).toEqual([1, 2, 5, 6, 6]);
    g.events.push({ id: 'event:168', level: 1, since: 1 });
    expect([0, 5, 6].map((n) => knightOdds(g, g.senators[0]!, n))).toEqual([0, 5, 6]);
  });
});

describe('pressuring Knights', () => {
  const knights = (g: Rome): void => {
    senator(g, 'senator:1').knights = 3;
    Object.assign(senator(g, 'senator:2'), { knights: 2, at: 'province:asia' });
  };
  test('[1.07.51-a][1.07.51-b][1.07.51-c][1.07.51-d] so many of each, a die for each Knight, to their Senator; they are gone', () => {
    const game = act(knights);
    expect(game.offers('pressure')).toEqual(
      expect.objectContaining({ of: { 'senator:1': 3, 'senator:2': 2 }, min: 1, max: 5 }),
    );
    const votes = votesInRome(game.g, 0);
    game.rolling(3, 4, 6).does('pressure', { 'senator:1': 2, 'senator:2': 1 });
    expect(senator(game.g, 'senator:1')).toMatchObject({ knights: 1, talents: 7 });
    expect(senator(game.g, 'senator:2')).toMatchObject({ knights: 1, talents: 6 });
    expect(votesInRome(game.g, 0)).toBe(votes - 2);
  });
  test('[1.07.51-e] pressuring and attracting exclude each other', () => {
    const pressed = act(knights).rolling(1).does('pressure', { 'senator:1': 1 });
    expect(pressed.offers('attract')).toBeUndefined();
    expect(pressed.offers('pressure')).toBeUndefined();
    const attracted = act(knights).rolling(1).does('attract', 'senator:1');
    expect(attracted.offers('pressure')).toBeUndefined();
  });
  test('[1.07.51-a][amb-42] not those of a Captive', () => {
    const { g } = empty((x) => {
      x.senators.push(
        { ...fresh(x, 'senator:1', 0), knights: 3, at: 'field', captive: 'barbarians' },
        fresh(x, 'senator:2', 0),
        { ...fresh(x, 'senator:4', 0), knights: 1 },
        { ...fresh(x, 'senator:3', 1), knights: 2 },
      );
    });
    expect(pressurable(g, 0)).toEqual({ 'senator:4': 1 });
  });
  test('[amb-159] Evil Omens spares them, unless the table is strict', () => {
    const omens = (g: Rome): void => {
      knights(g);
      g.events.push({ id: 'event:168', level: 2, since: 1 });
    };
    const mild = act(omens).rolling(1).does('pressure', { 'senator:1': 1 });
    expect(senator(mild.g, 'senator:1').talents).toBe(1);
    const strict = act(omens, { strictOmens: true }).rolling(1, 6).does('pressure', { 'senator:1': 2 });
    expect(senator(strict.g, 'senator:1').talents).toBe(4);
  });
});
