/** Plays on for a while and takes inputs back: the state must then be exactly what it was before them. */
import { copy, type Input, Match, type Rng, Refused, type Seat, type State } from '@tabularium/kernel';
import { differs, isSame } from './check-save.ts';
import type { Problem } from './problem.ts';
import { randomMove, randomSilence } from './moves.ts';
import type { Position } from './position.ts';

/** Longer than two marks of a match are apart, so that taking back crosses one. */
const LONGEST = 72;
const SHORTEST = 4;
const MOST_AT_ONCE = 5;

export const checkUndo = <G, V>({ module, engine, state, counts }: Position<G, V>, rng: Rng): Problem | undefined => {
  const match = new Match(module, copy(state));
  /** The state after each input. */
  const states = [copy(match.state)];
  const play = (input: Input): void => {
    match.replay(input);
    states.push(copy(match.state));
  };
  const length = SHORTEST + rng.below(LONGEST - SHORTEST);
  for (let i = 0; i < length; i++) {
    const input = randomSilence(engine, match.state, rng) ?? randomMove(engine, match.state, rng);
    if (!input) break;
    const decision = match.decision(input.by);
    play(input);
    if (match.decision(input.by) === decision) return { kind: 'undo', what: 'an answered decision kept its name' };
    if (rng.below(4) > 0) continue;

    const undone: { input: Input; digest: string }[] = [];
    for (let n = 1 + rng.below(MOST_AT_ONCE); n > 0 && match.entries.length > 0; n--) {
      const last = match.entries.at(-1)!;
      const found = undo(match, last.input.by, states);
      if (found === 'refused') break;
      if (found) return found;
      counts.undoChecked++;
      undone.push(last);
    }
    // Half the time the same again, which must lead to the same.
    if (rng.below(2) === 0) continue;
    for (const { input: again, digest } of undone.reverse()) {
      play(again);
      if (match.entries.at(-1)!.digest !== digest) return { kind: 'undo', what: 'done again, it came out differently' };
    }
  }
  const n = rng.below(states.length);
  return isSame(match.at(n), states[n]!) ? undefined : { kind: 'undo', what: 'looking back shows another state' };
};

const undo = <G, V>(match: Match<G, V>, by: Seat, states: State<G>[]): Problem | 'refused' | undefined => {
  const may = match.canUndo(by);
  try {
    match.undo(by);
  } catch (e) {
    if (!(e instanceof Refused)) throw e;
    if (may) return { kind: 'undo', what: 'undo was offered and refused' };
    return isSame(match.state, states.at(-1)!) ? 'refused' : { kind: 'undo', what: 'a refused undo changed the state' };
  }
  if (!may) return { kind: 'undo', what: 'undo was not offered, yet accepted' };
  states.pop();
  return isSame(match.state, states.at(-1)!)
    ? undefined
    : { kind: 'undo', what: `not as before: ${differs(states.at(-1), match.state)}` };
};
