import { describe, expect, test } from 'vitest';
import type { ProvinceId, WarId } from '../ids.ts';
import { empty } from '../testing/empty.ts';
import { addLeader, addProvinces, statuses, whereabouts } from '../testing/wars.ts';
import { matchingInPlay } from './matching.ts';
import { activate, drawWar } from './placing.ts';
import { countActiveWars, droughtEffects, landStrength, war } from './wars.ts';
import { wages } from '../testing/armies.ts';

/** What becomes of a War that is drawn onto an empty table. */
const drawn = (id: WarId, ...provinces: ProvinceId[]) => {
  const { cx, g } = empty((x) => addProvinces(x, ...provinces));
  drawWar(cx, id);
  return war(g, id);
};

describe('a War that matches nothing', () => {
  const ACTIVE: WarId[] = [
    'war:2',
    'war:4',
    'war:5',
    'war:6',
    'war:8',
    'war:66',
    'war:67',
    'war:68',
    'war:69',
    'war:70',
  ];
  const LATE: WarId[] = ['war:112', 'war:114', 'war:116', 'war:117', 'war:118', 'war:119', 'war:124'];
  const INACTIVE: WarId[] = [
    'war:1',
    'war:3',
    'war:7',
    'war:71',
    'war:113',
    'war:115',
    'war:120',
    'war:121',
    'war:122',
  ];

  test('[1.07.33-d][card-2-a][card-4-a][card-5-a][card-6-a][card-8-a] with the Armaments icon is Active: Early Wars', () => {
    for (const id of ACTIVE.slice(0, 5)) expect([id, drawn(id).status]).toEqual([id, 'active']);
  });
  test('[1.07.33-d][card-66-a][card-67-a][card-68-a][card-69-a][card-70-a] … Middle Wars', () => {
    for (const id of ACTIVE.slice(5)) expect([id, drawn(id).status]).toEqual([id, 'active']);
  });
  test('[1.07.33-d][card-112-a][card-114-a][card-116-a][card-117-a][card-118-a][card-119-a][card-124-a] … Late Wars', () => {
    for (const id of LATE) expect([id, drawn(id).status]).toEqual([id, 'active']);
  });
  test('[1.07.331-a][card-1-a][card-3-a][card-7-a][card-71-a][card-113-a][card-115-a][card-120-a][card-121-a][card-122-a] without it is Inactive', () => {
    for (const id of INACTIVE) expect([id, drawn(id).status]).toEqual([id, 'inactive']);
  });
  test('[1.07.331-d][1.07.334-e] Inactive and Imminent Wars do not count as Active', () => {
    const { g } = empty((x) => {
      wages(x, 'war:1', { status: 'inactive' });
      wages(x, 'war:2', { status: 'imminent' });
      wages(x, 'war:5');
    });
    expect(countActiveWars(g)).toBe(1);
  });
});

describe('conditional Revolts', () => {
  const CONDITIONAL: readonly (readonly [WarId, readonly ProvinceId[]])[] = [
    ['war:72', ['province:hispania-citerior', 'province:hispania-ulterior']],
    ['war:73', ['province:hispania-citerior']],
    ['war:74', ['province:sicilia']],
    ['war:75', ['province:sicilia']],
    ['war:123', ['province:hispania-citerior', 'province:hispania-ulterior']],
  ];
  test('[card-72-a][card-73-a][card-74-a][card-75-a][card-123-a][amb-48] are Inactive while a Province is missing', () => {
    for (const [id, needs] of CONDITIONAL) expect([id, drawn(id, ...needs.slice(1)).status]).toEqual([id, 'inactive']);
  });
  test('[card-rev-b] are Active where their Provinces exist', () => {
    for (const [id, needs] of CONDITIONAL) expect([id, drawn(id, ...needs).status]).toEqual([id, 'active']);
  });
  test('[card-rev-a] are Revolts in every case, and so is the Gladiator Revolt', () => {
    for (const id of [...CONDITIONAL.map(([x]) => x), 'war:124' as const])
      expect([id, drawn(id).revolt]).toEqual([id, true]);
  });
  test('[amb-48] a second of the series is Imminent and does not activate one whose Province is missing', () => {
    const { cx, g } = empty((x) => wages(x, 'war:74', { status: 'inactive' }));
    drawWar(cx, 'war:75');
    expect(statuses(g)).toEqual({ 'war:74': 'inactive', 'war:75': 'imminent' });
  });
  test('[amb-48][1.07.3321-b] but one whose Province has come to exist', () => {
    const { cx, g } = empty((x) => {
      wages(x, 'war:74', { status: 'inactive' });
      addProvinces(x, 'province:sicilia');
    });
    drawWar(cx, 'war:75');
    expect(statuses(g)).toEqual({ 'war:74': 'active', 'war:75': 'imminent' });
  });
});

