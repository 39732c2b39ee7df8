import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { fresh } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import { canRansom, ransomOf } from '../rome/ransom.ts';
import { hasPassed, hasVoters, isUnanimousDefeat, votesCast, voteTally } from '../senate/counting.ts';
import { putOnFloor } from '../senate/floor.ts';
import type { Floor } from '../senate/state.ts';
import { agreed } from '../testing/agreements.ts';
import { empty } from '../testing/empty.ts';
import { RAISE } from '../testing/meeting.ts';
import type { Agreement, Clause, Promise } from './agreement.ts';
import { boundBy, isDue } from './enforce.ts';

const ABOUT = { kind: '', naming: '' } as const;
const PAY: Promise = { t: 'pay', n: 1, paid: 0 };
const PROMISES: Readonly<Record<string, Promise>> = {
  pay: PAY,
  card: { t: 'card', card: 'tribune' },
  spend: { t: 'spend', how: 'games', senator: 'senator:1', n: 7 },
  refrain: { t: 'refrain', from: 'veto', about: ABOUT },
  vote: { t: 'vote', way: 'for', about: ABOUT, senator: '', bought: 0 },
};
/** It is turn 5. */
const made = (
  promise: Promise,
  more: Partial<Clause> = {},
  of: Partial<Agreement> = {},
  patch: (g: Rome) => unknown = () => {},
) => {
  const { g } = empty((x) => {
    x.turn = 5;
    x.senators.push(fresh(x, 'senator:1', 0), fresh(x, 'senator:2', 1));
    patch(x);
  });
  return { g, a: agreed(g, 1, [[0, 1, promise, more]], of) };
};
const due = (promise: Promise, more: Partial<Clause> = {}): boolean => {
  const { g, a } = made(promise, more);
  return isDue(g, a, a.clauses[0]!);
};

describe('[1.04.3-j] when a clause binds', () => {
  test('[AGR-10][AGR-11] Talents, cards and spending from its turn on; refraining until its end; the rest in that turn', () => {
    const turns = (t: string) => [4, 5, 6].map((turn) => due(PROMISES[t]!, { turn }));
    expect([turns('pay'), turns('card'), turns('spend')]).toEqual(Array.from({ length: 3 }, () => [true, true, false]));
    expect(turns('refrain')).toEqual([false, true, true]);
    expect(turns('vote')).toEqual([false, true, false]);
  });
  test('[AGR-28][AGR-31] open, not released; a dispute stops only what would be handed over', () => {
    expect([due(PAY), due(PAY, { state: 'performed' }), due(PAY, { released: true })]).toEqual([true, false, false]);
    expect([due(PAY, { disputed: true }), due(PROMISES['card']!, { disputed: true })]).toEqual([false, false]);
    expect(due(PROMISES['vote']!, { disputed: true })).toBe(true);
  });
  test('[AGR-19] with a condition: another clause that was performed, or an office that was gained', () => {
    const when = { t: 'office', senator: 'senator:1', office: 'censor' } as const;
    expect([due(PAY, { when }), due(PAY, { when, met: true })]).toEqual([false, true]);
    expect(due(PAY, { when: { t: 'clause', n: 0 } })).toBe(false);
  });
  test('[AGR-06][AGR-25] only public and active ones, of this seat, and not while a Consul for Life decides for it', () => {
    const bound = (of: Partial<Agreement> = {}, patch: (g: Rome) => unknown = () => {}, seat = 0) =>
      boundBy(made(PAY, {}, of, patch).g, seat, 'pay').length;
    expect([bound(), bound({ isPublic: false }), bound({ status: 'offered' }), bound({}, () => {}, 1)]).toEqual([
      1, 0, 0, 0,
    ]);
    const life = (g: Rome): void => {
      g.phase = 'senate';
      senator(g, 'senator:2').consulForLife = true;
    };
    expect(bound({}, life)).toBe(0);
    expect(boundBy(made(PAY).g, 0, 'vote')).toEqual([]);
  });
});

