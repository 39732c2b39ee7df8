import { describe, expect, test } from 'vitest';
import { call, end, type Interrupt, procsFor } from './flow.ts';
import { lastCall } from './last-call.ts';
import { started } from './testing/started.ts';

interface G {
  cards: number[];
  closed: string[];
}
const proc = procsFor<G>();

const closing = lastCall<G>('closing', 'w', {
  say: (_, by) => ({ k: 'stepIn', a: { by } }),
  rules: ['L-a'],
  untils: ['turn', 'game'],
  after: (_, result) => (result === 'stop' ? 'close' : 'ask again'),
});
const main = proc('main', { how: 'open' }, () => ({ how: '' }), {
  start: () => call(closing, { seats: [0, 1, 2] }, 'done', 'how'),
  done: (cx, l) => {
    cx.g.closed.push(l.how);
    return 'between';
  },
  between: {
    to: () => 0,
    say: () => ({ k: 'between' }),
    buttons: {
      again: { take: () => 'start' },
      endTurn: {
        take: (cx) => {
          cx.expire('turn');
          return 'start';
        },
      },
    },
  },
});
const stepping = proc('stepping', { how: 'open' }, (a: { how: string }) => ({ how: a.how }), {
  start: (_, l) => end(l.how),
});
const step: Interrupt<G> = {
  verb: 'step',
  window: 'w',
  offer: (cx, by) => (cx.g.cards[by]! > 0 ? { t: 'pick', of: ['stop', 'murmur'], rules: [] } : undefined),
  start: (cx, by, how) => {
    cx.g.cards[by]!--;
    return call(stepping, { how: how as string });
  },
};
const going = (cards = [0, 2, 0]) =>
  started<G>({ cards, closed: [] }, [main, closing, stepping], { interrupts: [step] });
type Going = ReturnType<typeof going>;
const pass = ({ engine, s }: Going, ...seats: number[]): void => {
  for (const by of seats) engine.apply(s, { by, verb: 'pass' });
};

describe('last call', () => {
  test('asks everybody, whether or not they hold anything, so that nobody learns who does', () => {
    const [a, b] = [going([0, 2, 0]), going([0, 0, 0])];
    expect(a.engine.waitingFor(a.s)).toEqual([0, 1, 2]);
    expect(b.engine.waitingFor(b.s)).toEqual([0, 1, 2]);
    for (const by of [0, 2]) expect(a.engine.question(a.s, by)).toEqual(b.engine.question(b.s, by));
    expect(Object.keys(a.engine.question(a.s, 1)!.verbs)).toEqual(['pass', 'passUntil', 'step']);
  });

  test('is closed when all have passed, in any order', () => {
    const t = going();
    pass(t, 2, 0);
    expect(t.s.g.closed).toEqual([]);
    pass(t, 1);
    expect(t.s.g.closed).toEqual(['closed']);
  });

  test('who has passed may still step in while it is open', () => {
    const t = going();
    pass(t, 1);
    expect(t.engine.question(t.s, 1)).toMatchObject({ due: false, verbs: { step: {} } });
    expect(t.engine.question(t.s, 1)!.verbs.pass).toBeUndefined();
    t.engine.apply(t.s, { by: 1, verb: 'step', arg: 'stop' });
    expect(t.s.g.closed).toEqual(['interrupted']);
  });

  test('when somebody stepped in and it is not over, all are asked again', () => {
    const t = going();
    pass(t, 0, 2);
    t.engine.apply(t.s, { by: 1, verb: 'step', arg: 'murmur' });
    expect(t.engine.waitingFor(t.s)).toEqual([0, 1, 2]);
    pass(t, 0, 1, 2);
    expect(t.s.g.closed).toEqual(['closed']);
  });

  test('does not hold on to the list it was given', () => {
    const seats = [0, 1];
    const caller = proc('caller', { how: 'open' }, () => ({ how: '' }), {
      start: () => call(closing, { seats }, 'start', 'how'),
    });
    const { engine, s } = started<G>({ cards: [0, 1, 0], closed: [] }, [caller, closing, stepping], {
      interrupts: [step],
    });
    seats.push(2);
    engine.apply(s, { by: 1, verb: 'step', arg: 'murmur' });
    expect(engine.waitingFor(s)).toEqual([0, 1]);
  });

  test('without an `after`, all are asked again whatever happened', () => {
    const simple = lastCall<G>('closing', 'w', { say: () => ({ k: 'x' }) });
    const { engine, s } = started<G>({ cards: [1, 0, 0], closed: [] }, [main, simple, stepping], {
      interrupts: [step],
    });
    engine.apply(s, { by: 0, verb: 'step', arg: 'stop' });
    expect(engine.waitingFor(s)).toEqual([0, 1, 2]);
    expect(Object.keys(engine.question(s, 1)!.verbs)).toEqual(['pass']);
  });
});

