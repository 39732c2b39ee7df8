import type { Env } from '../context.ts';
import { fromSeed } from '../chance.ts';
import { Engine } from '../engine.ts';
import type { Interrupt, Proc, Rules } from '../flow.ts';
import type { State } from '../state.ts';

export const blank = <G>(g: G, seats = 3, seed = 'test'): State<G> => ({
  g,
  seats,
  stack: [],
  chance: fromSeed(seed),
  rig: [],
  inputs: 0,
  floor: 0,
  orders: [],
});

/** A game of a few procedures, run to its first question. The first procedure is where it begins. */
export const started = <G>(
  g: G,
  [first, ...rest]: readonly [Proc<G, undefined, unknown>, ...Rules<G>['procs']],
  { seats, interrupts = [], env }: { seats?: number; interrupts?: readonly Interrupt<G>[]; env?: Env } = {},
): { engine: Engine<G>; s: State<G> } => {
  const engine = new Engine<G>({ procs: [first, ...rest], interrupts, first });
  const s = blank(g, seats);
  engine.start(s, env);
  return { engine, s };
};
