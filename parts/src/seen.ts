import type { GameModule, Question, Rng, Seat, State } from '@tabularium/kernel';
import type { Seen } from './bot.ts';

/** Shows a bot what its seat sees of a state, and nothing else. */
class Glance<G, V> implements Seen<G, V> {
  readonly module: GameModule<G, V>;
  readonly question: Question;
  readonly seat: Seat;
  readonly rng: Rng;
  readonly #state: State<G>;
  #view: V | undefined;

  constructor(module: GameModule<G, V>, state: State<G>, question: Question, seat: Seat, rng: Rng) {
    this.module = module;
    this.question = question;
    this.seat = seat;
    this.rng = rng;
    this.#state = state;
  }

  get view(): V {
    this.#view ??= this.module.view(this.#state, this.seat);
    return this.#view;
  }
}

export const seenBy = <G, V>(
  module: GameModule<G, V>,
  state: State<G>,
  question: Question,
  seat: Seat,
  rng: Rng,
): Seen<G, V> => new Glance(module, state, question, seat, rng);