describe('standing orders', () => {
  const PASS_TURN = { verb: 'passUntil', arg: 'turn' };

  test('a seat that passes until then is not asked again before', () => {
    const t = going();
    t.engine.apply(t.s, { by: 2, ...PASS_TURN });
    expect(t.engine.waitingFor(t.s)).toEqual([0, 1]);
    pass(t, 0, 1);
    t.engine.apply(t.s, { by: 0, verb: 'again' });
    expect(t.engine.waitingFor(t.s)).toEqual([0, 1]);
    pass(t, 0, 1);
    t.engine.apply(t.s, { by: 0, verb: 'endTurn' });
    expect(t.engine.waitingFor(t.s)).toEqual([0, 1, 2]);
  });

  test('an order until something else outlasts it', () => {
    const t = going();
    t.engine.apply(t.s, { by: 2, verb: 'passUntil', arg: 'game' });
    pass(t, 0, 1);
    t.engine.apply(t.s, { by: 0, verb: 'endTurn' });
    expect(t.engine.waitingFor(t.s)).toEqual([0, 1]);
  });

  test('when all are excused the call closes by itself', () => {
    const t = going();
    for (const by of [0, 1, 2]) t.engine.apply(t.s, { by, ...PASS_TURN });
    t.engine.apply(t.s, { by: 0, verb: 'again' });
    expect(t.s.g.closed).toEqual(['closed', 'closed']);
  });

  test('being excused takes no right away: the seat may still step in', () => {
    const t = going();
    t.engine.apply(t.s, { by: 1, ...PASS_TURN });
    t.engine.apply(t.s, { by: 1, verb: 'step', arg: 'stop' });
    expect(t.s.g.closed).toEqual(['interrupted']);
  });

  test('an order is taken back at any question, and counts from the next call on', () => {
    const t = going();
    t.engine.apply(t.s, { by: 2, ...PASS_TURN });
    expect(t.engine.question(t.s, 2)).toMatchObject({ due: false, verbs: { withdraw: { t: 'pick', of: ['w'] } } });
    pass(t, 0, 1);
    t.engine.apply(t.s, { by: 2, verb: 'withdraw', arg: 'w' });
    expect([t.s.orders, t.engine.question(t.s, 2)]).toEqual([[], undefined]);
    t.engine.apply(t.s, { by: 0, verb: 'again' });
    expect(t.engine.waitingFor(t.s)).toEqual([0, 1, 2]);
  });

  test('nobody takes back the order of another', () => {
    const t = going();
    t.engine.apply(t.s, { by: 2, ...PASS_TURN });
    expect(() => t.engine.apply(t.s, { by: 1, verb: 'withdraw', arg: 'w' })).toThrow('noVerb');
  });

  test('taking one’s own order back leaves those of others', () => {
    const t = going();
    for (const by of [0, 2]) t.engine.apply(t.s, { by, ...PASS_TURN });
    t.engine.apply(t.s, { by: 2, verb: 'withdraw', arg: 'w' });
    expect(t.s.orders).toEqual([{ by: 0, window: 'w', until: 'turn' }]);
  });

  test('only what the rules name can be waited for', () => {
    const t = going();
    expect(() => t.engine.apply(t.s, { by: 2, verb: 'passUntil', arg: 'for ever' })).toThrow('badArg');
  });

  test('is known as a call, and may be passed before all eyes', () => {
    const { engine, s } = going();
    expect([engine.isCall(s), engine.aloud(s)]).toEqual([true, ['pass', 'passUntil']]);
    for (const by of [0, 1, 2]) engine.apply(s, { by, verb: 'pass' });
    expect([engine.isCall(s), engine.aloud(s)]).toEqual([false, []]);
  });
  test('only buttons and picks can be said aloud', () => {
    const wrong = proc('main', () => ({}), {
      start: { to: () => 0, say: () => ({ k: 'ask' }), aloud: ['count'], buttons: { go: { take: () => 'start' } } },
    });
    expect(() => started<G>({ cards: [], closed: [] }, [wrong])).toThrow(
      'count is said aloud, but is no button and no pick',
    );
  });
});
