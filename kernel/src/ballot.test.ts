import { describe, expect, test } from 'vitest';
import { ballot, type Vote } from './ballot.ts';
import { call, procsFor } from './flow.ts';
import { openGame } from './game-file.ts';
import { moduleOf } from './testing/module.ts';
import { started } from './testing/started.ts';

interface G {
  votes: Record<number, Vote>;
}
const proc = procsFor<G>();

const bids = ballot<G, { seats: readonly number[]; most: number }>('bids', 'open', {
  say: (_, about, by) => ({ k: 'bid', a: { most: about.most, by } }),
  rules: ['B-a'],
  ranges: { bid: { of: (_, about) => [0, about.most] } },
  buttons: { abstain: { when: (_, __, by) => by !== 1 } },
  chooses: { cards: { rules: ['B-b'], of: () => ({ of: ['x', 'y'], min: 1, max: 2 }) } },
});
const main = proc(
  'main',
  { votes: 'open', seats: 'open' },
  (): { votes: Record<number, Vote>; seats: number[] } => ({ votes: {}, seats: [2, 0, 1] }),
  {
    start: (_, l) => call(bids, { seats: l.seats, most: 5 }, 'done', 'votes'),
    done: (cx, l) => {
      cx.g.votes = l.votes;
      return 'wait';
    },
    wait: { to: () => 0, say: () => ({ k: 'wait' }), buttons: { again: { take: () => 'start' } } },
  },
);
const going = () => started<G>({ votes: {} }, [main, bids]);

describe('ballot', () => {
  test('asks everybody at once; each may answer once, in any order', () => {
    const { engine, s } = going();
    expect(engine.waitingFor(s)).toEqual([2, 0, 1]);
    engine.apply(s, { by: 0, verb: 'bid', arg: 3 });
    expect(engine.waitingFor(s)).toEqual([2, 1]);
    expect(() => engine.apply(s, { by: 0, verb: 'bid', arg: 4 })).toThrow('notAsked');
  });

  test('ends with every answer by seat', () => {
    const { engine, s } = going();
    engine.apply(s, { by: 1, verb: 'bid', arg: 0 });
    engine.apply(s, { by: 2, verb: 'abstain' });
    engine.apply(s, { by: 0, verb: 'cards', arg: ['y'] });
    expect(s.g.votes).toEqual({ 0: { verb: 'cards', arg: ['y'] }, 1: { verb: 'bid', arg: 0 }, 2: { verb: 'abstain' } });
    expect(engine.waitingFor(s)).toEqual([0]);
  });

  test('asks each for itself, by what it was called with', () => {
    const { engine, s } = going();
    expect(engine.question(s, 1)).toEqual({
      prompt: { k: 'bid', a: { most: 5, by: 1 } },
      due: true,
      rules: ['B-a'],
      verbs: {
        bid: { t: 'range', min: 0, max: 5, rules: [] },
        cards: { t: 'choose', of: ['x', 'y'], min: 1, max: 2, rules: ['B-b'] },
      },
      asides: [],
      denied: {},
      withheld: {},
    });
    expect(Object.keys(engine.question(s, 0)!.verbs)).toContain('abstain');
  });

  test('an answer changes nothing that others are asked or can see', () => {
    const { engine, s } = going();
    const before = [0, 2].map((by) => JSON.stringify(engine.question(s, by)));
    engine.apply(s, { by: 1, verb: 'bid', arg: 5 });
    expect([0, 2].map((by) => JSON.stringify(engine.question(s, by)))).toEqual(before);
    expect(s.g).toEqual({ votes: {} });
    expect(engine.question(s, 1)).toBeUndefined();
  });

  test('an answer can be taken back until all are in, and then no more', () => {
    const { match: game } = openGame(
      moduleOf<G>(() => ({ votes: {} }), [main, bids]),
      3,
      {},
      { t: 'seed', seed: 'x' },
    );
    game.play({ by: 0, verb: 'bid', arg: 3 });
    game.undo(0);
    expect(game.engine.waitingFor(game.state)).toEqual([2, 0, 1]);
    for (const by of [0, 1]) game.play({ by, verb: 'bid', arg: 3 });
    game.play({ by: 2, verb: 'bid', arg: 4 });
    expect(() => game.undo(2)).toThrow('undoFloor');
  });

  test('with nobody to ask it is over at once', () => {
    const none = proc(
      'none',
      { votes: 'open' },
      (): { votes: Record<number, Vote> } => ({ votes: { 9: { verb: 'x' } } }),
      {
        start: () => call(bids, { seats: [], most: 1 }, 'done', 'votes'),
        done: (cx, l) => cx.finish({ how: JSON.stringify(l.votes), winners: [] }),
      },
    );
    expect(started<G>({ votes: {} }, [none, bids]).s.over?.how).toBe('{}');
  });

  test('shares nothing with the lists it was called with', () => {
    const { s } = going();
    const [caller, urn] = s.stack.map(
      (f) => f.local as { seats: number[]; about: { seats: number[] }; waiting: number[] },
    );
    caller!.seats.push(7);
    expect([urn!.about.seats, urn!.waiting]).toEqual([
      [2, 0, 1],
      [2, 0, 1],
    ]);
  });
});
