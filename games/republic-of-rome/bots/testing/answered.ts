/** A game of normal bots: what each is asked, and what it would answer to that and to the questions that follow. */
import { type Answer, type Asked, engineOf, openGame, type Options, rng } from '@tabularium/kernel';
import { answersAhead, seenBy } from '@tabularium/parts';
import { republicOfRome } from '../../rules/index.ts';
import { bots } from '../index.ts';

type View = ReturnType<typeof republicOfRome.view>;
const engine = engineOf(republicOfRome);
const normal = bots['normal']!;

export function* answered(
  seats: number,
  options: Options,
  most: number,
): Generator<{ readonly asked: Asked<View>; readonly answers: readonly Answer[] }> {
  const { match } = openGame(republicOfRome, seats, options, { t: 'seed', seed: 'filled in' });
  const players = Array.from({ length: seats }, () => normal());
  const chance = rng('players');
  for (let i = 0; i < most && !match.state.over; i++) {
    const seat = engine.waitingFor(match.state)[0]!;
    const question = match.question(seat)!;
    const given = players[seat]!.choose(seenBy(republicOfRome, match.state, question, seat, chance));
    const asked = { seat, question, view: republicOfRome.view(match.state, seat) };
    const seen = { module: republicOfRome, view: asked.view, seat };
    yield { asked, answers: answersAhead(normal(), seen, given, () => rng('ahead')) };
    match.play(given);
  }
}
