import { describe, expect, test } from 'vitest';
import { Broken } from './errors.ts';
import { call, end, over, type Proc, procsFor } from './flow.ts';
import type { LogLine } from './message.ts';
import { notPlain } from './json.ts';
import { blank, started } from './testing/started.ts';
import { Engine } from './engine.ts';

interface G {
  trace: string[];
}
const proc = procsFor<G>();
const game = (): G => ({ trace: [] });

/** Asks seat 0 for a number and ends with it. */
const ask = proc('ask', { what: 'open' }, (a: { what: string }) => ({ what: a.what }), {
  start: {
    to: () => 0,
    say: (_, l) => ({ k: l.what }),
    ranges: { give: { of: () => [1, 9], take: (_, __, n) => end(n) } },
  },
});

describe('calls', () => {
  const sum = proc('sum', { a: 'open', b: 'open' }, () => ({ a: 0, b: 0 }), {
    start: () => call(ask, { what: 'first' }, 'second', 'a'),
    second: () => call(ask, { what: 'second' }, 'done', 'b'),
    done: (cx, l) => {
      cx.g.trace.push(`${l.a}+${l.b}`);
      return call(ask, { what: 'again' }, 'start');
    },
  });

  test('a result is put into the local that was named, and the caller goes on where it said', () => {
    const { engine, s } = started(game(), [sum, ask]);
    engine.apply(s, { by: 0, verb: 'give', arg: 4 });
    expect(s.stack.map((f) => f.local)).toEqual([{ a: 4, b: 0 }, { what: 'second' }]);
    engine.apply(s, { by: 0, verb: 'give', arg: 5 });
    expect(s.g.trace).toEqual(['4+5']);
  });

  test('a result that nobody asked for is dropped', () => {
    const { engine, s } = started(game(), [sum, ask]);
    for (const arg of [4, 5, 9]) engine.apply(s, { by: 0, verb: 'give', arg });
    expect(s.stack[0]!.local).toEqual({ a: 4, b: 5 });
    expect(engine.question(s, 0)!.prompt).toEqual({ k: 'first' });
  });

  test('a procedure may call itself; each call has its own locals', () => {
    const down: Proc<G, { n: number }, number> = proc(
      'down',
      { n: 'open', below: 'open' },
      (a: { n: number }) => ({ n: a.n, below: 0 }),
      {
        start: (_, l) => (l.n === 0 ? end(0) : call(down, { n: l.n - 1 }, 'up', 'below')),
        up: (_, l) => end(l.below + l.n),
      },
    );
    const top = proc('top', { total: 'open' }, () => ({ total: 0 }), {
      start: () => call(down, { n: 4 }, 'done', 'total'),
      done: (cx, l) => cx.finish({ how: String(l.total), winners: [] }),
    });
    expect(started(game(), [top, down]).s.over?.how).toBe('10');
  });

  test('the state is plain data at every question', () => {
    const { engine, s } = started(game(), [sum, ask]);
    for (const arg of [1, 2, 3, 4]) {
      expect(notPlain(s)).toBeUndefined();
      engine.apply(s, { by: 0, verb: 'give', arg });
    }
  });

  test('a saved game goes on as if it had never been away', () => {
    const { engine, s } = started(game(), [sum, ask]);
    let loaded = structuredClone(s);
    for (const arg of [1, 2, 3, 4, 5]) {
      engine.apply(s, { by: 0, verb: 'give', arg });
      loaded = JSON.parse(JSON.stringify(loaded)) as typeof s;
      engine.apply(loaded, { by: 0, verb: 'give', arg });
      expect(JSON.stringify(loaded)).toBe(JSON.stringify(s));
    }
  });
});

