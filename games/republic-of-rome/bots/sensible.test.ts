import type { State } from '@tabularium/kernel';
import type { Rome } from '../rules/index.ts';
import { influenceOf } from '../rules/study.ts';
import { describe, expect, test } from 'vitest';
import { allot, answers, ask, button, newGame, pick, playOut, range, floorOf } from './testing/table.ts';
import { random } from '@tabularium/bots';
import { sensible } from './sensible.ts';

describe('whole games', () => {
  test.each([
    ['early', 5],
    ['middle', 3],
    ['late', 4],
    ['early-middle', 6],
    ['middle-late', 4],
    ['early-middle-late', 3],
    ['alternative', 5],
  ] as const)('%s, %i players: every question is answered and the game ends', (scenario, seats) => {
    const { s, steps } = playOut(
      scenario,
      'whole',
      Array.from({ length: seats }, () => sensible),
    );
    expect(s.over).toBeDefined();
    expect(steps).toBeLessThan(10_000);
  });

  test('it answers at tables of fools, who ask what nobody else would', () => {
    for (const scenario of ['early', 'late']) {
      const { s } = playOut(scenario, 'fools', [random, sensible, random, random, sensible]);
      expect(s.over).toBeDefined();
    }
  });

  test('one that forgets everything between two questions comes to an end all the same', () => {
    const forgetful = () => ({
      ...sensible(),
      choose: (seen: Parameters<ReturnType<typeof sensible>['choose']>[0]) => sensible().choose(seen),
    });
    for (const scenario of ['early', 'late']) {
      expect(
        playOut(
          scenario,
          'forgetful',
          Array.from({ length: 4 }, () => forgetful),
        ).s.over,
      ).toBeDefined();
    }
  });

  test('it does the same again with the same chances', () => {
    const end = (): string => JSON.stringify(playOut('early', 'again', [sensible, sensible, sensible], 300).s.g);
    expect(end()).toBe(end());
  });

  test('it makes its Faction greater than those who play at random', () => {
    let better = 0;
    const GAMES = 10;
    for (let i = 0; i < GAMES; i++) {
      const mine = i % 4;
      const bots = [0, 1, 2, 3].map((seat) => (seat === mine ? sensible : random));
      const { g } = playOut('early', `influence ${i}`, bots).s;
      const others = [0, 1, 2, 3].filter((seat) => seat !== mine).map((seat) => influenceOf(g, seat));
      if (influenceOf(g, mine) > others.reduce((a, b) => a + b, 0) / others.length) better++;
    }
    expect(better).toBeGreaterThanOrEqual(8);
  });
});

/** A quiet moment in an Early Republic game, with all Senators in Rome. */
const table = (patch: (g: Rome) => void): State<Rome> => {
  const { s } = playOut('early', 'positions', [sensible, sensible, sensible], 12);
  s.g.phase = 'senate';
  s.g.senate.filled = { consuls: true, dictator: true, censor: true };
  s.g.senate.step = 'business';
  s.g.wars = [];
  patch(s.g);
  return s;
};
const menOf = (g: Rome, seat: number) => g.senators.filter((x) => x.faction === seat);

describe('contributions', () => {
  const contribute = (state: number, debits: number, talents: number) => {
    const s = table((g) => {
      g.phase = 'revenue';
      menOf(g, 0)[0]!.talents = talents;
    });
    const id = menOf(s.g, 0)[0]!.id;
    return answers(
      s,
      0,
      ask('ask.revenue.contribute', { state, debits }, { contribute: allot({ [id]: talents }), contributed: button }),
    )[0]!;
  };
  test('a bankrupt State gets what it lacks', () => {
    const { verb, arg } = contribute(30, 50, 30);
    expect(verb).toBe('contribute');
    expect(Object.values(arg as Record<string, number>)[0]).toBeGreaterThanOrEqual(20);
  });
  test('all one has, if it is not enough', () => {
    expect(contribute(0, 50, 12)).toMatchObject({ verb: 'contribute' });
  });
  test('nothing, if the State is rich and there is little to give', () => {
    expect(contribute(200, 50, 12)).toEqual({ verb: 'contributed' });
  });
});

