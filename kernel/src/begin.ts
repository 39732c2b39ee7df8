import type { Chance } from './chance.ts';
import { Cx, type Env } from './context.ts';
import { engineOf, type GameModule, type Table } from './module.ts';
import type { State } from './state.ts';

/** Sets the table and runs to the first question. */
export const begin = <G, V>(module: GameModule<G, V>, table: Table, chance: Chance, env?: Env): State<G> => {
  const { seats, options } = table;
  const blank: State<undefined> = { g: undefined, seats, stack: [], chance, rig: [], inputs: 0, floor: 0, orders: [] };
  const state: State<G> = { ...blank, g: module.setup(new Cx(blank, env), seats, options) };
  engineOf(module).start(state, env);
  return state;
};