describe('Imminent Wars', () => {
  test('[1.07.3321-a][1.07.3321-b][1.07.3321-c][1.07.331-b] ex-04: a match is Imminent, the Inactive War Active, nothing doubled', () => {
    const { cx, g } = empty((x) => wages(x, 'war:1', { status: 'inactive' }));
    drawWar(cx, 'war:69');
    expect(statuses(g)).toEqual({ 'war:1': 'active', 'war:69': 'imminent' });
    drawWar(cx, 'war:2');
    expect(statuses(g)).toEqual({ 'war:1': 'active', 'war:69': 'imminent', 'war:2': 'imminent' });
    expect(landStrength(g, war(g, 'war:1'))).toBe(10);
  });
  test('[1.07.3321-a] whatever the space of the other: Unprosecuted and Imminent Wars match as well', () => {
    const { cx, g } = empty((x) => {
      wages(x, 'war:6').unprosecuted = true;
      wages(x, 'war:4', { status: 'imminent' });
    });
    drawWar(cx, 'war:67');
    drawWar(cx, 'war:3');
    expect(war(g, 'war:67').status).toBe('imminent');
    expect(war(g, 'war:3').status).toBe('imminent');
    expect(war(g, 'war:4').status).toBe('imminent');
    expect(war(g, 'war:6').unprosecuted).toBe(true);
  });
  test('[1.07.3321-d] one with the Armaments icon is Imminent all the same', () => {
    const { cx, g } = empty((x) => wages(x, 'war:3'));
    drawWar(cx, 'war:4');
    expect(war(g, 'war:4').status).toBe('imminent');
    expect(countActiveWars(g)).toBe(1);
  });
  test('[1.07.3321-h] attacked, it is Active at once and multiplies', () => {
    const { cx, g } = empty((x) => {
      wages(x, 'war:1');
      wages(x, 'war:2', { status: 'imminent' });
    });
    activate(cx, war(g, 'war:2'));
    expect(landStrength(g, war(g, 'war:1'))).toBe(20);
    expect(landStrength(g, war(g, 'war:2'))).toBe(30);
  });
});