describe('war', () => {
  const atWar = (legions: number, money: number): State<Rome> =>
    table((g) => {
      g.state = money;
      g.wars = newGame(3, 'early', 'wars').g.wars.map((w) => ({
        ...w,
        id: 'war:4' as const,
        status: 'active' as const,
      }));
      g.legions.forEach((l, n) => {
        l.at = n < legions ? 'active' : 'pool';
      });
      g.fleets = 4;
      Object.assign(menOf(g, 0)[0]!, { office: 'rome-consul' });
      Object.assign(menOf(g, 1)[0]!, { office: 'field-consul' });
      g.senate.presiding = menOf(g, 0)[0]!.id;
    });
  const menu = ask('ask.senate.business', {}, { propose: pick('kind:deploy', 'kind:raise'), adjourn: button });

  test('a War that can be won is fought: Commander, War, and enough Legions', () => {
    const s = atWar(10, 100);
    const field = menOf(s.g, 1)[0]!.id;
    const [first, order, target, legions] = answers(
      s,
      0,
      menu,
      ask('ask.deployment.order', { n: 0 }, { sendCommander: pick(field), drop: button }),
      ask('ask.deployment.target', { who: field }, { sendAgainst: pick('war:4') }),
      ask('ask.deployment.legions', {}, { legions: range(1, 10) }),
    );
    expect(first).toEqual({ verb: 'propose', arg: 'kind:deploy' });
    expect(order).toEqual({ verb: 'sendCommander', arg: field });
    expect(target).toEqual({ verb: 'sendAgainst', arg: 'war:4' });
    expect(legions!.arg).toBeGreaterThanOrEqual(5);
  });
  test('Legions that are missing are raised first, if the State can pay', () => {
    expect(answers(atWar(1, 150), 0, menu)).toEqual([{ verb: 'propose', arg: 'kind:raise' }]);
  });
  test('without Legions and without money nobody is sent to his death', () => {
    expect(answers(atWar(1, 0), 0, menu)).toEqual([{ verb: 'adjourn' }]);
  });
});

describe('votes', () => {
  /** A Senator of seat 1 with this much Influence is nominated as Consul for Life. */
  const election = (influence: number): State<Rome> =>
    table((g) => {
      const nominee = menOf(g, 1)[0]!;
      nominee.influence = influence;
      for (const x of menOf(g, 0)) x.talents = 4;
      g.senate.floors = [floorOf(g, { t: 'consul-for-life', nominee: nominee.id }, { by: 1, proposer: nominee.id })];
    });
  const ballot = (s: State<Rome>, seat: number, money: boolean) =>
    ask(
      'ask.senate.vote',
      { by: `faction:${seat}`, what: 'kind:consul-for-life', ayes: 0, nays: 0 },
      {
        aye: button,
        nay: button,
        abstain: button,
        ...(money && { buyVotes: allot(Object.fromEntries(menOf(s.g, seat).map((x) => [x.id, 4]))) }),
      },
    );

  test('a rival who would be Consul for Life is opposed, with money', () => {
    const s = election(24);
    const [money, vote] = answers(s, 0, ballot(s, 0, true), ballot(s, 0, false));
    expect(money!.verb).toBe('buyVotes');
    expect(vote).toEqual({ verb: 'nay' });
  });
  test('one’s own man is supported', () => {
    const s = election(24);
    expect(answers(s, 1, ballot(s, 1, false))).toEqual([{ verb: 'aye' }]);
  });
  test('nobody steps in without a reason', () => {
    const s = election(24);
    const opened = ask(
      'ask.senate.beforeLast',
      { what: 'kind:raise' },
      { pass: button, passUntil: pick('until:vote') },
    );
    expect(answers(s, 2, opened)).toEqual([{ verb: 'pass' }]);
  });
});

describe('the Forum', () => {
  const forum = (unrest: number): State<Rome> =>
    table((g) => {
      g.phase = 'forum';
      g.unrest = unrest;
      for (const x of menOf(g, 0)) x.talents = 0;
      menOf(g, 0)[0]!.talents = 20;
    });
  const act = (s: State<Rome>) =>
    ask('ask.forum.act', { faction: 'faction:0' }, { sponsor: pick(menOf(s.g, 0)[0]!.id), endInitiative: button });

  test('Games when the people are restless, and only then', () => {
    const s = forum(6);
    expect(answers(s, 0, act(s))[0]).toMatchObject({ verb: 'sponsor' });
    const calm = forum(0);
    expect(answers(calm, 0, act(calm))).toEqual([{ verb: 'endInitiative' }]);
  });
  test('the Faction pays for its own man, not for a stranger', () => {
    const s = forum(0);
    const own = menOf(s.g, 0)[1]!.id;
    const other = menOf(s.g, 1)[1]!.id;
    const counter = (target: string, by: number) =>
      ask(
        'ask.forum.counterBribe',
        { target, base: 7, faction: `faction:${by}` },
        { pass: button, counterBribe: range(1, 10) },
      );
    expect(answers(s, 0, counter(own, 2))[0]).toEqual({ verb: 'counterBribe', arg: 4 });
    expect(answers(s, 0, counter(other, 2))[0]).toEqual({ verb: 'pass' });
  });
});

test('a deadly throw is met with a Bodyguard, a harmless one is not', () => {
  const s = table(() => {});
  const guard = (total: number) =>
    ask(
      'ask.assassin.guard',
      { target: menOf(s.g, 0)[0]!.id, total },
      { noBodyguard: button, playBodyguards: { t: 'choose', of: ['card:47', 'card:101'], min: 1, max: 2, rules: [] } },
    );
  expect(answers(s, 0, guard(5))).toEqual([{ verb: 'playBodyguards', arg: ['card:47'] }]);
  expect(answers(s, 0, guard(3))).toEqual([{ verb: 'noBodyguard' }]);
});
