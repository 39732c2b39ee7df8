import { describe, expect, test } from 'vitest';
import { Broken, Damaged, NewerRules, Refused } from './errors.ts';
import { end, procsFor } from './flow.ts';
import { openGame } from './game-file.ts';
import { copy } from './json.ts';
import { NOBODY } from './entry.ts';
import { Match } from './match.ts';
import type { Input } from './question.ts';
import { rng } from './rng.ts';
import { moduleOf } from './testing/module.ts';
import { anyInput, playOn } from './testing/play.ts';
import { toy } from './testing/toy.ts';

const seed = (text: string) => ({ t: 'seed', seed: text }) as const;
const toyMatch = (text: string) => openGame(toy, 4, { purse: '20' }, seed(text)).match;

interface G {
  n: number;
  kept: readonly string[];
}
const proc = procsFor<G>();
const next = (l: { seat: number }): 'start' => {
  l.seat = (l.seat + 1) % 3;
  return 'start';
};
const main = proc('main', { seat: 'open' }, () => ({ seat: 0 }), {
  start: {
    to: (_, l) => l.seat,
    say: (cx) => ({ k: 'main', a: { n: cx.g.n } }),
    buttons: {
      stay: { take: () => 'start' },
      pass: { take: (_, l) => next(l) },
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
      break: {
        take: (cx) => {
          cx.g.n = 99;
          cx.log({ k: 'lost' });
          throw new Broken('impossible');
        },
      },
    },
    ranges: {
      set: {
        of: () => [0, 9],
        take: (cx, _, n) => {
          cx.g.n = n;
          cx.log({ k: 'set', a: { n } });
          return 'start';
        },
      },
    },
    chooses: {
      keep: {
        of: () => ({ of: ['x', 'y', 'z'], min: 0, max: 3 }),
        take: (cx, _, ids) => {
          cx.g.kept = ids;
          return 'start';
        },
      },
    },
    windows: ['w'],
  },
});
const poke = proc('poke', () => ({}), { start: () => end() });
const small = moduleOf<G>(() => ({ n: 0, kept: [] }), [main, poke], {
  interrupts: [
    {
      verb: 'poke',
      window: 'w',
      offer: (_, by) => (by === 2 ? { t: 'button', rules: [] } : undefined),
      start: () => ({ call: 'poke', local: {} }),
    },
  ],
});
const smallMatch = (): Match<G, G> => openGame(small, 3, {}, seed('small')).match;
const SET = { by: 0, verb: 'set', arg: 5 };

describe('playing', () => {
  test('keeps the input, what was said, what changed, and a digest', () => {
    const match = smallMatch();
    const entry = match.play(SET);
    expect(match.entries).toEqual([entry]);
    expect(entry).toEqual({
      input: SET,
      log: [{ m: { k: 'set', a: { n: 5 } } }],
      diff: [
        [['g', 'n'], 5],
        [['inputs'], 1],
      ],
      digest: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    });
  });

  test('a refused input changes nothing, not even the history', () => {
    const match = smallMatch();
    const state = match.state;
    const before = JSON.stringify(state);
    expect(() => match.play({ by: 1, verb: 'pass' })).toThrow(Refused);
    expect(() => match.play(null as unknown as Input)).toThrow(Refused);
    expect(match.state).toBe(state);
    expect([JSON.stringify(match.state), match.entries]).toEqual([before, []]);
  });

  test('a fault in the rules leaves the game where it stood, to be saved and looked into', () => {
    const match = smallMatch();
    match.play(SET);
    const before = JSON.stringify(match.state);
    expect(() => match.play({ by: 0, verb: 'break' })).toThrow(Broken);
    expect([JSON.stringify(match.state), match.entries.length]).toEqual([before, 1]);
    match.play({ by: 0, verb: 'stay' });
    expect(match.at(2)).toEqual(match.state);
  });

  test('history holds nothing of what was sent but the input, and nobody can change it later', () => {
    const match = smallMatch();
    const arg = ['x', 'y'];
    match.play({ by: 0, verb: 'keep', arg, nonce: 'n', extra: { big: 1 } } as Input);
    arg.push('z');
    expect(match.entries[0]!.input).toEqual({ by: 0, verb: 'keep', arg: ['x', 'y'] });
    (match.state.g.kept as string[]).push('z');
    expect(match.entries[0]!.input.arg).toEqual(['x', 'y']);
  });
});

