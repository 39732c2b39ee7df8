import { begin, fromSeed, parseTable } from '@tabularium/kernel';
import { given, play } from '@tabularium/kit';
import { expect, test } from 'vitest';
import { PRINTED } from '../data/printed.ts';
import { isKeyCity } from '../empire/places.ts';
import { mediterraneanEmpires } from '../index.ts';
import { NEUTRAL, OUT } from '../ids.ts';
import { at, CARTAGO, offered, own, place, ROMA } from '../testing/at.ts';
import { build, newCities } from './build.ts';

const start = (seats: number, options: Record<string, unknown> = {}) =>
  play(given(mediterraneanEmpires, { seats, options: { empires: 'seats', ...options } }));

test('[MED.1-a] two to eight players, each with an Empire of his own and its capital; all eight with eight', () => {
  for (const seats of [2, 3, 4, 5, 6, 7, 8]) {
    const { g } = start(seats);
    expect(new Set(g.agreed.empires).size).toBe(seats);
    const capitals = g.agreed.empires.map((e) => g.owner[PRINTED.capitals[e]!]);
    expect(capitals).toEqual(g.agreed.empires.map((_, seat) => seat));
  }
  const eight = ['CARTAGO', 'EGIPTO', 'GALIA', 'GRECIA', 'HISPANIA', 'MACEDONIA', 'PERSIA', 'ROMA'];
  expect(start(8).g.agreed.empires.toSorted()).toEqual(eight);
  for (const seats of [1, 9]) expect(() => start(seats)).toThrow(/kernel\.seats .*"min":2,"max":8/);
});

test('[MED.1-a][MED.3-a] every scenario that can be chosen is one for as many players; where there are fewer, the last', () => {
  const chosen = (seats: number): string[] =>
    ['A', 'B', 'C', 'D'].map((scenario) => start(seats, { scenario }).g.agreed.scenario);
  expect(chosen(2)).toEqual(['2A', '2B', '2C', '2D']);
  expect(chosen(3)).toEqual(['3A', '3B', '3C', '3C']);
  expect(chosen(4)).toEqual(['4W', '4E', '4E', '4E']);
  expect(chosen(8)).toEqual(['8A', '8A', '8A', '8A']);
});

test('[MED.3-a][MED.3-b] only the territories and areas of the scenario are in play', () => {
  const { g } = start(2);
  expect(g.agreed.scenario).toBe('2A');
  expect(g.owner[place('numantia')]).toBe(OUT);
  expect(g.owner[place('ebusus')]).toBe(OUT);
  expect(g.owner.filter((o) => o !== OUT)).toHaveLength(41);
  expect(g.areas[place('CANTABRI') - g.owner.length]).toBe('out');
  expect(g.areas.filter((a) => a === 'wild')).toHaveLength(8);
});

test('[MED.3.1-a] Empires are dealt at random, or by the order of seats', () => {
  expect(start(4).g.agreed.empires).toEqual(['ROMA', 'CARTAGO', 'HISPANIA', 'GALIA']);
  const dealt = ['a', 'b', 'c', 'd', 'e'].map(
    (seed) => begin(mediterraneanEmpires, parseTable(mediterraneanEmpires, 4, {}), fromSeed(seed)).g.agreed,
  );
  expect(new Set(dealt.map((a) => a.empires.join())).size).toBeGreaterThan(1);
  // Play goes in the order of the scenario all the same.
  for (const { empires, order } of dealt)
    expect(order.map((s) => empires[s])).toEqual(['ROMA', 'CARTAGO', 'HISPANIA', 'GALIA']);
});

test('[MED.3.1-b][MED.3.1-c][MED.3.1-d] capitals, points, markers and key cities', () => {
  const { g } = start(4);
  expect([g.owner[place('roma')], g.forts[place('roma')]]).toEqual([ROMA, 1]);
  expect([g.owner[place('carthago')], g.forts[place('carthago')]]).toEqual([CARTAGO, 1]);
  expect(g.vp).toEqual([10, 10, 10, 10]);
  expect([g.enraged, g.turn]).toEqual([0, 0]);
  for (const id of ['massilia', 'agrigentum', 'mediolanum', 'cirta']) {
    expect([g.owner[place(id)], g.forts[place(id)]]).toEqual([NEUTRAL, 1]);
  }
});

