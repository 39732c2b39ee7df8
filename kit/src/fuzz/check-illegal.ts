/** Whatever was not offered is refused, and nothing changes. */
import { type Input, type Rng, Refused } from '@tabularium/kernel';
import { questionsOf, reload } from './check-save.ts';
import { illegalInputs } from './illegal-inputs.ts';
import type { Problem } from './problem.ts';
import type { Position } from './position.ts';

/** Tries some illegal answers, or all that can be thought of. Something accepted leaves the state changed. */
export const checkIllegal = <G, V>(
  position: Position<G, V>,
  rng: Rng,
  most = Number.POSITIVE_INFINITY,
): Problem | undefined => {
  const { module, engine, state, last, counts } = position;
  const before = JSON.stringify(state);
  // As a client has it: lists that only list.
  const questions = questionsOf(engine, state).map((q) => q && reload(q));
  const all = illegalInputs(module, questions, last, rng);
  for (let left = Math.min(most, all.length); left > 0; left--) {
    const [sent] = all.splice(most < Number.POSITIVE_INFINITY ? rng.below(all.length) : 0, 1);
    counts.illegalTried++;
    const found = send(position, sent);
    if (found) return found;
  }
  return JSON.stringify(state) === before
    ? undefined
    : { kind: 'refusal', what: 'asking or refusing changed the state' };
};

const send = <G, V>({ engine, state }: Position<G, V>, sent: unknown): Problem | undefined => {
  try {
    engine.apply(state, sent as Input);
  } catch (e) {
    return e instanceof Refused ? undefined : { kind: 'refusal', what: `${String(e)} for ${shown(sent)}` };
  }
  return { kind: 'accepted', what: `not offered, yet accepted: ${shown(sent)}` };
};

const shown = (sent: unknown): string => JSON.stringify(sent, (_, v: unknown) => (v === undefined ? 'undefined' : v));
