import { mediterraneanEmpires } from '@tabularium/games/mediterranean-empires/rules';
import { tetrarchia } from '@tabularium/games/tetrarchia/rules';
import { type AnyModule } from '@tabularium/parts';
import { openGame, randomInput, rng, toFile } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { decidedAt } from './decided.ts';

const played = (module: AnyModule, seats: number, inputs: number) => {
  const opened = openGame(module, seats, {}, { t: 'seed', seed: 'why' });
  const { match } = opened;
  const chance = rng('inputs');
  while (match.last < inputs && !match.state.over) {
    const seat = match.engine.waitingFor(match.state)[0]!;
    match.play(randomInput(match.question(seat)!, seat, (n) => chance.below(n))!);
  }
  return { match, file: toFile(opened) };
};

describe('what was decided at a point of a game', () => {
  test('in a game that lies open it is told at once, with the question as it stood then', () => {
    const { match, file } = played(tetrarchia, 2, 12);
    const at = decidedAt(tetrarchia, file, 9, 0);
    const { by, verb, arg } = match.entry(9).input;
    expect(at).toMatchObject({ seat: by, answer: arg === undefined ? { verb } : { verb, arg }, seed: `why/${by}#8` });
    if (at === undefined || at === 'hidden') throw new Error('nothing was told');
    expect(at.question.verbs[verb]).toBeDefined();
  });

  test('a hand that is hidden is not spoken of while the game goes on', () => {
    const { match, file } = played(mediterraneanEmpires, 3, 40);
    const told = Array.from({ length: match.inputsFor(0) }, (_, i) => decidedAt(mediterraneanEmpires, file, i + 1, 0));
    const byOthers = told.filter((_, i) => match.entry(match.inputOf(0, i + 1)).input.by !== 0);
    expect(new Set(byOthers)).toEqual(new Set(['hidden']));
  });

  test('when the game is over everything is told', () => {
    const { match, file } = played(tetrarchia, 1, 4000);
    expect(match.state.over).toBeDefined();
    expect(decidedAt(tetrarchia, file, match.last, 'public')).toMatchObject({ seat: 0 });
    expect(decidedAt(tetrarchia, file, 0, 'public')).toBeUndefined();
  });
});