test('a procedure that ends with nothing leaves no key behind', () => {
  const dropped = proc('dropped', () => ({}), {
    start: { to: () => 0, say: () => ({ k: 'draft' }), buttons: { drop: { take: () => end(undefined) } } },
  });
  const drafting = proc('drafting', { draft: 'open' }, (): { draft?: string | undefined } => ({ draft: 'old' }), {
    start: () => call(dropped, undefined, 'after', 'draft'),
    after: { to: () => 0, say: () => ({ k: 'after' }), buttons: { go: { take: () => end() } } },
  });
  const { engine, s } = started(game(), [drafting, dropped]);
  engine.apply(s, { by: 0, verb: 'drop' });
  expect(notPlain(s)).toBeUndefined();
  expect(s.stack.at(-1)!.local).toEqual({});
});

describe('jump', () => {
  test('leaves every procedure in the middle of a function and begins another', () => {
    const g: G = { trace: [] };
    const coup = proc('coup', () => ({}), {
      start: {
        to: () => 1,
        say: () => ({ k: 'coup' }),
        buttons: { yield: { take: (cx) => cx.finish({ how: 'coup', winners: [1] }) } },
      },
    });
    const deep = proc('deep', () => ({}), {
      start: (cx) => {
        cx.g.trace.push('before');
        return cx.jump(call(coup, undefined));
      },
    });
    const outer = proc('outer', () => ({}), {
      start: {
        to: () => 0,
        say: () => ({ k: 'outer' }),
        buttons: { go: { take: () => call(deep, undefined, 'after') } },
      },
      after: (cx) => {
        cx.g.trace.push('after');
        return end();
      },
    });
    const { engine, s } = started(g, [outer, deep, coup]);
    engine.apply(s, { by: 0, verb: 'go' });
    expect(s.stack.map((f) => f.proc)).toEqual(['coup']);
    expect([engine.waitingFor(s), g.trace]).toEqual([[1], ['before']]);
    engine.apply(s, { by: 1, verb: 'yield' });
    expect(s.over).toEqual({ how: 'coup', winners: [1] });
  });
});

describe('finish', () => {
  const fatal = proc('fatal', () => ({}), {
    start: {
      to: () => 0,
      say: () => ({ k: 'x' }),
      buttons: {
        die: {
          take: (cx) => {
            loseTheWar(cx.g, () => cx.finish({ how: 'lost', winners: [2] }));
            cx.g.trace.push('after');
            cx.log({ k: 'after' });
            return 'start';
          },
        },
      },
    },
  });
  const loseTheWar = (g: G, finish: () => never): void => {
    g.trace.push('before');
    finish();
    g.trace.push('inside');
  };
  const outer = proc('outer', () => ({}), { start: () => call(fatal, undefined, 'on'), on: () => 'start' });

  test('stops at once, in the middle of any function, and nothing happens after it', () => {
    const log: LogLine[] = [];
    const { engine, s } = started(game(), [outer, fatal]);
    engine.apply(s, { by: 0, verb: 'die' }, { log });
    expect(s.over).toEqual({ how: 'lost', winners: [2] });
    expect(s.g.trace).toEqual(['before']);
    expect(log).toEqual([]);
    expect(s.stack).toEqual([]);
    expect([engine.waitingFor(s), engine.question(s, 0)]).toEqual([[], undefined]);
  });

  test('a game may be over before anybody is asked', () => {
    const short = proc('short', () => ({}), { start: (cx) => cx.finish({ how: 'at once', winners: [] }) });
    expect(started(game(), [short]).s).toMatchObject({ over: { how: 'at once' }, stack: [] });
  });

  test('other errors are not taken for an end', () => {
    const faulty = proc('faulty', () => ({}), {
      start: () => {
        throw new Error('a fault');
      },
    });
    expect(() => started(game(), [faulty])).toThrow('a fault');
  });
});

