import { describe, expect, test } from 'vitest';
import { randomMove } from './answers.ts';
import { call, end, type Interrupt, procsFor } from './flow.ts';
import { ownQuestion, type Question } from './question.ts';
import { rng } from './rng.ts';
import { started } from './testing/started.ts';

interface G {
  purse: number[];
  vetoes: number[];
  trace: string[];
}
const proc = procsFor<G>();
const game = (): G => ({ purse: [3, 0, 5], vetoes: [0, 1, 1], trace: [] });
const rules: readonly string[] = [];

/** Every kind of offer, asked of one seat after another. */
const main = proc('main', { seat: 'open' }, () => ({ seat: 0 }), {
  start: {
    to: (_, l) => l.seat,
    say: (_, l, by) => ({ k: 'main', a: { asked: l.seat, reader: by } }),
    rules: ['M-a'],
    buttons: {
      pass: { take: (_, l) => next(l) },
      rich: { when: (cx, l) => cx.g.purse[l.seat]! > 0 || { k: 'poor' }, take: (_, l) => next(l) },
      never: { when: () => false, take: (_, l) => next(l) },
    },
    picks: {
      name: { rules: ['M-b'], of: (cx, l) => cx.g.purse.map(String).slice(0, l.seat), take: (_, l) => next(l) },
    },
    ranges: {
      pay: {
        of: (cx, l) => [1, cx.g.purse[l.seat]!],
        take: (cx, l, n, by) => {
          cx.g.purse[by]! -= n;
          return next(l);
        },
      },
    },
    chooses: { keep: { of: () => ({ of: ['x', 'y'], min: 1, max: 5 }), take: (cx, l, ids) => noted(cx.g, l, ids) } },
    allots: { share: { of: () => ({ of: { x: 2 }, min: 0, max: 9 }), take: (cx, l, n) => noted(cx.g, l, n) } },
  },
});
const next = (l: { seat: number }): 'start' => {
  l.seat = (l.seat + 1) % 3;
  return 'start';
};
const noted = (g: G, l: { seat: number }, arg: unknown): 'start' => {
  g.trace.push(JSON.stringify(arg));
  return next(l);
};

