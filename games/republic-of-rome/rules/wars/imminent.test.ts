import { describe, expect, test } from 'vitest';
import { empty } from '../testing/empty.ts';
import { addLeader, addProvinces, statuses, whereabouts } from '../testing/wars.ts';
import { activateImminent, conditionalRevolts } from './imminent.ts';
import { drawLeader } from './leaders.ts';
import { fleetStrength, landStrength, war } from './wars.ts';
import { wages } from '../testing/armies.ts';

describe('at the start of a turn', () => {
  test('[1.07.3321-f][1.07.3321-g] ex-04: the earliest of the series, the others wait', () => {
    const { cx, g } = empty((x) => {
      wages(x, 'war:1');
      wages(x, 'war:69', { status: 'imminent' });
      wages(x, 'war:2', { status: 'imminent' });
    });
    drawLeader(cx, 'leader:35');
    expect([landStrength, fleetStrength].map((f) => f(g, war(g, 'war:1')))).toEqual([17, 17]);
    activateImminent(cx);
    expect(statuses(g)).toEqual({ 'war:1': 'active', 'war:69': 'imminent', 'war:2': 'active' });
    expect([landStrength, fleetStrength].map((f) => f(g, war(g, 'war:1')))).toEqual([27, 27]);
    expect(landStrength(g, war(g, 'war:2'))).toBe(37);
    activateImminent(cx);
    expect(statuses(g)).toEqual({ 'war:1': 'active', 'war:69': 'active', 'war:2': 'active' });
    expect(landStrength(g, war(g, 'war:1'))).toBe(37);
  });
  test('[1.07.3321-f] one of each series', () => {
    const { cx, g } = empty((x) => {
      wages(x, 'war:2', { status: 'imminent' });
      wages(x, 'war:67', { status: 'imminent' });
      wages(x, 'war:66', { status: 'imminent' });
    });
    activateImminent(cx);
    expect(statuses(g)).toEqual({ 'war:2': 'active', 'war:67': 'imminent', 'war:66': 'active' });
  });
  test('[1.07.341-d] a Leader in the Curia joins it', () => {
    const { cx, g } = empty((x) => {
      wages(x, 'war:2', { status: 'imminent' });
      addLeader(x, 'leader:34');
    });
    activateImminent(cx);
    expect(whereabouts(g)).toEqual({ 'leader:34': 'wars' });
  });
  test('[amb-48][1.07.3321-j] one without its Province goes on waiting; a later one of the series does not', () => {
    const { cx, g } = empty((x) => {
      wages(x, 'war:75', { status: 'imminent' });
      wages(x, 'war:124', { status: 'imminent' });
    });
    activateImminent(cx);
    expect(statuses(g)).toEqual({ 'war:75': 'imminent', 'war:124': 'active' });
  });
});

describe('in the Revolution Phase', () => {
  const spanish = (...provinces: Parameters<typeof addProvinces>[1][]) =>
    empty((x) => {
      wages(x, 'war:73', { status: 'inactive' });
      wages(x, 'war:72', { status: 'inactive' });
      wages(x, 'war:1', { status: 'inactive' });
      addProvinces(x, ...provinces);
    });
  test('[amb-48][card-72-a][card-73-a][1.07.3321-e] Revolts rise whose Provinces exist: the earliest, the others are Imminent', () => {
    const { cx, g } = spanish('province:hispania-citerior', 'province:hispania-ulterior');
    conditionalRevolts(cx);
    expect(statuses(g)).toEqual({ 'war:72': 'active', 'war:73': 'imminent', 'war:1': 'inactive' });
  });
  test('[card-72-a][card-73-a] each by its own Provinces', () => {
    const { cx, g } = spanish('province:hispania-citerior');
    conditionalRevolts(cx);
    expect(statuses(g)).toEqual({ 'war:72': 'inactive', 'war:73': 'active', 'war:1': 'inactive' });
  });
  test('[card-74-a][card-75-a][card-123-a] Slave Revolts with Sicilia, the Sertorian Revolt with both Hispaniae', () => {
    for (const [id, provinces] of [
      ['war:74', ['province:sicilia']],
      ['war:75', ['province:sicilia']],
      ['war:123', ['province:hispania-citerior', 'province:hispania-ulterior']],
    ] as const) {
      const { cx, g } = empty((x) => wages(x, id, { status: 'inactive' }));
      conditionalRevolts(cx);
      expect(war(g, id).status).toBe('inactive');
      addProvinces(g, ...provinces);
      conditionalRevolts(cx);
      expect(war(g, id).status).toBe('active');
    }
  });
});