describe('over', () => {
  const ending = proc('ending', { how: 'open' }, (a: { how: string }) => ({ how: a.how }), {
    start: {
      to: () => 0,
      say: () => ({ k: 'x' }),
      buttons: {
        stop: { take: (_, l) => over({ how: l.how, winners: [1] }) },
        later: { take: () => 'later' },
      },
      windows: ['w'],
      resumed: () => over({ how: 'poked', winners: [] }),
    },
    later: (_, l) => over({ how: `${l.how} later`, winners: [] }),
  });
  const poke = proc('poke', () => ({}), { start: () => end() });
  const outer = proc('outer', () => ({}), { start: () => call(ending, { how: 'won' }, 'on'), on: () => 'start' });
  const going = () =>
    started(game(), [outer, ending, poke], {
      interrupts: [
        {
          verb: 'poke',
          window: 'w',
          offer: () => ({ t: 'button', rules: [] }),
          start: () => call(poke, undefined),
        },
      ],
    });

  test.each([
    ['a verb', 'stop', { how: 'won', winners: [1] }],
    ['a node', 'later', { how: 'won later', winners: [] }],
    ['the end of an interruption', 'poke', { how: 'poked', winners: [] }],
  ])('said by %s ends the game, however deep it stands', (_, verb, outcome) => {
    const { engine, s } = going();
    engine.apply(s, { by: 0, verb });
    expect([s.over, s.stack, engine.question(s, 0)]).toEqual([outcome, [], undefined]);
  });
});

describe('what cannot be', () => {
  test('a circle that nobody decides is named, not run for ever', () => {
    const a = proc('a', () => ({}), { start: () => call(b, undefined, 'start') });
    const b = proc('b', () => ({}), { start: () => 'again', again: () => end() });
    expect(() => started(game(), [a, b])).toThrow(/^runaway: a\/start/);
  });

  test('of endless calls only the top of the stack is named', () => {
    const deep: Proc<G, undefined, unknown> = proc('deep', () => ({}), { start: () => call(deep, undefined, 'start') });
    expect(() => started(game(), [deep])).toThrow(/^runaway: … < (deep\/start( < )?){10}$/);
  });

  test('a game whose procedures have all ended is broken', () => {
    expect(() => started(game(), [proc('p', () => ({}), { start: () => end() })])).toThrow(Broken);
  });

  test('so is one whose node or procedure is gone', () => {
    const { engine, s } = started(game(), [
      proc('p', () => ({}), { start: () => call(ask, { what: 'x' }, 'start') }),
      ask,
    ]);
    s.stack[1] = { ...s.stack[1]!, node: 'gone' };
    expect(() => engine.question(s, 0)).toThrow('no node ask/gone');
    s.stack[1] = { ...s.stack[1], proc: 'constructor', node: 'name' };
    expect(() => engine.question(s, 0)).toThrow('no node constructor/name');
  });

  test('a procedure that is called but not listed is named', () => {
    const p = proc('p', () => ({}), { start: () => call(ask, { what: 'x' }, 'start') });
    expect(() => started(game(), [p])).toThrow('no node ask/start');
  });
});

describe('rules that do not fit together are noticed before play', () => {
  const wait = (verbs: object) => proc('p', () => ({}), { start: { to: () => 0, say: () => ({ k: 'x' }), ...verbs } });
  const pass = { take: () => end() };

  test('two procedures of one name', () => {
    const p = wait({ buttons: { pass } });
    expect(() => new Engine({ procs: [p, { ...p }], interrupts: [], first: p })).toThrow('two procedures are called p');
  });

  test('two verbs of one name in one question, whatever their kinds', () => {
    const p = wait({ buttons: { pass }, picks: { pass: { of: () => [], take: () => end() } } });
    expect(() => started(game(), [p])).toThrow('p/start: two verbs are called pass');
  });

  test('an interrupt named like a verb of a question it may interrupt', () => {
    const p = wait({ buttons: { veto: pass }, windows: ['w'] });
    const veto = { verb: 'veto', window: 'w', offer: () => undefined, start: () => call(p, undefined) };
    expect(() => started(game(), [p], { interrupts: [veto] })).toThrow('two verbs are called veto');
  });

  test('a verb named like the one that takes standing orders back', () => {
    expect(() => started(game(), [wait({ buttons: { withdraw: pass } })])).toThrow('two verbs are called withdraw');
  });

  test('a first procedure that is not listed', () => {
    const p = wait({ buttons: { pass } });
    expect(() => new Engine({ procs: [], interrupts: [], first: p }).start(blank(game()))).toThrow('p, is not among');
  });
});