describe('undo', () => {
  test('of random play restores every earlier position byte for byte, across marks too', () => {
    let undone = 0;
    let acrossMarks = 0;
    for (const text of ['a', 'b', 'c', 'd']) {
      const match = toyMatch(text);
      const chance = rng(text);
      const was = [JSON.stringify(match.state)];
      while (!match.state.over) {
        const last = match.entries.at(-1)?.input.by ?? 0;
        if (chance.below(3) === 0 && match.canUndo(last)) {
          if (match.entries.length % 32 === 0) acrossMarks++;
          match.undo(last);
          was.pop();
          undone++;
        } else {
          match.play(anyInput(match.engine, match.state, chance));
          was.push(JSON.stringify(match.state));
        }
        expect(JSON.stringify(match.state)).toBe(was.at(-1));
      }
    }
    expect(undone).toBeGreaterThan(50);
    expect(acrossMarks).toBeGreaterThan(0);
  });

  test('a long way back and forth over several marks', () => {
    const match = smallMatch();
    const was = [JSON.stringify(match.state)];
    for (let i = 0; i < 100; i++) {
      match.play({ by: 0, verb: 'set', arg: i % 10 });
      was.push(JSON.stringify(match.state));
    }
    for (let n = 99; n >= 20; n--) {
      match.undo(0);
      expect(JSON.stringify(match.state)).toBe(was[n]);
    }
    for (let i = 0; i < 50; i++) match.play({ by: 0, verb: 'set', arg: 9 - (i % 10) });
    for (let n = 0; n <= 20; n++) expect(JSON.stringify(match.at(n))).toBe(was[n]);
    expect(JSON.stringify(match.at(70))).toBe(JSON.stringify(match.state));
  });

  const allowed = (inputs: readonly Input[], by: number): string => {
    const match = smallMatch();
    for (const input of inputs) match.play(input);
    try {
      match.undo(by);
      return 'taken back';
    } catch (e) {
      return (e as Refused).reason.k;
    }
  };

  test('one may take back one’s own last input', () => {
    expect(allowed([SET], 0)).toBe('taken back');
    expect(allowed([SET, { by: 0, verb: 'pass' }], 0)).toBe('taken back');
  });

  test('not when there is none, nor another’s', () => {
    expect(allowed([], 0)).toBe('kernel.nothingToUndo');
    expect(allowed([SET], 1)).toBe('kernel.nothingToUndo');
  });

  test('not when somebody else has acted since', () => {
    expect(
      allowed(
        [
          { by: 0, verb: 'pass' },
          { by: 1, verb: 'stay' },
        ],
        0,
      ),
    ).toBe('kernel.nothingToUndo');
    expect(allowed([SET, { by: 2, verb: 'poke' }], 0)).toBe('kernel.nothingToUndo');
  });

  test('not when it rolled dice or showed something', () => {
    expect(allowed([{ by: 0, verb: 'roll' }], 0)).toBe('kernel.undoFloor');
    expect(allowed([{ by: 0, verb: 'show' }], 0)).toBe('kernel.undoFloor');
    expect(allowed([{ by: 0, verb: 'roll' }, SET], 0)).toBe('taken back');
  });

  test('what came before the dice stays, however much came after', () => {
    const match = smallMatch();
    for (const input of [SET, { by: 0, verb: 'roll' }, SET, SET]) match.play(input);
    match.undo(0);
    match.undo(0);
    expect(match.canUndo(0)).toBe(false);
  });

  test('a refused undo changes nothing', () => {
    const match = smallMatch();
    match.play({ by: 0, verb: 'roll' });
    const before = JSON.stringify(match.state);
    expect(() => match.undo(0)).toThrow(Refused);
    expect([JSON.stringify(match.state), match.entries.length]).toEqual([before, 1]);
  });
});

