/**
 * Runs the leak checks of a position. The last of them is for `guess`: in the world that a seat guesses from its view, it must
 * see and be asked exactly the same, and the same seats must be waited for.
 */
import type { Rng, Seat, State } from '@tabularium/kernel';
import { checkHidden } from './check-hidden.ts';
import { differs, isSame, reload } from './check-save.ts';
import { checkNames } from './face-down.ts';
import { deepFreeze } from '../freeze.ts';
import { attempt, type Problem } from './problem.ts';
import { randomMove } from './moves.ts';
import type { Position } from './position.ts';

export const checkLeak = <G, V>(position: Position<G, V>, rng: Rng): Problem | undefined => {
  const declared = checkNames(position) ?? checkHidden(position, rng);
  if (declared) return declared;
  const before = JSON.stringify(position.state);
  for (let seat = 0; seat <= position.state.seats; seat++) {
    const viewer = seat < position.state.seats ? seat : 'public';
    position.counts.leakChecked++;
    const found = attempt('guess', () => checkViewer(position, viewer, rng));
    if (found) return { ...found, what: `${found.what} [seat ${viewer}]` };
  }
  return JSON.stringify(position.state) === before ? undefined : { kind: 'leak', what: 'looking changed the state' };
};

const checkViewer = <G, V>(position: Position<G, V>, viewer: Seat | 'public', rng: Rng): Problem | undefined => {
  const { module, engine, state } = position;
  // A client gets the view as JSON, which shares nothing with the state.
  const view = module.view(state, viewer);
  const guess = module.guess(deepFreeze(reload(view)), viewer, rng);
  const seen = module.view(guess, viewer);
  if (!isSame(seen, view)) return { kind: 'leak', what: `the view shows it (${differs(view, seen)})` };
  if (viewer !== 'public') {
    const [asked, askedThere] = [engine.question(state, viewer), engine.question(guess, viewer)];
    if (!isSame(asked, askedThere)) {
      return { kind: 'leak', what: `the question shows it (${differs(asked, askedThere)})` };
    }
  }
  if (!isSame(engine.waitingFor(state), engine.waitingFor(guess))) {
    return { kind: 'leak', what: 'who is waited for shows it' };
  }
  if (!isSame(passable(position, state), passable(position, guess))) {
    return { kind: 'leak', what: 'who can be passed over shows it' };
  }
  module.check(guess.g);
  playOn(position, guess, rng);
  return undefined;
};

/** Who can be passed over: everybody is told this at a table with a time to answer. */
const passable = <G, V>({ engine }: Position<G, V>, s: State<G>): readonly Seat[] =>
  engine.waitingFor(s).filter((seat) => engine.knowsSilence(s, seat));

/** A bot thinks ahead in the world it was given, so that world must be playable. */
const AHEAD = 3;
const playOn = <G, V>({ module, engine }: Position<G, V>, guess: State<G>, rng: Rng): void => {
  for (let i = 0; i < AHEAD; i++) {
    const input = randomMove(engine, guess, rng);
    if (!input) return;
    engine.apply(guess, input);
    module.check(guess.g);
  }
};
