/** A position to test from: a game that has been started, with its data changed to taste. */
import { begin, fromSeed, type GameModule, type LogLine, parseTable, type State, type Table } from '@tabularium/kernel';

export interface Given<G, V> {
  readonly module: GameModule<G, V>;
  readonly table: Table;
  readonly state: State<G>;
  /** What was said while the table was set. */
  readonly opening: readonly LogLine[];
}

export interface GivenTable {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** Results of the dice that the set-up rolls; what it does not use is an error. */
  readonly rolling?: readonly number[];
}

/** Starts a game up to its first question, then lets `patch` change what lies on the table. */
export const given = <G, V>(
  module: GameModule<G, V>,
  { seats = module.meta.seats.default, options = {}, seed = 'test', rolling = [] }: GivenTable = {},
  patch?: (g: G) => void,
): Given<G, V> => {
  const table = parseTable(module, seats, options);
  const opening: LogLine[] = [];
  const state = begin(module, table, fromSeed(seed), { log: opening }, [...rolling]);
  if (state.rig.length > 0) throw new Error(`the set-up left dice over: ${state.rig.join(', ')}`);
  patch?.(state.g);
  return { module, table, state, opening };
};