describe('looking back', () => {
  test('every position is what it was', () => {
    const match = toyMatch('back');
    const was = [copy(match.state)];
    const chance = rng('back');
    while (!match.state.over) {
      match.play(anyInput(match.engine, match.state, chance));
      was.push(copy(match.state));
    }
    expect(was.length).toBeGreaterThan(64);
    was.forEach((state, n) => expect(match.at(n)).toEqual(state));
  });

  test('does not touch the present, nor the past', () => {
    const match = playOn(toyMatch('x'), 'x', 40);
    const before = JSON.stringify([match.state, match.start]);
    for (const n of [0, 31, 32, 40]) match.at(n).g.purse[0] = 99;
    expect(JSON.stringify([match.state, match.start])).toBe(before);
    expect(match.at(0)).toEqual(match.start);
  });

  test.each([-1, 41, 0.5, Number.NaN])('there is no position %s', (n) => {
    const match = playOn(toyMatch('x'), 'x', 40);
    expect(() => match.at(n)).toThrow(RangeError);
  });
});

describe('the id of a decision', () => {
  test('stays while the question does, whatever others do', () => {
    const match = openGame(toy, 3, {}, seed('ids')).match;
    const before = [0, 1, 2].map((seat) => match.decision(seat));
    match.play({ by: 1, verb: 'bid', arg: 1 });
    const after = [0, 1, 2].map((seat) => match.decision(seat));
    expect([after[0] === before[0], after[1] === before[1], after[2] === before[2]]).toEqual([true, false, true]);
  });

  test('changes when the question changes, and when the same is asked again', () => {
    const match = smallMatch();
    const ids = [match.decision(0)];
    for (const verb of ['stay', 'stay']) {
      match.play({ by: 0, verb });
      ids.push(match.decision(0));
    }
    match.play(SET);
    ids.push(match.decision(0));
    expect(new Set(ids).size).toBe(4);
  });

  test('is what it was when an input has been taken back', () => {
    const match = smallMatch();
    const before = match.decision(0);
    match.play(SET);
    match.undo(0);
    expect(match.decision(0)).toBe(before);
  });

  test('in random play it changes only with the seat’s question or its own answer', () => {
    const match = toyMatch('random ids');
    const chance = rng('random ids');
    while (!match.state.over) {
      const before = [0, 1, 2, 3].map((seat) => [match.decision(seat), JSON.stringify(match.question(seat))]);
      const { input } = match.play(anyInput(match.engine, match.state, chance));
      before.forEach(([id, question], seat) => {
        const changed = seat === input.by || question !== JSON.stringify(match.question(seat));
        expect(match.decision(seat) !== id).toBe(changed);
      });
    }
  });
});

describe('marks', () => {
  test('of a long game with a large state are thinned out, and every position is still found', () => {
    const match = smallMatch();
    match.state.g.kept = Array.from({ length: 300_000 }, () => 'x');
    const large = new Match(match.module, match.state);
    for (let i = 0; i < 32 * 40; i++) large.restore({ input: SET, log: [], diff: [[['g', 'n'], i]], digest: '' });
    expect(large.marked).toBeLessThanOrEqual(16_000_000);
    for (const n of [0, 1, 33, 500, 1279, 1280]) expect([n, large.at(n).g.n]).toEqual([n, n === 0 ? 0 : n - 1]);
  });
});

describe('a stored game', () => {
  test('whose last position is not the one recorded is damaged', () => {
    const match = smallMatch();
    match.play(SET);
    const [entry] = match.entries;
    const back = new Match(match.module, match.at(0));
    back.restore(entry!);
    expect(() => back.checkRestored()).not.toThrow();
    const other = new Match(match.module, match.at(0));
    other.restore({ ...entry!, diff: [[['g', 'n'], 8]] });
    expect(() => other.checkRestored()).toThrow(Damaged);
  });

  test('of newer rules is not brought back to older ones', () => {
    const { module, state } = smallMatch();
    const newer = new Match(module, copy(state), undefined, module.meta.version + 1);
    expect(() => newer.upgrade()).toThrow(NewerRules);
    expect(newer.entries).toEqual([]);
    const upgraded = new Match(module, copy(state));
    upgraded.restore({ input: { by: NOBODY, verb: 'upgrade', arg: 7 }, log: [], diff: [], digest: '' });
    expect(upgraded.reached).toBe(7);
    expect(() => upgraded.upgrade()).toThrow(NewerRules);
  });
});