describe('counting votes', () => {
  const floorWith = (
    votes: readonly [faction: number, way: string, n: number][],
    how: Partial<Floor> = {},
  ): [Rome, Floor] => {
    const { cx, g } = empty((x) => {
      x.senators.push(fresh(x, 'senator:1', 0), fresh(x, 'senator:2', 1), fresh(x, 'senator:3', 2));
      Object.assign(senator(x, 'senator:1'), { office: 'rome-consul' });
      x.phase = 'senate';
      x.senate.presiding = 'senator:1';
    });
    putOnFloor(cx, RAISE, 0, 'presiding');
    const floor = Object.assign(g.senate.floors[0]!, how);
    floor.votes.push(
      ...votes.map(
        ([faction, way, n]) => ({ faction, way, votes: n, bought: 1, senator: `senator:${faction + 1}` }) as never,
      ),
    );
    return [g, floor];
  };
  test('[1.09.143-a][1.09.143-b][1.09.143-c] more for than against; abstentions are no votes', () => {
    const passed = (...votes: [number, string, number][]) => hasPassed(floorWith(votes)[1]);
    expect([passed([0, 'for', 3], [1, 'against', 2]), passed([0, 'for', 2], [1, 'against', 2]), passed()]).toEqual([
      true,
      false,
      false,
    ]);
    expect(passed([0, 'for', 1], [1, 'abstain', 9])).toBe(true);
  });
  test('[1.09.421-c] the people vote against the Accused below 0, for him above', () => {
    const counts = (appeal: number) => {
      const [, floor] = floorWith(
        [
          [0, 'for', 3],
          [1, 'against', 2],
        ],
        { appeal },
      );
      const sums = (['for', 'against'] as const).map((way) => votesCast(floor, way));
      expect((['for', 'against'] as const).map((way) => voteTally(floor, way).total)).toEqual(sums);
      return sums;
    };
    expect([counts(0), counts(4), counts(-4)]).toEqual([
      [3, 2],
      [3, 6],
      [7, 2],
    ]);
  });
  test('[1.09.144-a][1.09.144-g][amb-18] a unanimous defeat: every vote of the others was against', () => {
    const is = (votes: [number, string, number][], how: Partial<Floor> = {}) =>
      isUnanimousDefeat(...floorWith(votes, { proposer: 'senator:1', ...how }));
    expect(
      is([
        [0, 'for', 3],
        [1, 'against', 2],
        [2, 'against', 1],
      ]),
    ).toBe(true);
    expect(
      is([
        [0, 'for', 3],
        [1, 'against', 2],
        [2, 'abstain', 1],
      ]),
    ).toBe(false);
    expect(is([[0, 'for', 3]])).toBe(false);
    expect(is([[1, 'against', 2]], { proposer: '' })).toBe(false);
    expect(is([[1, 'against', 2]], { dead: ['senator:1'] })).toBe(false);
  });
  test('[1.09.141-e] voters: in Rome, there when it was put, alive', () => {
    const has = (how: Partial<Floor>, at: 'rome' | 'field' = 'rome') => {
      const [g, floor] = floorWith([], how);
      senator(g, 'senator:2').at = at;
      return hasVoters(g, floor, 1);
    };
    expect([has({}), has({ present: ['senator:1'] }), has({ dead: ['senator:2'] }), has({}, 'field')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('[1.10.71-f] a ransom', () => {
  test('10, or twice his Influence; from his own purse and his Faction’s', () => {
    const { g } = empty((x) => x.senators.push({ ...fresh(x, 'senator:1', 0), captive: 'war:1', influence: 6 }));
    const s = g.senators[0]!;
    expect([ransomOf(s), ransomOf({ ...s, influence: 5 }), ransomOf({ ...s, influence: 0 })]).toEqual([12, 10, 10]);
    const can = (talents: number, treasury: number, how: object = {}, seat = 0) => {
      Object.assign(s, { talents, captive: 'war:1', faction: 0, ...how });
      g.factions[0]!.treasury = treasury;
      g.factions[1]!.treasury = treasury;
      return canRansom(g, seat, 'senator:1');
    };
    expect([can(6, 6), can(6, 5), can(12, 0), can(0, 12)]).toEqual([true, false, true, true]);
    expect([can(20, 20, { captive: '' }), can(20, 20, {}, 1)]).toEqual([false, false]);
  });
});
