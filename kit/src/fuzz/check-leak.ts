/**
 * Non-interference: from what a seat sees, a whole world is made up. In it the
 * seat must see, and be asked, exactly the same, and the same people must be
 * waited for; otherwise something hidden shows through.
 */
import type { Rng, Seat, State } from '@tabularium/kernel';
import { checkHidden, checkNames } from './check-hidden.ts';
import { differs, isSame, reload } from './check-save.ts';
import { deepFreeze } from '../freeze.ts';
import { attempt, type Problem } from './problem.ts';
import { randomMove } from './moves.ts';
import type { Scene } from './scene.ts';

export const checkLeak = <G, V>(scene: Scene<G, V>, rng: Rng): Problem | undefined => {
  const declared = checkNames(scene) ?? checkHidden(scene, rng);
  if (declared) return declared;
  const before = JSON.stringify(scene.state);
  for (let seat = 0; seat <= scene.state.seats; seat++) {
    const viewer = seat < scene.state.seats ? seat : 'public';
    scene.counts.leakChecked++;
    const found = attempt('guess', () => checkViewer(scene, viewer, rng));
    if (found) return { ...found, what: `${found.what} [seat ${viewer}]` };
  }
  return JSON.stringify(scene.state) === before ? undefined : { kind: 'leak', what: 'looking changed the state' };
};

const checkViewer = <G, V>(scene: Scene<G, V>, viewer: Seat | 'public', rng: Rng): Problem | undefined => {
  const { module, engine, state } = scene;
  // What travels to a client is JSON, and nothing that hangs together with the state.
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
  if (!isSame(passable(scene, state), passable(scene, guess))) {
    return { kind: 'leak', what: 'who can be passed over shows it' };
  }
  module.check(guess.g);
  playOn(scene, guess, rng);
  return undefined;
};

/** Told to everybody where time is kept. */
const passable = <G, V>({ engine }: Scene<G, V>, s: State<G>): readonly Seat[] =>
  engine.waitingFor(s).filter((seat) => engine.knowsSilence(s, seat));

/** A bot thinks ahead in the world it was given, so that world must be playable. */
const AHEAD = 3;
const playOn = <G, V>({ module, engine }: Scene<G, V>, guess: State<G>, rng: Rng): void => {
  for (let i = 0; i < AHEAD; i++) {
    const input = randomMove(engine, guess, rng);
    if (!input) return;
    engine.apply(guess, input);
    module.check(guess.g);
  }
};
