import type { GameModule, Question, Rng, Seat, State } from '@tabularium/kernel';
import type { Glance } from './bot.ts';

/** Shows a bot what its seat sees of a state, and nothing else. */
class SeatGlance<G, V> implements Glance<G, V> {
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
): Glance<G, V> => new SeatGlance(module, state, question, seat, rng);
