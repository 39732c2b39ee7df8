import { describe, expect, test } from 'vitest';
import { begin } from '../begin.ts';
import { fromSeed } from '../chance.ts';
import { openGame } from '../game-file.ts';
import { notPlain } from '../json.ts';
import { linesFor } from '../message.ts';
import { engineOf, parseTable } from '../module.ts';
import { rng } from '../rng.ts';
import { anyInput } from './play.ts';
import { toy } from './toy.ts';

const engine = engineOf(toy);

describe('the toy game, played at random', () => {
  test('never breaks, never leaves anybody without an answer, and ends both ways', () => {
    const ends = new Set<string>();
    const verbs = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const s = begin(toy, parseTable(toy, 2 + (i % 4), { mood: i % 2 ? 'angry' : 'calm' }), fromSeed(`game ${i}`));
      const chance = rng(`choices ${i}`);
      while (!s.over) {
        for (const seat of engine.waitingFor(s)) expect(engine.question(s, seat)?.due).toBe(true);
        const input = anyInput(engine, s, chance);
        verbs.add(input.verb);
        engine.apply(s, input);
        toy.check(s.g);
        expect(notPlain(s)).toBeUndefined();
      }
      ends.add(s.over.how);
    }
    expect([...ends].sort()).toEqual([...toy.meta.endings].sort());
    expect([...verbs].sort().join(' ')).toBe(
      'add bid bribe games graft nay pass passUntil pay persuade propose veto withdraw yea',
    );
  });

  test('a seat sees, is asked and waits for the same in every world it cannot tell apart', () => {
    for (let i = 0; i < 5; i++) {
      const { match } = openGame(toy, 3, { purse: '10' }, { t: 'seed', seed: `leak ${i}` });
      const chance = rng(`leak ${i}`);
      while (!match.state.over) {
        for (const seat of [0, 1, 2]) {
          const view = toy.view(match.state, seat);
          const world = toy.guess(view, seat, chance);
          expect(toy.view(world, seat)).toEqual(view);
          expect(engine.question(world, seat)).toEqual(match.question(seat));
          expect(engine.waitingFor(world)).toEqual(engine.waitingFor(match.state));
        }
        match.play(anyInput(match.engine, match.state, chance));
      }
    }
  });

  test('no line tells a seat what another drew', () => {
    const { match, opening } = openGame(toy, 3, {}, { t: 'seed', seed: 'lines' });
    const chance = rng('lines');
    const lines = [...opening];
    while (!match.state.over) lines.push(...match.play(anyInput(match.engine, match.state, chance)).log);
    const drew = (seat: number | 'public') => linesFor(lines, seat).filter(({ m }) => m.k === 'toy.drew').length;
    expect([drew(0), drew(1), drew(2), drew('public')]).toEqual([4, 4, 4, 0]);
  });
});
