/** A hint fills in a form: whatever the normal bot would answer, the form is brought to send it. */
import { engineOf, openGame, rng } from '@tabularium/kernel';
import { answersAhead, seenBy } from '@tabularium/parts';
import { expect, test } from 'vitest';
import { filledFor } from '../board/forms/testing/groups.ts';
import { republicOfRome } from '../rules/index.ts';
import { bots } from './index.ts';

const engine = engineOf(republicOfRome);
const normal = bots['normal']!;

test.each([
  [3, { scenario: 'late' }],
  [4, { scenario: 'early' }],
])(
  'with %i players, %o: what it would answer is filled in',
  (seats, options) => {
    const { match } = openGame(republicOfRome, seats, options, { t: 'seed', seed: 'filled in' });
    const players = Array.from({ length: seats }, () => normal());
    const chance = rng('players');
    const filled = new Set<string>();
    const not: string[] = [];
    for (let i = 0; i < 260 && !match.state.over; i++) {
      const seat = engine.waitingFor(match.state)[0]!;
      const question = match.question(seat)!;
      const given = players[seat]!.choose(seenBy(republicOfRome, match.state, question, seat, chance));
      const asked = { seat, question, view: republicOfRome.view(match.state, seat) };
      const seen = { module: republicOfRome, view: asked.view, seat };
      const answers = answersAhead(normal(), seen, given, () => rng('ahead'));
      const form = filledFor(asked, answers);
      if (form?.found) filled.add(`${form.name} ${given.verb}`);
      else if (form) not.push(`${form.name} ${JSON.stringify(answers.slice(0, 6))}`);
      match.play(given);
    }
    // [1.06.3] A gift out of two purses is two gifts in the form.
    expect(not.filter((x) => !x.startsWith('money '))).toEqual([]);
    expect(filled.size).toBeGreaterThan(20);
  },
  120_000,
);
