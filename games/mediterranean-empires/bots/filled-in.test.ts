/** A hint fills in a form: whatever the normal bot would answer, the form is brought to send it. */
import { engineOf, openGame, rng } from '@tabularium/kernel';
import { answersAhead, seenBy } from '@tabularium/parts';
import { expect, test } from 'vitest';
import { filledFor } from '../board/forms/testing/groups.ts';
import { mediterraneanEmpires } from '../rules/index.ts';
import { bots } from './index.ts';

const engine = engineOf(mediterraneanEmpires);
const normal = bots['normal']!;

test.each([[3, {}]])(
  'with %i players, %o: what it would answer is filled in',
  (seats, options) => {
    const { match } = openGame(mediterraneanEmpires, seats, options, { t: 'seed', seed: 'filled in' });
    const players = Array.from({ length: seats }, () => normal());
    const chance = rng('players');
    const filled = new Set<string>();
    const not: string[] = [];
    for (let i = 0; i < 300 && !match.state.over; i++) {
      const seat = engine.waitingFor(match.state)[0]!;
      const question = match.question(seat)!;
      const given = players[seat]!.choose(seenBy(mediterraneanEmpires, match.state, question, seat, chance));
      const asked = { seat, question, view: mediterraneanEmpires.view(match.state, seat) };
      const seen = { module: mediterraneanEmpires, view: asked.view, seat };
      const answers = answersAhead(normal(), seen, given, () => rng('ahead'));
      const form = filledFor(asked, answers);
      if (form?.found) filled.add(`${form.name} ${given.verb}`);
      else if (form) not.push(`${form.name} ${JSON.stringify(answers.slice(0, 6))}`);
      match.play(given);
    }
    // What lasts until the end of something has buttons of its own.
    expect(not.filter((x) => !x.startsWith('window [{"verb":"passUntil"'))).toEqual([]);
    expect(filled.size).toBeGreaterThan(12);
  },
  120_000,
);
