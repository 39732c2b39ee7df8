/** A game of bots for tests: what each is asked, and what it would answer to that and to the questions that follow. */
import { type Answer, type Asked, engineOf, type GameModule, openGame, type Options, rng } from '@tabularium/kernel';
import { answersAhead } from './ahead.ts';
import type { Bot } from './bot.ts';
import { seenBy } from './seen.ts';

/** One decision of the game, and the answers that would be filled in there. */
export interface Answered<V> {
  readonly asked: Asked<V>;
  readonly answers: readonly Answer[];
}

/** `most` decisions of it, the same every time. */
export function* answeredBy<G, V>(
  module: GameModule<G, V>,
  bot: () => Bot<G, V>,
  seats: number,
  options: Options,
  most: number,
): Generator<Answered<V>> {
  const engine = engineOf(module);
  const { match } = openGame(module, seats, options, { t: 'seed', seed: 'filled in' });
  const players = Array.from({ length: seats }, bot);
  const chance = rng('players');
  for (let i = 0; i < most && !match.state.over; i++) {
    const seat = engine.waitingFor(match.state)[0]!;
    const question = match.question(seat)!;
    const given = players[seat]!.choose(seenBy(module, match.state, question, seat, chance));
    const asked = { seat, question, view: module.view(match.state, seat) };
    yield { asked, answers: answersAhead(bot(), { module, view: asked.view, seat }, given, () => rng('ahead')) };
    match.play(given);
  }
}
