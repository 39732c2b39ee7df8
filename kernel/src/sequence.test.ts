import { describe, expect, test } from 'vitest';
import { call, end, type Proc, procsFor } from './flow.ts';
import { notPlain } from './json.ts';
import { sequence } from './sequence.ts';
import { started } from './testing/started.ts';

interface G {
  trace: string[];
  rounds: number;
}
const proc = procsFor<G>();
const game = (): G => ({ trace: [], rounds: 0 });
const GO = { by: 0, verb: 'go' };

/** A part that notes that it ran and waits for a word. */
const part = (name: string): Proc<G, undefined, undefined> =>
  proc(name, () => ({}), {
    start: (cx) => {
      cx.g.trace.push(name);
      return 'wait';
    },
    wait: { to: () => 0, say: () => ({ k: name }), buttons: { go: { take: () => end() } } },
  });
const [a, b, c] = [part('a'), part('b'), part('c')];

describe('sequence', () => {
  test('runs its parts in order and ends', () => {
    const phases = sequence('phases', [a, b]);
    const all = proc('all', () => ({}), {
      start: () => call(phases, undefined, 'done'),
      done: (cx) => cx.finish({ how: 'done', winners: [] }),
    });
    const { engine, s } = started(game(), [all, phases, a, b]);
    expect(s.g.trace).toEqual(['a']);
    engine.apply(s, GO);
    expect(s.g.trace).toEqual(['a', 'b']);
    engine.apply(s, GO);
    expect(s.over?.how).toBe('done');
  });

  test('begins again as long as it is told to', () => {
    const turns = sequence<G>('turns', [a, b], { again: (g) => ++g.rounds < 2 });
    const all = proc('all', () => ({}), {
      start: () => call(turns, undefined, 'done'),
      done: (cx) => cx.finish({ how: 'done', winners: [] }),
    });
    const { engine, s } = started(game(), [all, turns, a, b]);
    for (let i = 0; i < 4; i++) engine.apply(s, GO);
    expect([s.g.trace.join(''), s.over?.how]).toEqual(['abab', 'done']);
  });

  test('a saved game survives a part that was added, before or after the one it is in', () => {
    const old = started(game(), [sequence<G>('turn', [a, b], { again: () => true }), a, b]);
    old.engine.apply(old.s, GO);
    const [early, late] = [part('early'), part('late')];
    const turn = sequence<G>('turn', [early, a, b, late, c], { again: () => true });
    const { engine } = started(game(), [turn, early, a, b, late, c]);
    for (let i = 0; i < 4; i++) engine.apply(old.s, GO);
    expect(old.s.g.trace).toEqual(['a', 'b', 'late', 'c', 'early', 'a']);
  });

  test('a part that was taken out while a game was in it is named', () => {
    const old = started(game(), [sequence<G>('turn', [a, b]), a, b]);
    const { engine } = started(game(), [sequence<G>('turn', [b]), a, b]);
    expect(() => engine.apply(old.s, GO)).toThrow('turn has no part a');
  });

  test('every part is given its arguments', () => {
    const tell = (name: string): Proc<G, { who: string }, undefined> =>
      proc(name, { who: 'open' }, (l: { who: string }) => ({ who: l.who }), {
        start: (cx, l) => {
          cx.g.trace.push(name + l.who);
          return end();
        },
      });
    const [x, y] = [tell('x'), tell('y')];
    const both = sequence<G, { who: string }>('both', [x, y]);
    const all = proc('all', () => ({}), {
      start: () => call(both, { who: '7' }, 'stop'),
      stop: () => call(a, undefined, 'stop'),
    });
    expect(started(game(), [all, both, x, y, a]).s.g.trace).toEqual(['x7', 'y7', 'a']);
  });

  test('the same part twice would be an endless circle, and is refused', () => {
    expect(() => sequence('turn', [a, b, a])).toThrow('turn has two parts called a');
  });

  test('keeps nothing but plain data', () => {
    expect(notPlain(started(game(), [sequence<G>('turn', [a]), a]).s)).toBeUndefined();
  });
});
