import {
  type Engine,
  type GameModule,
  type Input,
  type Question,
  type Rng,
  randomInput,
  SILENCE,
  type Seat,
  type State,
} from '@tabularium/kernel';
import { deepFreeze } from '../freeze.ts';

/** One in how many moves begins with somebody who is not waited for, so that they step in. */
const STEPS_IN = 4;

/** Something that somebody may do now; nothing when nobody can do anything. */
export const randomMove = <G>(engine: Engine<G>, state: State<G>, rng: Rng): Input | undefined => {
  if (state.seats > 1 && rng.below(STEPS_IN) === 0) {
    const seat = rng.below(state.seats);
    const question = engine.question(state, seat);
    const input = question && randomInput(question, seat, (n) => rng.below(n));
    if (input) return input;
  }
  const waiting = engine.waitingFor(state);
  if (waiting.length === 0) return undefined;
  const seat = rng.pick(waiting);
  const question = engine.question(state, seat);
  return question && randomInput(question, seat, (n) => rng.below(n));
};

/** One in how many moves passes over a seat that is waited for, if the rules say what that means. */
const SILENT = 24;

export const randomSilence = <G>(engine: Engine<G>, state: State<G>, rng: Rng): Input | undefined => {
  if (rng.below(SILENT) > 0) return undefined;
  const silent = engine.waitingFor(state).filter((seat) => engine.knowsSilence(state, seat));
  return silent.length > 0 ? { by: rng.pick(silent), verb: SILENCE } : undefined;
};

/** Answers for a seat from what that seat knows. */
export type Chooser<V> = (view: V, question: Question, seat: Seat, rng: Rng) => Input;

/** What somebody who is waited for would rather do; nothing when nobody is. */
export const chosenMove = <G, V>(
  module: GameModule<G, V>,
  engine: Engine<G>,
  state: State<G>,
  chooser: Chooser<V>,
  rng: Rng,
): Input | undefined => {
  const waiting = engine.waitingFor(state);
  if (waiting.length === 0) return undefined;
  const seat = rng.pick(waiting);
  const question = engine.question(state, seat);
  return question && chooser(deepFreeze(module.view(state, seat)), question, seat, rng);
};
