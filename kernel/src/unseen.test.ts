import { describe, expect, test } from 'vitest';
import { engineOf, type GameModule } from './module.ts';
import { type Interrupt, procsFor } from './flow.ts';
import { Match } from './match.ts';
import { bySeat } from './sight.ts';
import { moduleOf } from './testing/module.ts';
import { blank } from './testing/started.ts';
import { Told } from './unseen.ts';
import { viewFrom } from './view.ts';

interface Notes {
  /** Everybody sees it. */
  count: number;
  /** Each seat sees its own. */
  notes: string[][];
}

const proc = procsFor<Notes>();
const game = proc('game', () => ({}), {
  start: () => 'ask',
  ask: {
    to: () => [0, 1, 2],
    say: () => ({ k: 'ask' }),
    windows: ['free'],
    buttons: {
      add: {
        take: (cx) => {
          cx.g.count++;
          return 'ask';
        },
      },
      roll: {
        take: (cx) => {
          cx.d6();
          return 'ask';
        },
      },
    },
  },
});
const interrupts: readonly Interrupt<Notes>[] = [
  {
    verb: 'note',
    window: 'free',
    offer: () => ({ t: 'text', max: 9, rules: [] }),
    act: (cx, by, text) => void cx.g.notes[by]!.push(text as string),
  },
  {
    verb: 'noteOne',
    window: 'free',
    // Only as long as something was added: it hangs on a public move.
    offer: (cx) => (cx.g.count > 0 ? { t: 'button', rules: [] } : undefined),
    act: (cx, by) => void cx.g.notes[by]!.push('one'),
  },
  {
    verb: 'whisper',
    window: 'free',
    offer: () => ({ t: 'button', rules: [] }),
    act: (cx, by) => cx.tell([by, 2], { k: 'psst' }),
  },
];
const fresh = (): Notes => ({ count: 0, notes: [[], [], []] });
const secret: GameModule<Notes, object> = {
  ...(moduleOf(fresh, [game], { interrupts }) as unknown as GameModule<Notes, object>),
  view: viewFrom({ count: 'open', notes: bySeat('own') }, [game]),
};

const begun = (): Match<Notes, object> => {
  const state = blank(fresh());
  engineOf(secret).start(state);
  return new Match(secret, state);
};

describe('an input that shows an eye nothing', () => {
  test('is not there for it, and is for whoever made it and for whoever reads a line of it', () => {
    const match = begun();
    match.play({ by: 0, verb: 'note', arg: 'a' });
    match.play({ by: 0, verb: 'add' });
    match.play({ by: 1, verb: 'whisper' });
    expect([1, 2, 3].map((n) => match.unseenAt(n))).toEqual([['public', 1, 2], [], ['public', 0]]);
    expect(([0, 1, 2, 'public'] as const).map((eye) => match.inputsFor(eye))).toEqual([2, 2, 2, 1]);
    expect([match.inputOf('public', 1), match.inputOf(1, 2), match.inputOf(0, 2)]).toEqual([2, 3, 2]);
  });

  test('is one that everybody knows of where something was rolled, and in a game without secrets', () => {
    const match = begun();
    match.play({ by: 0, verb: 'roll' });
    expect(match.unseenAt(1)).toEqual([]);
    const open = new Match(moduleOf(fresh, [game], { interrupts }), match.at(0));
    open.play({ by: 0, verb: 'note', arg: 'a' });
    expect(open.unseenAt(1)).toEqual([]);
  });

  test('keeps nobody from taking back a move, and is played again without it', () => {
    const match = begun();
    match.play({ by: 0, verb: 'add' });
    match.play({ by: 1, verb: 'note', arg: 'mine' });
    match.play({ by: 2, verb: 'noteOne' });
    expect([match.canUndo(0), match.canUndo(1), match.canUndo(2)]).toEqual([true, true, true]);
    const { input, again, lost } = match.undo(0);
    expect([input, again.map((a) => a.was), lost]).toEqual([1, [2], [{ unseen: ['public', 0, 1] }]]);
    expect(match.state.g).toEqual({ count: 0, notes: [[], ['mine'], []] });
    expect([match.entries.length, match.state.inputs, match.unseenAt(1)]).toEqual([1, 1, ['public', 0, 2]]);
    expect(match.at(1)).toEqual(match.state);
  });

  test('what one knows of still stands in the way, and so do dice', () => {
    const match = begun();
    match.play({ by: 0, verb: 'add' });
    match.play({ by: 1, verb: 'add' });
    match.play({ by: 2, verb: 'note', arg: 'x' });
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, true]);
    match.play({ by: 0, verb: 'roll' });
    match.play({ by: 1, verb: 'note', arg: 'x' });
    expect(match.canUndo(0)).toBe(false);
  });

  test('can be forgotten by a host that will not keep it', () => {
    const match = begun();
    match.play({ by: 0, verb: 'add' });
    match.play({ by: 1, verb: 'note', arg: 'x' });
    match.forgetLast();
    expect([match.entries.length, match.inputsFor(1), match.state.g.notes[1]]).toEqual([1, 1, []]);
  });
});

test('numbers told to an eye leave no gap, and lead back to the real ones', () => {
  const told = new Told();
  for (const n of [2, 3, 6]) told.hide(n, [1]);
  expect([1, 2, 3, 4, 5, 6, 7].map((n) => told.number(n, 1))).toEqual([1, 1, 1, 2, 3, 3, 4]);
  expect([1, 2, 3, 4].map((n) => told.real(n, 1))).toEqual([1, 4, 5, 7]);
  expect([1, 2, 3, 4].map((n) => told.real(n, 0))).toEqual([1, 2, 3, 4]);
  told.forgetFrom(3);
  expect([told.isHidden(2, 1), told.isHidden(3, 1), told.number(7, 1)]).toEqual([true, false, 6]);
});
