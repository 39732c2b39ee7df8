/** Leaks planted in the toy game, and which of the checks that work from the declaration finds each. */
import { begin, engineOf, fromSeed, parseTable, rng } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import type { Fault } from '../testing/fault.ts';
import { META } from '../testing/toy.ts';
import { toyWith } from '../testing/toy-module.ts';
import { checkHidden, checkStep } from './check-hidden.ts';
import { checkNames } from './face-down.ts';
import { randomMove } from './moves.ts';
import { randomTable } from './random-table.ts';
import { noCounts, type Position } from './position.ts';

/** What each check finds first, over so many steps of random games. Whoever asks for a guess breaks off. */
const findings = (fault: Fault | undefined, steps: number) => {
  const guess = (): never => {
    throw new Error('the checks must not ask the game to guess');
  };
  const module = { ...toyWith(fault), guess };
  const engine = engineOf(module);
  const found: Record<string, string> = {};
  const note = (check: string, what: string | undefined): void => {
    if (what !== undefined) found[check] ??= what;
  };
  for (let game = 0, n = 0; n < steps; game++) {
    const dice = rng(`leaks/${game}`);
    const { seats, options } = randomTable(META, dice);
    const state = begin(module, parseTable(module, seats, options), fromSeed(`leaks/${game}`));
    for (; n < steps && !state.over; n++) {
      const position: Position<typeof state.g, ReturnType<typeof module.view>> = {
        module,
        engine,
        state,
        last: undefined,
        counts: noCounts(),
      };
      const input = randomMove(engine, state, dice)!;
      note('names', checkNames(position)?.what);
      note('change', checkHidden(position, dice)?.what);
      note('step', checkStep(position, input, dice)?.what);
      engine.apply(state, input);
    }
  }
  return found;
};

describe('a planted leak is found', () => {
  test('a field that names a hidden card: by its name', () => {
    const { names } = findings('leaking-field', 300);
    expect(names).toMatch(/^g\.next is open and names card:\d+ of g\.deck/);
  });

  test('a local that names a hidden card: by its name', () => {
    const { names } = findings('leaking-local', 300);
    expect(names).toMatch(/^toy\.turn\.card is open and names card:\d+ of g\.deck/);
  });

  test('a field inside another that shows cards of all hands: by their names', () => {
    const { names } = findings('leaking-nested-field', 300);
    expect(names).toMatch(/^g\.peeks\[\]\.card is open and names card:\d+ of g\.hands/);
  });

  test('a local inside another that names a hidden card: by its name', () => {
    const { names } = findings('leaking-nested-local', 300);
    expect(names).toMatch(/^toy\.turn\.ahead\.next is open and names card:\d+ of g\.deck/);
  });

  test('a field that names what lies in a place that is hidden and not counted: by its name', () => {
    const { names } = findings('leaking-aside', 300);
    expect(names).toMatch(/^g\.next is open and names card:\d+ of g\.aside/);
  });

  test('a number derived from a secret: by the step that computes it, and by nothing else', () => {
    const found = findings('leaking-number', 300);
    expect(Object.keys(found)).toEqual(['step']);
    expect(found['step']).toMatch(/^\w+ shows eye .*g\.deck.*: view \(vetoes/);
  });

  test('a number derived from what the actor alone knows: by a step in which that was changed as well', () => {
    const found = findings('leaking-own-number', 600);
    expect(Object.keys(found)).toEqual(['step']);
    expect(found['step']).toMatch(/^pass shows eye .*g\.hands.*: view \(vetoes/);
  });

  test('a question that depends on a secret: by changing what is hidden', () => {
    const { names, change } = findings('leaking-offer', 300);
    expect(names).toBeUndefined();
    expect(change).toMatch(/^eye \d can tell g\.hands\[\].*: question/);
  });
});

describe('what is no leak is not taken for one', () => {
  test('whoever acts shows what only they knew', () => {
    expect(findings('shown-note', 1_500)).toEqual({});
  });

  test('rules fail at an actor who does not know what they must know', () => {
    expect(findings('own-count', 1_500)).toEqual({});
  });
});

test('a sound game has no finding in 5,000 steps', () => {
  expect(findings(undefined, 5_000)).toEqual({});
});