describe('questions', () => {
  test('only the seat that is asked has one', () => {
    const { engine, s } = started(game(), [main]);
    expect(engine.waitingFor(s)).toEqual([0]);
    expect([1, 2, 3, -1].map((by) => engine.question(s, by))).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('`ownQuestion` shares nothing with the state: who keeps one keeps it as it is', () => {
    interface Shared {
      hand: string[];
      purse: Record<string, number>;
      words: { k: string; a: { n: number } };
    }
    const part = procsFor<Shared>()('main', {}, () => ({}), {
      start: {
        to: () => 0,
        say: (cx) => cx.g.words,
        picks: { play: { of: (cx) => cx.g.hand, take: () => 'start' } },
        chooses: { swap: { of: (cx) => ({ of: cx.g.hand, min: 1, max: 1 }), take: () => 'start' } },
        allots: { pay: { of: (cx) => ({ of: cx.g.purse, min: 0, max: 2 }), take: () => 'start' } },
      },
    });
    const g: Shared = { hand: ['x'], purse: { x: 2 }, words: { k: 'main', a: { n: 1 } } };
    const { engine, s } = started(g, [part]);
    const question = ownQuestion(engine.question(s, 0)!);
    const before = JSON.stringify(question);
    s.g.hand.push('y');
    s.g.purse['x'] = 9;
    s.g.words.a.n = 2;
    expect(JSON.stringify(question)).toBe(before);
  });

  test('say what may be done, what may not and why, and which statements are behind it', () => {
    const { engine, s } = started(game(), [main]);
    expect(engine.question(s, 0)).toEqual({
      prompt: { k: 'main', a: { asked: 0, reader: 0 } },
      due: true,
      rules: ['M-a'],
      verbs: {
        pass: { t: 'button', rules },
        rich: { t: 'button', rules },
        pay: { t: 'range', min: 1, max: 3, rules },
        keep: { t: 'choose', of: ['x', 'y'], min: 1, max: 2, rules },
        share: { t: 'allot', of: { x: 2 }, min: 0, max: 2, rules },
      },
      asides: [],
      denied: {},
      withheld: {},
    } satisfies Question);
    engine.apply(s, { by: 0, verb: 'pass' });
    expect(engine.question(s, 1)).toMatchObject({
      verbs: { name: { t: 'pick', of: ['3'], rules: ['M-b'] } },
      asides: [],
      denied: { rich: { k: 'poor' } },
    });
    expect(Object.keys(engine.question(s, 1)!.verbs)).toEqual(['pass', 'name', 'keep', 'share']);
  });

  test('say what is held back of things that could be pointed at, and the refusal says the same', () => {
    const held = { y: { k: 'promised' } };
    const holding = proc('main', () => ({}), {
      start: {
        to: () => 0,
        say: () => ({ k: 'main' }),
        windows: ['w'],
        picks: { name: { of: () => ['x'], withheld: () => held, take: () => 'start' } },
        chooses: { keep: { of: () => ({ of: [], min: 1, max: 1 }), withheld: () => held, take: () => 'start' } },
        allots: {
          share: { of: () => ({ of: { x: 1 }, min: 0, max: 1 }), withheld: () => undefined, take: () => 'start' },
        },
        ranges: { pay: { of: () => [5, 9], withheld: () => ({ '': { k: 'tooLittle' } }), take: () => 'start' } },
      },
    });
    const step: Interrupt<G> = {
      verb: 'step',
      window: 'w',
      offer: () => undefined,
      withheld: (_, by) => (by === 1 ? { z: { k: 'sworn' } } : undefined),
      act: () => undefined,
    };
    const { engine, s } = started(game(), [holding], { interrupts: [step] });
    expect(engine.question(s, 0)).toMatchObject({ withheld: { name: held, keep: held } });
    expect(engine.question(s, 0)!.withheld).not.toHaveProperty('share');
    expect(Object.keys(engine.question(s, 0)!.verbs)).toEqual(['name', 'pay', 'share']);
    expect(() => engine.apply(s, { by: 0, verb: 'name', arg: 'y' })).toThrow('promised');
    expect(() => engine.apply(s, { by: 0, verb: 'keep', arg: ['x', 'y'] })).toThrow('promised');
    // The empty name: all that is not named.
    expect(() => engine.apply(s, { by: 0, verb: 'pay', arg: 4 })).toThrow('tooLittle');
    expect(() => engine.apply(s, { by: 0, verb: 'name', arg: 'toString' })).toThrow('kernel.badArg');
    // Whoever has nothing at all to do is told nothing.
    expect(engine.question(s, 1)).toBeUndefined();
  });

  test('change nothing, however often they are asked', () => {
    const { engine, s } = started(game(), [main]);
    const before = JSON.stringify(s);
    for (let i = 0; i < 3; i++) for (const by of [0, 1, 2]) engine.question(s, by);
    engine.waitingFor(s);
    expect(JSON.stringify(s)).toBe(before);
  });

  test('an answer does what its verb says', () => {
    const { engine, s } = started(game(), [main]);
    engine.apply(s, { by: 0, verb: 'pay', arg: 2 });
    engine.apply(s, { by: 1, verb: 'keep', arg: ['y', 'x'] });
    engine.apply(s, { by: 2, verb: 'share', arg: { x: 1 } });
    expect(s.g).toMatchObject({ purse: [1, 0, 5], trace: ['["y","x"]', '{"x":1}'] });
    expect(s.inputs).toBe(3);
  });

  test.each(['apply', 'applyTrusted'] as const)('%s: what came from outside is not shared with the state', (how) => {
    const kept = proc('kept', { ids: 'open' }, (): { ids: readonly string[] } => ({ ids: [] }), {
      start: {
        to: () => 0,
        say: () => ({ k: 'x' }),
        chooses: {
          keep: {
            of: () => ({ of: ['x', 'y'], min: 0, max: 2 }),
            take: (_, l, ids) => {
              l.ids = ids;
              return 'start';
            },
          },
        },
      },
    });
    const { engine, s } = started(game(), [kept]);
    const arg = ['x'];
    engine[how](s, { by: 0, verb: 'keep', arg });
    arg.push('something else');
    expect(s.stack[0]!.local).toEqual({ ids: ['x'] });
  });

  test('a list of seats waited for is not the state’s own', () => {
    const all = proc('all', { waiting: 'open' }, () => ({ waiting: [0, 1, 2] }), {
      start: {
        to: (_, l) => l.waiting,
        say: () => ({ k: 'x' }),
        buttons: { go: { take: (_, l, by) => gone(l, by) } },
      },
    });
    const gone = (l: { waiting: number[] }, by: number): 'start' => {
      l.waiting.splice(l.waiting.indexOf(by), 1);
      return 'start';
    };
    const { engine, s } = started(game(), [all]);
    const before = engine.waitingFor(s);
    engine.apply(s, { by: 1, verb: 'go' });
    expect([before, engine.waitingFor(s)]).toEqual([
      [0, 1, 2],
      [0, 2],
    ]);
  });
});

/** A vote that may be vetoed, the veto stopped, and the stopping undone: interrupts upon interrupts. */
const vote = proc('vote', { yea: 'open', next: 'open' }, () => ({ yea: 0, next: 0 }), {
  start: (_, l) => (l.next < 3 ? 'ask' : end(l.yea)),
  ask: {
    to: (_, l) => l.next,
    say: (_, l) => ({ k: 'vote', a: { yea: l.yea } }),
    buttons: {
      yea: {
        take: (_, l) => {
          l.yea++;
          l.next++;
          return 'start';
        },
      },
    },
    windows: ['vote'],
    resumed: (cx, _, result) => {
      cx.g.trace.push(`resumed ${String(result)}`);
      return result === 'vetoed' ? end(-1) : undefined;
    },
  },
});
const meeting = proc('meeting', { result: 'open' }, () => ({ result: 0 }), {
  start: () => call(vote, undefined, 'counted', 'result'),
  counted: (cx, l) => {
    cx.g.trace.push(`counted ${l.result}`);
    return 'start';
  },
});
const objecting = proc('objecting', { by: 'open', answer: 'open' }, (a: { by: number }) => ({ by: a.by, answer: '' }), {
  start: (cx, l) => {
    cx.g.vetoes[l.by]!--;
    return 'wait';
  },
  wait: {
    to: (_, l) => l.by,
    say: () => ({ k: 'sure' }),
    buttons: { sure: { take: () => end('vetoed') }, relent: { take: () => end('nothing') } },
    windows: ['objection'],
    resumed: (_, __, result) => (result === 'hushed' ? end('hushed') : undefined),
  },
});
const hushing = proc('hushing', () => ({}), { start: () => end('hushed') });
const veto: Interrupt<G> = {
  verb: 'veto',
  window: 'vote',
  offer: (cx, by) => (cx.g.vetoes[by]! > 0 ? { t: 'pick', of: ['card:veto'], rules: ['V-a'] } : undefined),
  start: (_, by) => call(objecting, { by }),
};
const hush: Interrupt<G> = {
  verb: 'hush',
  window: 'objection',
  offer: (_, by) => ({ t: 'pick', of: by === 0 ? ['card:hush'] : [], rules: [] }),
  start: () => call(hushing, undefined),
};
const senate = () => started(game(), [meeting, vote, objecting, hushing], { interrupts: [veto, hush] });
const VETO = { verb: 'veto', arg: 'card:veto' } as const;

describe('windows', () => {
  test('whoever can step in has a question that nobody waits for', () => {
    const { engine, s } = senate();
    expect(engine.waitingFor(s)).toEqual([0]);
    expect(engine.question(s, 1)).toMatchObject({ due: false, verbs: { veto: { t: 'pick', of: ['card:veto'] } } });
    expect(Object.keys(engine.question(s, 0)!.verbs)).toEqual(['yea']);
  });

  test('the seat that is asked may step in too', () => {
    const { engine, s } = senate();
    engine.apply(s, { by: 0, verb: 'yea' });
    expect(Object.keys(engine.question(s, 1)!.verbs)).toEqual(['yea', 'veto']);
    expect(engine.question(s, 1)!.due).toBe(true);
  });

  test('a search is shown what answers the question, and nothing beside it', () => {
    const { engine, s } = senate();
    engine.apply(s, { by: 0, verb: 'yea' });
    expect(engine.answers(s, 1)).toEqual([{ verb: 'yea', offer: { t: 'button', rules: [] } }]);
    expect(engine.question(s, 0)).toBeUndefined();
    expect(engine.answers(s, 2)).toBeUndefined();
    s.stack = [];
    expect(engine.answers(s, 1)).toBeUndefined();
  });

  test('a random player steps in now and then, and whenever nothing else is left to do', () => {
    const { engine, s } = senate();
    engine.apply(s, { by: 0, verb: 'yea' });
    const { below } = rng('aside');
    const moves = Array.from({ length: 3_200 }, () => randomMove(engine, s, 1, below)!);
    const vetoes = moves.filter((move) => move.verb === 'veto');
    expect(vetoes.length).toBeGreaterThan(60);
    expect(vetoes.length).toBeLessThan(150);
    expect(vetoes[0]).toEqual({ by: 1, ...VETO });
    expect(moves.find((move) => move.verb !== 'veto')).toEqual({ by: 1, verb: 'yea' });
    expect(randomMove(engine, s, 2, below)).toEqual({ by: 2, ...VETO });
    expect(randomMove(engine, s, 0, below)).toBeUndefined();
  });

  test('an interruption stands above the question, which then is asked afresh', () => {
    const { engine, s } = senate();
    engine.apply(s, { by: 0, verb: 'yea' });
    engine.apply(s, { by: 2, ...VETO });
    expect(engine.waitingFor(s)).toEqual([2]);
    expect(engine.question(s, 1)).toBeUndefined();
    engine.apply(s, { by: 2, verb: 'relent' });
    expect(engine.question(s, 1)!.prompt).toEqual({ k: 'vote', a: { yea: 1 } });
    expect(engine.question(s, 2)).toBeUndefined();
  });

  test('`resumed` may end what was interrupted, and the caller is told', () => {
    const { engine, s } = senate();
    engine.apply(s, { by: 2, ...VETO });
    engine.apply(s, { by: 2, verb: 'sure' });
    expect(s.g.trace).toEqual(['resumed vetoed', 'counted -1']);
    expect(engine.waitingFor(s)).toEqual([0]);
  });

  test('an interruption can itself be interrupted, and each hears how the one above it ended', () => {
    const { engine, s } = senate();
    engine.apply(s, { by: 2, ...VETO });
    engine.apply(s, { by: 0, verb: 'hush', arg: 'card:hush' });
    expect(s.g.trace).toEqual(['resumed hushed']);
    expect(s.stack.map((f) => f.proc)).toEqual(['meeting', 'vote']);
  });

  test('only windows of the question on top are open', () => {
    const { engine, s } = senate();
    engine.apply(s, { by: 2, ...VETO });
    expect(() => engine.apply(s, { by: 1, ...VETO })).toThrow('notAsked');
  });

  test('an offer with nothing in it is no offer, and gives no question away', () => {
    const { engine, s } = senate();
    engine.apply(s, { by: 2, ...VETO });
    expect(engine.question(s, 1)).toBeUndefined();
    expect(() => engine.apply(s, { by: 1, verb: 'hush', arg: 'card:hush' })).toThrow('notAsked');
  });

  test('it may know why something is not offered', () => {
    const wave: Interrupt<G> = {
      verb: 'wave',
      window: '*',
      offer: () => ({ t: 'pick', of: ['flag:red'], rules }),
      why: (_, by, arg) => (by === 2 ? { k: 'game.notYours', a: { arg } } : undefined),
      act: (cx, by) => void cx.g.trace.push(`wave ${by}`),
    };
    const { engine, s } = started(game(), [meeting, vote, objecting, hushing], { interrupts: [wave] });
    const refused = (by: number) => engine.refusal(s, { by, verb: 'wave', arg: 'flag:blue' }).reason;
    expect(refused(2)).toEqual({ k: 'game.notYours', a: { arg: 'flag:blue' } });
    expect(refused(1)).toEqual({ k: 'kernel.badArg', a: { verb: 'verb.wave', arg: 'flag:blue' } });
  });

  test('with the window `*` it is open everywhere; one that acts leaves the question alone', () => {
    const wave: Interrupt<G> = {
      verb: 'wave',
      window: '*',
      offer: (_, by) => (by === 2 ? { t: 'button', rules } : undefined),
      act: (cx, by) => void cx.g.trace.push(`wave ${by}`),
    };
    const { engine, s } = started(game(), [main], { interrupts: [wave] });
    expect(engine.question(s, 2)).toMatchObject({ due: false, asides: ['wave'] });
    const before = JSON.stringify(s.stack);
    engine.apply(s, { by: 2, verb: 'wave' });
    expect([s.g.trace, JSON.stringify(s.stack), s.inputs]).toEqual([['wave 2'], before, 1]);
    expect(() => engine.apply(s, { by: 1, verb: 'wave' })).toThrow('notAsked');
  });

  test('rules are never asked about a seat that is not there', () => {
    const { engine, s } = senate();
    for (const by of [3, -1, 1.5, 99, Number.NaN]) expect(engine.question(s, by)).toBeUndefined();
  });

  test('saved in the middle of an interruption, it goes on the same', () => {
    const a = senate();
    const inputs = [
      { by: 1, ...VETO },
      { by: 0, verb: 'hush', arg: 'card:hush' },
      { by: 0, verb: 'yea' },
      { by: 2, ...VETO },
    ];
    let loaded = structuredClone(a.s);
    for (const input of inputs) {
      a.engine.apply(a.s, input);
      loaded = JSON.parse(JSON.stringify(loaded)) as typeof a.s;
      a.engine.apply(loaded, input);
    }
    expect(JSON.stringify(loaded)).toBe(JSON.stringify(a.s));
  });
});
