import { beforeEach, describe, expect, test } from 'vitest';
import { begin } from './begin.ts';
import { fromSeed } from './chance.ts';
import { digest } from './digest.ts';
import { Refused } from './errors.ts';
import { copy } from './json.ts';
import { engineOf, parseTable } from './module.ts';
import type { Input } from './question.ts';
import { rng } from './rng.ts';
import type { State } from './state.ts';
import { anyInput } from './testing/play.ts';
import { toy } from './testing/toy.ts';
import { TRIBUNE, type Toy } from './testing/toy-game.ts';

const engine = engineOf(toy);
let s: State<Toy>;
beforeEach(() => {
  s = begin(toy, parseTable(toy, 3, { purse: '01' }), fromSeed('refusals'));
});

/** What the player is told; the game must be as it was. */
const refused = (input: unknown): Refused => {
  const before = JSON.stringify(s);
  try {
    engine.apply(s, input as Input);
  } catch (e) {
    expect(JSON.stringify(s)).toBe(before);
    if (e instanceof Refused) return e;
    throw e;
  }
  throw new Error(`accepted ${JSON.stringify(input)}`);
};

/** Everybody bids what they have; the first word goes to seat 0, who then has nothing. */
const toForum = (): void => {
  for (const by of [0, 1, 2]) engine.apply(s, { by, verb: 'bid', arg: by === 0 ? 4 : 0 });
};
const toVote = (): void => {
  toForum();
  for (const by of [0, 1, 2]) engine.apply(s, { by, verb: 'pass' });
  engine.apply(s, { by: 1, verb: 'propose', arg: ['law:land'] });
};

describe('a refusal says what was wrong, what is allowed, and which rules', () => {
  test('an argument outside the offer', () => {
    const r = refused({ by: 0, verb: 'bid', arg: 5 });
    expect(r.reason).toEqual({ k: 'kernel.badArg', a: { verb: 'verb.bid', arg: '5' } });
    expect(r.offered).toEqual({ bid: { t: 'range', min: 0, max: 4, rules: [] } });
  });

  test('a thing that the rules can say more about', () => {
    toForum();
    const r = refused({ by: 0, verb: 'persuade', arg: 'senator:a' });
    expect(r.reason).toEqual({ k: 'toy.own', a: { who: 'senator:a' } });
    expect(r.rules).toEqual(['TOY.forum-b']);
  });

  test('a thing that does not exist, even where the rules stumble over it', () => {
    toForum();
    const r = refused({ by: 0, verb: 'persuade', arg: 'senator:nobody' });
    expect(r.reason).toEqual({ k: 'kernel.badArg', a: { verb: 'verb.persuade', arg: 'senator:nobody' } });
  });

  test('a button that is greyed, and why', () => {
    toForum();
    const r = refused({ by: 0, verb: 'games' });
    expect(r.reason).toEqual({ k: 'toy.poor', a: { cost: 2, have: 0 } });
    expect(r.rules).toEqual(['TOY.forum-d']);
    expect(Object.keys(r.offered)).toEqual(['pass', 'persuade']);
  });

  test('a verb with no statement of its own is refused by those of the question', () => {
    toForum();
    expect(refused({ by: 0, verb: 'pass', arg: 'x' }).rules).toEqual(['TOY.forum-a']);
  });

  test('a verb that is for the seat that is asked', () => {
    toVote();
    s.g.hands[0] = [TRIBUNE];
    expect(refused({ by: 0, verb: 'yea' }).reason).toEqual({ k: 'kernel.noVerb', a: { verb: 'verb.yea' } });
  });

  test('stepping in without the card for it', () => {
    toVote();
    s.g.hands[1] = [];
    expect(refused({ by: 1, verb: 'veto', arg: TRIBUNE }).reason).toEqual({
      k: 'kernel.noVerb',
      a: { verb: 'verb.veto' },
    });
  });

  test('stepping in with another card', () => {
    toVote();
    s.g.hands[0] = [TRIBUNE];
    const r = refused({ by: 0, verb: 'veto', arg: 'card:graft' });
    expect(r.reason).toEqual({ k: 'kernel.badArg', a: { verb: 'verb.veto', arg: 'card:graft' } });
    expect(r.rules).toEqual(['TOY.senate-c']);
  });

  test('taking back an order that was never given', () => {
    expect(refused({ by: 0, verb: 'withdraw', arg: 'vote' }).reason).toEqual({
      k: 'kernel.noVerb',
      a: { verb: 'verb.withdraw' },
    });
  });

  test('answering when not asked', () => {
    toForum();
    expect(refused({ by: 2, verb: 'pass' }).reason).toEqual({ k: 'kernel.notAsked' });
  });

  test('answering twice', () => {
    engine.apply(s, { by: 0, verb: 'bid', arg: 1 });
    expect(refused({ by: 0, verb: 'bid', arg: 1 }).reason).toEqual({ k: 'kernel.notAsked' });
  });

  test.each([3, 99, -1])('there is no seat %i', (by) => {
    expect(refused({ by, verb: 'bid', arg: 0 }).reason).toEqual({ k: 'kernel.noSeat', a: { seat: by } });
  });

  test.each(['shout', 'constructor', '__proto__', 'toString'])('nobody knows the verb %s', (verb) => {
    expect(refused({ by: 0, verb }).reason).toEqual({ k: 'kernel.malformed' });
  });

  test('a game that is over', () => {
    const chance = rng('to the end');
    while (!s.over) engine.apply(s, anyInput(engine, s, chance));
    expect(refused({ by: 0, verb: 'pass' }).reason).toEqual({ k: 'kernel.over' });
    expect(refused(null).reason).toEqual({ k: 'kernel.over' });
  });

  test('a long argument is cut short, one that cannot be written is left out', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    const told = (arg: unknown) => refused({ by: 0, verb: 'bid', arg }).reason.a?.arg;
    expect(told('x'.repeat(99))).toBe(`${'x'.repeat(40)}…`);
    expect([circle, 1n, undefined, () => 1].map(told)).toEqual(['…', '…', '–', '–']);
  });
});

