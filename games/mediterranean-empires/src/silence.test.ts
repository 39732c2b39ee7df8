import { open, randomInput, rng } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { mediterraneanEmpires } from './index.ts';

test('[MED.9-b][MED.5.1-a] a game goes on to its end though nobody says anything where silence has a meaning', () => {
  const { match } = open(mediterraneanEmpires, 4, {}, { t: 'seed', seed: 'silence' });
  const dice = rng('silence');
  const silent: string[] = [];
  while (!match.state.over) {
    const [seat] = match.engine.waitingFor(match.state);
    const { prompt } = match.question(seat!)!;
    if (match.engine.knowsSilence(match.state, seat!)) {
      silent.push(prompt.k, match.passOver(seat!).log[0]!.m.k);
    } else match.play(randomInput(match.question(seat!)!, seat!, (n) => dice.below(n))!);
  }
  expect(silent).toContain('med.ask.fort');
  expect(silent).toContain('med.ask.act');
  expect(silent.filter((k) => k === 'med.silent')).toHaveLength(silent.length / 2);
});
