/** Leaks planted in the toy game, and which of the checks that work from the declaration finds each. */
import { begin, engineOf, fromSeed, parseTable, rng } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import type { Fault } from '../testing/fault.ts';
import { META } from '../testing/toy.ts';
import { toyWith } from '../testing/toy-module.ts';
import { checkHidden, checkNames, checkStep } from './check-hidden.ts';
import { randomMove } from './moves.ts';
import { randomTable } from './random-table.ts';
import { noCounts, type Scene } from './scene.ts';

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
      const scene: Scene<typeof state.g, ReturnType<typeof module.view>> = {
        module,
        engine,
        state,
        last: undefined,
        counts: noCounts(),
      };
      const input = randomMove(engine, state, dice)!;
      note('names', checkNames(scene)?.what);
      note('change', checkHidden(scene, dice)?.what);
      note('step', checkStep(scene, input, dice)?.what);
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

  test('a number derived from a secret: by the step that computes it, and by nothing else', () => {
    const found = findings('leaking-number', 300);
    expect(Object.keys(found)).toEqual(['step']);
    expect(found['step']).toMatch(/^\w+ shows eye .*g\.deck.*: view \(vetoes/);
  });

  test('a question that depends on a secret: by changing what is hidden', () => {
    const { names, change } = findings('leaking-offer', 300);
    expect(names).toBeUndefined();
    expect(change).toMatch(/^eye \d can tell g\.hands\[\].*: question/);
  });
});

test('a sound game has no finding in 5,000 steps', () => {
  expect(findings(undefined, 5_000)).toEqual({});
});