describe('whatever comes from outside is refused and changes nothing', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  const oddWholes = [null, undefined, 0, 1, '', 'bid', true, 1n, Symbol('x'), [], [0, 'bid', 0], {}, () => 0, circle];
  const oddSeats = [
    1.5,
    -1,
    3,
    1e9,
    2 ** 53,
    -0,
    Number.NaN,
    Infinity,
    '0',
    null,
    undefined,
    [0],
    {},
    true,
    'constructor',
    '__proto__',
  ];
  const oddVerbs = [
    '',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    null,
    undefined,
    0,
    ['bid'],
    { bid: 1 },
    'Bid',
    'bid ',
  ];
  const oddArgs = [
    null,
    '',
    '__proto__',
    'constructor',
    -1,
    99,
    0.5,
    -0,
    Number.NaN,
    2 ** 60,
    1n,
    true,
    [],
    [0],
    ['law:land', 'law:land'],
    ['__proto__'],
    { a: 1 },
    JSON.parse('{"__proto__":{"x":1}}'),
    circle,
    Symbol('x'),
    () => 0,
    new Date(0),
  ];

  const inputs = (): unknown[] => [
    ...oddWholes,
    ...oddSeats.flatMap((by) => ['bid', 'veto', 'pass', 'propose', 'withdraw'].map((verb) => ({ by, verb, arg: 0 }))),
    ...[0, 1, 2].flatMap((by) =>
      oddVerbs.flatMap((verb) => [
        { by, verb },
        { by, verb, arg: 0 },
      ]),
    ),
    ...[0, 1, 2].flatMap((by) =>
      ['bid', 'persuade', 'veto', 'graft', 'games', 'pass', 'passUntil', 'propose', 'pay', 'withdraw', 'yea'].flatMap(
        (verb) => oddArgs.map((arg) => ({ by, verb, arg })),
      ),
    ),
  ];

  /** One position for each kind of question that a game comes to. */
  const positions = (): Map<string, State<Toy>> => {
    const chance = rng('attacks');
    const seen = new Map<string, State<Toy>>();
    while (!s.over) {
      const { proc, node } = s.stack.at(-1)!;
      if (!seen.has(`${proc}/${node}`)) seen.set(`${proc}/${node}`, copy(s));
      engine.apply(s, anyInput(engine, s, chance));
    }
    return seen;
  };

  test('at every kind of question', () => {
    const seen = positions();
    for (const state of seen.values()) {
      const before = digest(state);
      for (const input of inputs()) {
        expect(() => engine.apply(state, input as Input)).toThrow(Refused);
        expect(digest(state)).toBe(before);
      }
    }
    expect([...seen.keys()].sort()).toEqual([
      'forum.bids/vote',
      'forum.counterBribes/ask',
      'forum.persuade/start',
      'forum.speak/start',
      'senate.beforeLastVote/ask',
      'senate.onTribune/ask',
      'senate.vote/ask',
      'senate/propose',
      'wages/share',
    ]);
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});