describe('becoming Active', () => {
  test('[1.07.331-c][1.07.331-b] moves the War to the Active ones', () => {
    const { cx, g } = empty((x) => wages(x, 'war:120', { status: 'inactive' }));
    activate(cx, war(g, 'war:120'));
    expect(statuses(g)).toEqual({ 'war:120': 'active' });
  });
  test('[1.07.341-c] a Leader in the Curia makes a War Active that would be Inactive, and joins it', () => {
    const { cx, g } = empty((x) => addLeader(x, 'leader:35'));
    drawWar(cx, 'war:1');
    expect(statuses(g)).toEqual({ 'war:1': 'active' });
    expect(whereabouts(g)).toEqual({ 'leader:35': 'wars' });
    expect(landStrength(g, war(g, 'war:1'))).toBe(17);
  });
  test('[1.07.341-c] one of another War stays where he is', () => {
    const { cx, g } = empty((x) => addLeader(x, 'leader:37'));
    drawWar(cx, 'war:5');
    expect(whereabouts(g)).toEqual({ 'leader:37': 'curia' });
  });
  test('[1.07.341-d] he does not come for one that is Imminent, but when it becomes Active', () => {
    const { cx, g } = empty((x) => {
      wages(x, 'war:1', { status: 'imminent' });
      addLeader(x, 'leader:35');
    });
    drawWar(cx, 'war:2');
    expect(whereabouts(g)).toEqual({ 'leader:35': 'curia' });
    activate(cx, war(g, 'war:2'));
    expect(whereabouts(g)).toEqual({ 'leader:35': 'wars' });
  });
  test('[amb-165][card-74-b][card-75-a][1.07.334-f] a Slave Revolt destroys the Sicilian Grain when it becomes Active, not before', () => {
    for (const id of ['war:74', 'war:75'] as const) {
      const { cx, g } = empty((x) => {
        x.concessions.push({ id: 'concession:55', holder: 'forum', revealed: false, voted: 0 });
      });
      drawWar(cx, id);
      expect(g.concessions[0]!.holder).toBe('forum');
      activate(cx, war(g, id));
      expect(g.concessions[0]!.holder).toBe('curia');
    }
  });
  test('[card-118-a] the Alexandrine War destroys the Aegyptian Grain and causes a Drought', () => {
    const { cx, g } = empty((x) => {
      x.concessions.push({ id: 'concession:54', holder: 'forum', revealed: false, voted: 0 });
    });
    drawWar(cx, 'war:118');
    expect(g.concessions[0]!.holder).toBe('curia');
    expect(droughtEffects(g)).toBe(1);
  });
  test('[card-119-a][amb-168][1.07.3321-e] the Social War activates one Inactive War of each series, and multiplies none', () => {
    const { cx, g } = empty((x) => {
      wages(x, 'war:7', { status: 'inactive' });
      wages(x, 'war:1', { status: 'inactive' });
      wages(x, 'war:122', { status: 'inactive' });
      wages(x, 'war:71', { status: 'inactive' });
      wages(x, 'war:120', { status: 'inactive' });
    });
    wages(g, 'war:115');
    wages(g, 'war:5', { status: 'imminent' });
    drawWar(cx, 'war:119');
    expect(statuses(g)).toEqual({
      'war:119': 'active',
      // One that is Imminent is not Inactive.
      'war:115': 'active',
      'war:5': 'imminent',
      'war:7': 'active',
      'war:1': 'active',
      'war:71': 'active',
      'war:122': 'imminent',
      'war:120': 'inactive',
    });
    expect(landStrength(g, war(g, 'war:7'))).toBe(10);
    expect(landStrength(g, war(g, 'war:119'))).toBe(10);
  });
  test('[card-175-1-a] a Leader who looks for refuge joins the next War drawn', () => {
    const { cx, g } = empty((x) => {
      addLeader(x, 'leader:35', 'wars').refuge = true;
    });
    drawWar(cx, 'war:5');
    expect(g.leaders[0]).toMatchObject({ at: 'wars', refuge: false, aids: ['war:5'] });
    expect(landStrength(g, war(g, 'war:5'))).toBe(17);
  });
});

test('[1.07.33-f][amb-50][card-3-a][card-71-a][card-122-a][card-74-b][card-75-a] every War with the icon is a Drought, in whatever space', () => {
  for (const id of ['war:3', 'war:71', 'war:122', 'war:74', 'war:75'] as const) {
    for (const status of ['inactive', 'imminent', 'active'] as const) {
      expect([id, status, droughtEffects(empty((x) => wages(x, id, { status })).g)]).toEqual([id, status, 1]);
    }
  }
  expect(droughtEffects(empty((x) => wages(x, 'war:1')).g)).toBe(0);
});

test('[1.07.341-c] a Leader who is with another of his Wars already does not join it anew', () => {
  const { cx, g, log } = empty((x) => {
    wages(x, 'war:1');
    wages(x, 'war:2', { status: 'inactive' });
    addLeader(x, 'leader:35', 'wars');
    addLeader(x, 'leader:34', 'curia');
  });
  activate(cx, war(g, 'war:2'));
  const joined = log.filter((line) => line.m.k === 'wars.leaderJoins').map((line) => line.m.a?.['leader']);
  expect(joined).toEqual(['leader:34']);
});

test('[1.07.3321-a] no War matches itself', () => {
  const { g } = empty((x) => {
    wages(x, 'war:1');
    wages(x, 'war:2', { status: 'imminent' });
    wages(x, 'war:5');
  });
  expect(matchingInPlay(g, 'war:1').map((w) => w.id)).toEqual(['war:2']);
  expect(matchingInPlay(g, 'war:69').map((w) => w.id)).toEqual(['war:1', 'war:2']);
});
