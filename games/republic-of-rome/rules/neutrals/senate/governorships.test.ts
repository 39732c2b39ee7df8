import { expect, test } from 'vitest';
import { contentOf } from '../../data/printed.ts';
import { senator } from '../../rome/senators.ts';
import { CONSERVATIVES, IMPERIALS } from '../../testing/neutrals.ts';
import { dividing, offeredTo, s, taken, takes, vacantProvince } from '../../testing/spoils.ts';
import { table } from '../../testing/bare.ts';
import { bestProvinces, expectedSpoils } from './governorships.ts';

test('[4.05.415-a] what the Spoils of each Province are expected to be', () => {
  const values = (developed: boolean): [string, number][] => {
    const { g } = table((x) => {
      for (const { id } of contentOf(x).provinces) vacantProvince(x, id, developed);
    });
    return g.provinces.map((p) => [p.id.slice('province:'.length), expectedSpoils(g, p.id)]);
  };
  expect(Object.fromEntries(values(false))).toEqual({
    sicilia: 3.5,
    'sardinia-corsica': -1.5,
    'hispania-citerior': 1.5,
    'hispania-ulterior': 0.5,
    illyricum: 0.5,
    'gallia-cisalpina': 2.5,
    macedonia: 4.5,
    africa: 2.5,
    'gallia-narbonensis': 0.5,
    'cilicia-cyprus': -0.5,
    asia: 5.5,
    syria: 2.5,
    bithynia: -0.5,
    'gallia-transalpina': -0.5,
    'creta-cyrenaica': 2.5,
  });
  expect(Object.fromEntries(values(true))).toMatchObject({
    asia: 9.5,
    sicilia: 7.5,
    macedonia: 6,
    'sardinia-corsica': 2.5,
  });
});

test('[4.05.415-a] the best Provinces are left, and of the others it can be told what they lack', () => {
  const { g } = table((x) => {
    for (const id of ['province:africa', 'province:syria', 'province:illyricum'] as const) vacantProvince(x, id);
  });
  const best = bestProvinces(
    g,
    g.provinces.map((p) => p.id),
  );
  expect(best.left).toEqual(['province:africa', 'province:syria']);
  expect(best.candidates.find((c) => c.ref === 'province:illyricum')?.out).toMatchObject({
    a: { has: 0.5, best: 2.5 },
  });
});

test('[4.05.415-a] they do so in the division', () => {
  const t = dividing({ members: [IMPERIALS, 0] }, (g) => {
    for (const id of ['province:illyricum', 'province:asia', 'province:sicilia'] as const) vacantProvince(g, id);
    senator(g, 'senator:6').knights = 1;
  });
  t.as(0).does('passSpoils').does('passSpoils');
  expect(
    taken(t)
      .slice(0, 3)
      .map((x) => x.split(' ')[0]),
  ).toEqual(['field-consul', 'rome-consul', 'province:asia']);
});

test('[4.05.415-a][4.01.3-d] between equal ones dice decide, which is told', () => {
  const t = dividing(
    { members: [IMPERIALS, 0] },
    (g) => {
      for (const id of ['province:africa', 'province:syria'] as const) vacantProvince(g, id);
      senator(g, 'senator:6').knights = 1;
    },
    [1, 1, 6, 6],
  );
  t.as(0).does('passSpoils').does('passSpoils');
  expect(t.lines('neutral.tie')).toContainEqual({
    refs: ['province:africa', 'province:syria'],
    who: 'province:syria',
  });
});

test('[4.05.415-b] the eligible one with fewest votes governs', () => {
  const t = dividing({ members: [CONSERVATIVES, 0] }, (g) => {
    vacantProvince(g, 'province:sicilia');
    // Oratory 2 and one Knight are as many votes as Oratory 3; 11 has fewest.
    senator(g, 'senator:10').knights = 3;
    senator(g, 'senator:12').knights = 1;
    Object.assign(senator(g, 'senator:13'), { faction: CONSERVATIVES, influence: 0 });
    Object.assign(senator(g, 'senator:14'), { faction: CONSERVATIVES, influence: 1 });
    Object.assign(senator(g, 'senator:15'), { faction: CONSERVATIVES, influence: 2 });
  });
  // 13, 14 and 15 have the offices by then.
  t.as(0).does('passSpoils').does('passSpoils').does('passSpoils');
  expect(taken(t).at(-1)).toBe('province:sicilia senator:11');
  expect(s(t, 11).at).toBe('province:sicilia');
});

test('[4.05.415-c][4.05.415-d] a Player gives it to whoever is eligible, of any Faction, and that was his choice', () => {
  const t = dividing({ members: [0, IMPERIALS] }, (g) => vacantProvince(g, 'province:sicilia'));
  t.as(0).does('takeSpoil', 'province:sicilia');
  expect(offeredTo(t, 0, 'giveSpoil')).toHaveLength(15);
  t.does('giveSpoil', 'senator:14');
  expect(s(t, 14).at).toBe('province:sicilia');
  expect(taken(t)).toEqual(['province:sicilia senator:14', 'field-consul senator:4']);
});

test('[4.05.415-c] one who came back this turn must agree: a Neutral does not, and another Player is asked', () => {
  const t = dividing({ seats: 2, members: [0] }, (g) => {
    vacantProvince(g, 'province:sicilia');
    for (const n of [2, 5, 8]) senator(g, `senator:${n}`).returned = g.turn;
  });
  t.as(0).does('takeSpoil', 'province:sicilia');
  // 8 is a Neutral's.
  expect(offeredTo(t, 0, 'giveSpoil')).not.toContain('senator:8');
  t.does('giveSpoil', 'senator:5');
  expect(t.waitingFor).toEqual([1]);
  t.as(1).does('refuse');
  expect(taken(t)).toEqual([]);
  // His own has agreed by being named.
  takes(t, 0, 'province:sicilia', 'senator:2');
  expect(taken(t)).toEqual(['province:sicilia senator:2']);
});

test('[4.05.415-c] and goes if he agrees', () => {
  const t = dividing({ seats: 2, members: [0] }, (g) => {
    vacantProvince(g, 'province:sicilia');
    senator(g, 'senator:5').returned = g.turn;
  });
  takes(t, 0, 'province:sicilia', 'senator:5').as(1).does('consent');
  expect(taken(t)).toEqual(['province:sicilia senator:5']);
});

test('[4.05.415-b] a Neutral does not send one who came back this turn as long as others can go', () => {
  const t = dividing({ members: [CONSERVATIVES] }, (g) => {
    vacantProvince(g, 'province:sicilia');
    for (const n of [1, 12]) senator(g, `senator:${n}`).returned = g.turn;
    senator(g, 'senator:12').influence = 20;
    senator(g, 'senator:15').faction = CONSERVATIVES;
    senator(g, 'senator:15').influence = 13;
  });
  // 10, 11 and 15 are in office: nobody in the Coalition is willing, and the Province goes outside, to somebody who is.
  expect(taken(t).at(-1)).toBe('province:sicilia senator:2');
});
