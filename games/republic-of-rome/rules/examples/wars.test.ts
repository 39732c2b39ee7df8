/** Worked examples of Wars: series, Leaders, what is drawn and what is left. */
import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { senator } from '../rome/senators.ts';
import { battle, wages } from '../testing/armies.ts';
import { deploying, FIELD, PUNIC_1, PUNIC_2, ROME } from '../testing/deployment.ts';
import { empty } from '../testing/empty.ts';
import { allVote } from '../testing/senate.ts';
import { addLeader, addProvinces, statuses, whereabouts } from '../testing/wars.ts';
import { propose } from '../senate/proposals.ts';
import { at, offered } from '../testing/at.ts';
import { endWar } from '../wars/ending.ts';
import { activateImminent } from '../wars/imminent.ts';
import { drawLeader } from '../wars/leaders.ts';
import { drawWar } from '../wars/placing.ts';
import { fleetStrength, landStrength, war } from '../wars/wars.ts';

describe('[ex-03] attacking two Matching Wars', () => {
  const fleets = (g: Rome): void => {
    wages(g, PUNIC_1);
    wages(g, PUNIC_2);
    g.fleets = 25;
  };
  test('[ex-03] the later one alone cannot be proposed', () => {
    const game = deploying(fleets).as(0).does('sendCommander', FIELD);
    expect(offered(game, 'sendAgainst')).toEqual([PUNIC_1]);
    game.as(0).refuses('sendAgainst', PUNIC_2);
  });
  test('[ex-03] both in one proposal can', () => {
    const game = deploying(fleets).as(0).does('sendCommander', FIELD).does('sendAgainst', PUNIC_1);
    game.sets('legions', 5).sets('fleets', 10).does('sendCommander', ROME).does('sendAgainst', PUNIC_2);
    game.sets('legions', 5).sets('fleets', 15).does('put');
    for (const seat of [0, 1]) if (game.as(seat).offers('consent')) game.does('consent');
    allVote(game, 'aye');
    expect(game.g.forces.map((f) => [f.war, f.commander])).toEqual([
      [PUNIC_1, FIELD],
      [PUNIC_2, ROME],
    ]);
    // The earlier one has not been defeated.
    expect(war(game.g, PUNIC_1).status).toBe('active');
  });
  test('[ex-03] so can the later one when the earlier has a Commander of an earlier vote', () => {
    const game = deploying(fleets).as(0).does('sendCommander', FIELD).does('sendAgainst', PUNIC_1);
    game.sets('legions', 5).sets('fleets', 10).does('put');
    if (game.as(1).offers('consent')) game.does('consent');
    allVote(game, 'aye');
    const next = at(propose, { kind: 'deploy', by: 0, means: 'presiding' }, { seats: 3 }, (g) => {
      Object.assign(g, structuredClone(game.g));
    });
    next.as(0).does('sendCommander', ROME);
    expect(offered(next, 'sendAgainst')).toContain(PUNIC_2);
  });
});

test('[ex-04] Imminent Wars, turn by turn', () => {
  const { cx, g } = empty((x) => void wages(x, 'war:1', { status: 'inactive' }));
  const strengths = (id: 'war:1' | 'war:2' | 'war:69') => [landStrength(g, war(g, id)), fleetStrength(g, war(g, id))];
  drawWar(cx, 'war:69');
  expect(statuses(g)).toEqual({ 'war:1': 'active', 'war:69': 'imminent' });
  expect(strengths('war:1')).toEqual([10, 10]);
  drawWar(cx, 'war:2');
  expect(statuses(g)).toEqual({ 'war:1': 'active', 'war:69': 'imminent', 'war:2': 'imminent' });
  expect(strengths('war:1')).toEqual([10, 10]);
  drawLeader(cx, 'leader:35');
  expect(whereabouts(g)).toEqual({ 'leader:35': 'wars' });
  expect(statuses(g)).toEqual({ 'war:1': 'active', 'war:69': 'imminent', 'war:2': 'imminent' });
  expect(strengths('war:1')).toEqual([17, 17]);
  activateImminent(cx);
  expect(statuses(g)).toEqual({ 'war:1': 'active', 'war:69': 'imminent', 'war:2': 'active' });
  expect(strengths('war:1')).toEqual([27, 27]);
  expect(strengths('war:2')[0]).toBe(37);
  activateImminent(cx);
  expect(statuses(g)).toEqual({ 'war:1': 'active', 'war:69': 'active', 'war:2': 'active' });
  // 10 × 3 + 7, 15 × 3 + 7, 7 × 3 + 7.
  expect((['war:1', 'war:2', 'war:69'] as const).map((id) => strengths(id)[0])).toEqual([37, 52, 28]);
});

test('[ex-12] with the 3rd Punic War defeated the 1st pays no Spoils; everything else is as usual', () => {
  const won = (defeated: Rome['defeated']) => {
    const game = battle('senator:1', 'war:1', { legions: 12, fleets: 5 }, [6, 6, 4, 0], (g) => {
      g.defeated = defeated;
      g.provinces = [];
      war(g, 'war:1').navalVictory = true;
    });
    const { influence, popularity } = senator(game.g, 'senator:1');
    return { state: game.g.state, unrest: game.g.unrest, influence, popularity, provinces: game.g.provinces.length };
  };
  const before = won([]);
  const after = won(['war:69']);
  expect(before.state).toBe(100 + 35);
  expect(after).toEqual({ ...before, state: 100 });
  expect(after).toMatchObject({ unrest: 4, influence: 5 + 5, popularity: 5, provinces: 2 });
});

test('[ex-26] Hannibal makes an Inactive Punic War Active', () => {
  for (const id of ['war:1', 'war:2', 'war:69'] as const) {
    const { cx, g } = empty((x) => void wages(x, id, { status: 'inactive' }));
    drawLeader(cx, 'leader:35');
    expect(statuses(g)).toEqual({ [id]: 'active' });
    expect(whereabouts(g)).toEqual({ 'leader:35': 'wars' });
  }
});

test('[ex-91] three Active Punic Wars: one defeated, and the others drop from three times to twice', () => {
  const { cx, g } = empty((x) => {
    for (const id of ['war:1', 'war:2', 'war:69'] as const) wages(x, id);
    addLeader(x, 'leader:35', 'curia');
    addProvinces(x, 'province:sicilia', 'province:sardinia-corsica', 'province:africa');
  });
  expect(g.wars.map((w) => landStrength(g, w))).toEqual([30, 45, 21]);
  endWar(cx, war(g, 'war:2'), 'victory');
  expect(g.wars.map((w) => [w.id, landStrength(g, w)])).toEqual([
    ['war:1', 20],
    ['war:69', 14],
  ]);
});
