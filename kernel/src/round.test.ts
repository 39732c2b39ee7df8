import { describe, expect, test } from 'vitest';
import { call, end, type Interrupt, procsFor } from './flow.ts';
import { round, type Said } from './round.ts';
import { started } from './testing/started.ts';

interface G {
  ended: number[];
}
const proc = procsFor<G>();

const words = round<G>()(
  'words',
  { total: 'open' },
  (a: { order: readonly number[]; from: number }) => ({ total: a.from }),
  {
    say: (_, l, by) => ({ k: 'words', a: { total: l.total, by } }),
    rules: ['W-a'],
    windows: ['w'],
    buttons: {
      pass: { take: () => 'passed' },
      leave: { when: (_, l) => l.total < 100 || { k: 'tooLate' }, take: () => 'left' },
      close: { take: () => 'closed' },
    },
    ranges: {
      add: {
        rules: ['W-b'],
        of: (_, l) => [1, 200 - l.total],
        take: (_, l, n) => {
          l.total += n;
          return 'acted';
        },
      },
    },
    picks: { name: { of: (_, l) => [`${l.total}`], why: (_, l) => ({ k: `not${l.total}` }), take: () => 'passed' } },
    chooses: { some: { of: (_, l) => ({ of: [`${l.total}`], min: 0, max: 1 }), take: (): Said => 'passed' } },
    allots: { share: { of: (_, l) => ({ of: { x: l.total }, min: 0, max: 1 }), take: (): Said => 'passed' } },
    resumed: (_, __, result) => (result === 'stop' ? 'closed' : undefined),
  },
  (_, l) => l.total,
);
const main = (order: readonly number[]) =>
  proc('main', { total: 'open' }, () => ({ total: 0 }), {
    start: () => call(words, { order, from: 10 }, 'done', 'total'),
    done: (cx, l) => {
      cx.g.ended.push(l.total);
      return 'wait';
    },
    wait: { to: () => 0, say: () => ({ k: 'wait' }), buttons: { again: { take: () => 'start' } } },
  });
const stopping = proc('stopping', { how: 'open' }, (a: { how: string }) => ({ how: a.how }), {
  start: (_, l) => end(l.how),
});
const stop: Interrupt<G> = {
  verb: 'stop',
  window: 'w',
  offer: () => ({ t: 'pick', of: ['stop', 'go on'], rules: [] }),
  start: (_, __, how) => call(stopping, { how: how as string }),
};
const going = (order: readonly number[] = [2, 0, 1]) =>
  started<G>({ ended: [] }, [main(order), words, stopping], { interrupts: [stop] });

/** Who was asked, one letter of the answer each: `2p 0a` and so on; how it ended follows. */
const story = (order: readonly number[], ...answers: readonly string[]): string => {
  const { engine, s } = going(order);
  const out: string[] = [];
  for (const verb of answers) {
    const [by] = engine.waitingFor(s);
    out.push(`${by}${verb[0]}`);
    engine.apply(s, verb === 'add' ? { by: by!, verb, arg: 1 } : { by: by!, verb });
  }
  return [...out, s.g.ended.length > 0 ? `= ${s.g.ended[0]}` : '…'].join(' ');
};

describe('round', () => {
  test('goes round in the order given until all have passed', () => {
    expect(story([2, 0, 1], 'pass', 'pass')).toBe('2p 0p …');
    expect(story([2, 0, 1], 'pass', 'pass', 'pass')).toBe('2p 0p 1p = 10');
  });

  test('whoever acts has everybody else asked again', () => {
    expect(story([2, 0, 1], 'pass', 'add', 'pass', 'pass')).toBe('2p 0a 1p 2p = 11');
    expect(story([2, 0, 1], 'add', 'add', 'pass', 'pass')).toBe('2a 0a 1p 2p = 12');
    expect(story([2, 0, 1], 'pass', 'pass', 'add', 'pass', 'add', 'pass', 'pass')).toBe('2p 0p 1a 2p 0a 1p 2p = 12');
  });

  test('whoever leaves is asked no more', () => {
    expect(story([2, 0, 1], 'leave', 'add', 'add', 'pass')).toBe('2l 0a 1a 0p = 12');
    expect(story([2, 0, 1], 'add', 'pass', 'leave')).toBe('2a 0p 1l = 11');
    expect(story([2, 0, 1], 'pass', 'leave', 'pass')).toBe('2p 0l 1p = 10');
    expect(story([2, 0, 1], 'leave', 'leave', 'leave')).toBe('2l 0l 1l = 10');
  });

  test('whoever is alone and has acted is not asked again', () => {
    expect(story([2, 0], 'leave', 'add')).toBe('2l 0a = 11');
  });

  test('may be closed by an answer', () => {
    expect(story([2, 0, 1], 'add', 'close')).toBe('2a 0c = 11');
  });

  test('nobody to ask, nothing to do', () => {
    expect(story([])).toBe('= 10');
  });

  test('every offer and every reason sees the round’s own locals', () => {
    const { engine, s } = going();
    engine.apply(s, { by: 2, verb: 'add', arg: 95 });
    expect(engine.question(s, 0)).toEqual({
      prompt: { k: 'words', a: { total: 105, by: 0 } },
      due: true,
      rules: ['W-a'],
      verbs: {
        pass: { t: 'button', rules: [] },
        close: { t: 'button', rules: [] },
        name: { t: 'pick', of: ['105'], rules: [] },
        add: { t: 'range', min: 1, max: 95, rules: ['W-b'] },
        some: { t: 'choose', of: ['105'], min: 0, max: 1, rules: [] },
        share: { t: 'allot', of: { x: 105 }, min: 0, max: 1, rules: [] },
        stop: { t: 'pick', of: ['stop', 'go on'], rules: [] },
      },
      asides: ['stop'],
      denied: { leave: { k: 'tooLate' } },
      withheld: {},
    });
    expect(() => engine.apply(s, { by: 0, verb: 'name', arg: '1' })).toThrow('not105');
  });

  test('an interruption may close it; otherwise the same seat is asked again', () => {
    const { engine, s } = going();
    engine.apply(s, { by: 2, verb: 'add', arg: 5 });
    engine.apply(s, { by: 1, verb: 'stop', arg: 'go on' });
    expect(engine.waitingFor(s)).toEqual([0]);
    engine.apply(s, { by: 1, verb: 'stop', arg: 'stop' });
    expect(s.g.ended).toEqual([15]);
  });

  test('does not hold on to the list it was given', () => {
    const order = [2, 0, 1];
    const { engine, s } = going(order);
    engine.apply(s, { by: 2, verb: 'leave' });
    expect(order).toEqual([2, 0, 1]);
  });
});
