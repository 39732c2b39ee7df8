import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { fresh } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import { empty } from '../testing/empty.ts';
import { RAISE } from '../testing/meeting.ts';
import { mayAttempt, targets } from './assassins.ts';
import { isUnsettled } from './between.ts';
import { hasPassed, votersOf, votesCast } from './counting.ts';
import { putOnFloor } from './floor.ts';
import type { Floor } from './state.ts';
import { hasTribune, mayVeto, tribunesOf } from './tribunes.ts';

type Patch = (g: Rome) => unknown;
const set = (id: string, how: object) => (g: Rome) => Object.assign(senator(g, id), how);
/** A meeting in turn 5 with two Senators of each of three Factions; `senator:1` presides as Rome Consul. */
const table = (...patches: Patch[]) =>
  empty((g) => {
    g.turn = 5;
    g.phase = 'senate';
    g.senate.step = 'business';
    for (let n = 1; n <= 6; n++) g.senators.push(fresh(g, `senator:${n}`, Math.floor((n - 1) / 2)));
    set('senator:1', { office: 'rome-consul' })(g);
    g.senate.presiding = 'senator:1';
    for (const patch of patches) patch(g);
  });
const floorOf = (how: Partial<Floor> = {}): [Rome, Floor] => {
  const { cx, g } = table();
  putOnFloor(cx, RAISE, 0, 'presiding');
  return [g, Object.assign(g.senate.floors.at(-1)!, how)];
};

describe('[1.09.152-a][amb-1] who may veto', () => {
  test('while the vote is open, before he has been called; not what a Dictator or no Tribune may stop', () => {
    const may = (how: Partial<Floor> = {}) => mayVeto(floorOf(how)[1], 1);
    expect(may()).toBe(true);
    expect(may({ called: [1] })).toBe(false);
    expect(may({ called: [0, 2] })).toBe(true);
    expect(may({ byDictator: true })).toBe(false);
    expect(may({ means: 'special' })).toBe(false);
    expect(may({ status: 'vetoed' as Floor['status'] })).toBe(false);
  });
});

describe('[1.09.15-a][1.09.151-k] what is a Tribune', () => {
  const of = (seat: number, ...patches: Patch[]) => {
    const { g } = table(...patches);
    expect(hasTribune(g, seat)).toBe(tribunesOf(g, seat).length > 0);
    return tribunesOf(g, seat);
  };
  const card: Patch = (g) => (g.factions[1]!.hand = ['card:39', 'card:38']);
  test('one card of several, and a Statesman’s own; none for a Faction that another decides for', () => {
    expect(of(1)).toEqual([]);
    expect(of(1, card)).toHaveLength(1);
    expect(of(0, card)).toEqual([]);
    const cato: Patch = (g) => g.senators.push(fresh(g, 'senator:22A', 1));
    expect(of(1, cato)).toEqual(['senator:22A']);
    expect(of(1, card, cato)).toHaveLength(2);
    expect(of(0, cato)).toEqual([]);
    expect(of(1, card, set('senator:1', { consulForLife: true }))).toEqual([]);
    expect(of(0, (g) => (g.factions[0]!.hand = ['card:38']), set('senator:1', { consulForLife: true }))).toEqual([
      'card:38',
    ]);
  });
});

describe('[1.09.71-a] Assassinations', () => {
  const may = (...patches: Patch[]) => mayAttempt(table(...patches).g, 1);
  test('while the Senate sits, once a turn, by a Faction that has somebody in Rome and decides for itself', () => {
    expect(may()).toBe(true);
    expect(may((g) => (g.phase = 'forum'))).toBe(false);
    expect(may((g) => (g.senate.step = 'closed'))).toBe(false);
    expect(may((g) => (g.senate.step = 'adjourning'))).toBe(false);
    expect(may((g) => (g.factions[1]!.attempted = 5))).toBe(false);
    expect(may((g) => (g.factions[1]!.attempted = 4))).toBe(true);
    expect(may(set('senator:3', { at: 'field' }), set('senator:4', { at: 'field' }))).toBe(false);
    expect(may(set('senator:3', { at: 'field' }))).toBe(true);
    expect(may(set('senator:1', { consulForLife: true }))).toBe(false);
  });
  test('[1.09.7-a][1.09.7-d][amb-102] on somebody of another Faction in Rome that was not attacked this turn', () => {
    const of = (...patches: Patch[]) => targets(table(...patches).g, 1).map((s) => s.id.slice(8));
    expect(of()).toEqual(['1', '2', '5', '6']);
    expect(of((g) => (g.factions[0]!.attackedIn = 5))).toEqual(['5', '6']);
    expect(of((g) => (g.factions[0]!.attackedIn = 4))).toEqual(['1', '2', '5', '6']);
    expect(of(set('senator:1', { at: 'field' }), set('senator:2', { faction: -1 }))).toEqual(['5', '6']);
    expect(of(set('senator:5', { consulForLife: true }))).toEqual(['1', '2', '6']);
  });
});

describe('votes', () => {
  test('[1.09.14-a][1.09.141-e] voters are those of the Faction in Rome; more for than against passes, a tie does not', () => {
    const [g, floor] = floorOf();
    expect(votersOf(g, floor, 1).map((s) => s.id)).toEqual(['senator:3', 'senator:4']);
    set('senator:3', { at: 'field' })(g);
    expect(votersOf(g, floor, 1).map((s) => s.id)).toEqual(['senator:4']);
    expect([votesCast(floor, 'for'), hasPassed(floor)]).toEqual([0, false]);
  });
});

describe('[amb-14][1.05.4-e] what must be seen to before the meeting goes on', () => {
  const is = (...patches: Patch[]) => isUnsettled(table(...patches, crowd).g);
  /** Enough in Rome. */
  const crowd: Patch = (g) => {
    for (let n = 11; n <= 20; n++) g.senators.push(fresh(g, `senator:${n}` as 'senator:11', 0));
  };
  const gone: Patch = (g) => (g.senators = g.senators.filter((s) => s.faction !== 1));
  const curia: Patch = (g) => g.curia.push('senator:10');
  test('a Faction without Senators, if the Curia has somebody for it', () => {
    expect(is()).toBe(false);
    expect(is(gone, curia)).toBe(true);
    expect(is(gone)).toBe(false);
    expect(is(gone, curia, (g) => (g.factions[1]!.status = 'out'))).toBe(false);
    expect(is(gone, curia, (g) => (g.senate.departed = true))).toBe(false);
    expect(is(gone, curia, (g) => g.senate.floors.push(floorOf()[1]))).toBe(false);
  });
});
