import { randomInput } from '../answers.ts';
import type { Match } from '../match.ts';
import type { Input } from '../question.ts';
import { type Rng, rng } from '../rng.ts';
import { clockwise } from '../seat.ts';
import type { State } from '../state.ts';

interface Asking<G> {
  question(s: State<G>, by: number): Parameters<typeof randomInput>[0] | undefined;
}

/** A random answer of a random seat that may give one. */
export const anyInput = <G>(engine: Asking<G>, s: State<G>, chance: Rng): Input => {
  const asked = clockwise(s.seats, 0).filter((seat) => engine.question(s, seat));
  const by = chance.pick(asked);
  return randomInput(engine.question(s, by)!, by, chance.below)!;
};

/** Plays at random to the end, or for so many inputs. */
export const playOn = <G, V>(match: Match<G, V>, seed: string, inputs = Number.POSITIVE_INFINITY): Match<G, V> => {
  const chance = rng(seed);
  for (let i = 0; i < inputs && !match.state.over; i++) match.play(anyInput(match.engine, match.state, chance));
  return match;
};
