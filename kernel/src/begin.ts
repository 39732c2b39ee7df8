import type { Chance } from './chance.ts';
import { Cx, type Env } from './context.ts';
import { engineOf, type GameModule, type Table } from './module.ts';
import type { Rigged, State } from './state.ts';

/** Sets the table and runs to the first question. `rig` holds results for the first draws, for tests. */
export const begin = <G, V>(
  module: GameModule<G, V>,
  { seats, options }: Table,
  chance: Chance,
  env?: Env,
  rig: Rigged[] = [],
): State<G> => {
  const blank: State<undefined> = { g: undefined, seats, stack: [], chance, rig, inputs: 0, floor: 0, orders: [] };
  const state: State<G> = { ...blank, g: module.setup(new Cx(blank, env), seats, options) };
  engineOf(module).start(state, env);
  return state;
};