test('[MED.3.1-d] a key city is one that the scenario names; an area is none', () => {
  const { g } = start(4);
  expect(['massilia', 'roma', 'CANTABRI'].map((id) => isKeyCity(g, place(id)))).toEqual([true, false, false]);
});

test('[MED.3.1-e][MED.3.1-h] a free city beside one of his, by road or strait; never an area', () => {
  const p = start(4);
  const of = offered(p, 'settle');
  expect(of).toContain('city:tarquinii');
  expect(of).toContain('city:aleria');
  p.refuses('settle', 'city:neapolis', 'med.no.free');
  p.does('settle', 'city:tarquinii').as(CARTAGO).does('settle', 'city:panormus').as(2);
  p.refuses('settle', 'area:CANTABRI', 'med.no.area');
  // Not one that another player holds.
  const { g } = p.does('settle', 'city:segeda');
  own(g, CARTAGO, 'capua');
  expect(newCities(g, ROMA)).not.toContain(place('capua'));
});

test('[MED.3.1-f] or another fort where he has one, the capital too', () => {
  const { g } = start(4).does('fortify', 'city:roma');
  expect(g.forts[place('roma')]).toBe(2);
});

test('[MED.A51] a key city is never settled', () => {
  const p = at(build, undefined, {}, (g) => {
    for (const [i, o] of g.owner.entries()) if (o === NEUTRAL) g.forts[i] = 0;
    g.forts[place('agrigentum')] = 1;
    own(g, ROMA, 'syracusae');
  });
  expect(newCities(p.g, ROMA)).not.toContain(place('agrigentum'));
});

test('[MED.3.1-g][MED.3.1-i][MED.3.1-j][MED.3.2-a] all forts are placed; the rest is neutral; hands are drawn', () => {
  const p = start(4).byChance();
  for (let i = 0; i < 11 * 4; i++) {
    p.as(p.waitingFor[0]!);
    const seat = p.waitingFor[0]!;
    p.does('fortify', `city:${['roma', 'carthago', 'numantia', 'gergovia'][seat]}`);
  }
  const { g } = p;
  expect(g.turn).toBe(1);
  expect(g.forts[place('roma')]).toBe(12);
  expect(g.forts.every((n, i) => g.owner[i] === OUT || n > 0)).toBe(true);
  expect(g.before).toEqual([1, 1, 1, 1]);
  expect(g.hands.map((h) => h.length)).toEqual([12, 12, 12, 12]);
});

test('[MED.3.2-b] the base hand by number of players', () => {
  expect([2, 3, 4, 5, 6, 7, 8].map((n) => PRINTED.tables.hand.byPlayers[n])).toEqual([14, 14, 12, 12, 12, 10, 10]);
});

/** Everybody puts all his forts on his capital; who was asked, in that order. */
const allAtHome = (p: ReturnType<typeof start>): number[] => {
  const asked: number[] = [];
  p.byChance();
  while (p.g.turn === 0) {
    const [seat] = p.waitingFor;
    asked.push(seat!);
    p.as(seat!).does('fortify', PRINTED.refs[PRINTED.capitals[p.g.agreed.empires[seat!]!]!]!);
  }
  return asked;
};

test('[MED.3.1-e][MED.3.1-g] forts are placed one by one in the order of the scenario, wherever its Empires sit', () => {
  const p = start(4, { empires: 'random' });
  const { order } = p.g.agreed;
  expect(order).not.toEqual([0, 1, 2, 3]);
  expect(allAtHome(p)).toEqual(Array.from({ length: 11 }, () => order).flat());
});

test('[MED.3.1-d][MED.3.1-i] every neutral city has one fort, key cities too', () => {
  const p = start(4);
  allAtHome(p);
  expect(new Set(p.g.forts.filter((_, i) => p.g.owner[i] === NEUTRAL))).toEqual(new Set([1]));
});

test('[MED.3.2-a] the first hand is that of the number of players', () => {
  const hands = (seats: number): number[] => {
    const p = start(seats);
    allAtHome(p);
    return p.g.hands.map((h) => h.length);
  };
  expect([hands(2), hands(8)]).toEqual([[14, 14], Array(8).fill(10)]);
});
