/** A long game lets go of its old inputs and goes on as before. */
import { describe, expect, test } from 'vitest';
import { NOBODY } from './entry.ts';
import { procsFor } from './flow.ts';
import { openGame } from './game-file.ts';
import { copy } from './json.ts';
import { LongMatch } from './long-match.ts';
import { moduleOf } from './testing/module.ts';

interface G {
  n: number;
}
const proc = procsFor<G>();
const main = proc('main', { seat: 'open' }, () => ({ seat: 0 }), {
  start: {
    to: (_, l) => l.seat,
    say: () => ({ k: 'main' }),
    buttons: {
      pass: {
        take: (_, l) => {
          l.seat = (l.seat + 1) % 3;
          return 'start';
        },
      },
      roll: {
        take: (cx) => {
          cx.d6();
          return 'start';
        },
      },
      show: {
        take: (cx) => {
          cx.reveal();
          return 'start';
        },
      },
    },
    ranges: {
      set: {
        of: () => [0, 9],
        take: (cx, _, n) => {
          cx.g.n = n;
          return 'start';
        },
      },
    },
  },
});
const small = moduleOf<G>(() => ({ n: 0 }), [main]);
const smallMatch = (): LongMatch<G, G> => {
  const { module, state } = openGame(small, 3, {}, { t: 'seed', seed: 'small' }).match;
  return new LongMatch(module, state);
};
const SET = { by: 0, verb: 'set', arg: 5 };

describe('letting go of old inputs', () => {
  /** Two of the same game, of which one holds all. The floor rises now and then. */
  const pair = (inputs: number): readonly [LongMatch<G, G>, LongMatch<G, G>] => {
    const all = smallMatch();
    const some = new LongMatch(all.module, copy(all.state));
    for (let i = 1; i <= inputs; i++) {
      const by = all.engine.waitingFor(all.state)[0]!;
      const verbs = { 0: 'show', 1: 'pass' } as const;
      some.restore(all.play(i % 5 < 2 ? { by, verb: verbs[(i % 5) as 0 | 1] } : { by, verb: 'set', arg: i % 10 }));
    }
    return [all, some];
  };

  test('it goes on as before, with the positions that are left', () => {
    const [all, some] = pair(200);
    some.release(20);
    expect([some.released, some.last, some.entries.length]).toEqual([160, 200, 40]);
    for (const n of [160, 161, 192, 200]) expect(some.at(n)).toEqual(all.at(n));
    expect(some.entry(161)).toEqual(all.entry(161));
    for (let n = 0; n < 100; n++) {
      const by = all.engine.waitingFor(all.state)[0]!;
      some.restore(all.play({ by, verb: 'roll' }));
      if (n % 10 === 0) some.release(20);
      expect([some.decision(by), some.inputsFor(by)]).toEqual([all.decision(by), all.inputsFor(by)]);
    }
    for (let n = some.released; n <= some.last; n++) expect(some.at(n)).toEqual(all.at(n));
    expect(some.state).toEqual(all.state);
    expect(some.marked).toBeLessThan(all.marked);
  });

  test('what is not held is not made up', () => {
    const [, some] = pair(200);
    some.release(20);
    expect(() => some.start).toThrow(RangeError);
    expect(() => some.at(159)).toThrow(RangeError);
    expect(() => some.entry(160)).toThrow(RangeError);
  });

  test('all that may be taken back stays, and is taken back as before', () => {
    const match = smallMatch();
    match.play({ by: 0, verb: 'show' });
    for (let i = 0; i < 100; i++) match.play({ by: 0, verb: 'set', arg: i % 10 });
    match.release(10);
    expect(match.released).toBe(0);
    match.play({ by: 0, verb: 'show' });
    for (let i = 0; i < 50; i++) match.play({ by: 0, verb: 'set', arg: i % 10 });
    match.release(10);
    expect(match.released).toBe(96);
    for (let i = 50; i > 0; i--) expect(match.undo(0).input).toBe(102 + i);
    expect(match.state.g.n).toBe(9);
    expect(match.canUndo(0)).toBe(false);
    match.forgetLast();
    expect([match.last, match.canUndo(0)]).toEqual([101, true]);
  });

  test('it knows the rules it was brought to, and goes back to what somebody else has kept', () => {
    const [all, some] = pair(40);
    const upgrade = { input: { by: NOBODY, verb: 'upgrade', arg: 1 }, log: [], diff: [], digest: '' };
    for (const match of [all, some]) match.restore({ ...upgrade, input: { ...upgrade.input, arg: 7 } });
    for (let i = 0; i < 60; i++) for (const m of [all, some]) m.restore({ input: SET, log: [], diff: [], digest: '' });
    some.release(0);
    expect(some.released).toBe(96);
    expect(some.reached).toBe(7);
    const [whole, part] = pair(100);
    part.release(0);
    expect(part.rewind(10, whole.at(10)).digest).toBe(whole.rewind(10).digest);
  });
});
