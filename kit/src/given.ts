/** A position to test from: a game that has been started, with its data changed as the test wants. */
import { begin, fromSeed, type GameModule, type LogLine, parseTable, type State, type Table } from '@tabularium/kernel';
import { type Dice, order, unrolled } from './dice.ts';

/** What a game's own test tables add, so that positions are sound and names exist. */
export interface House<G> {
  /** Puts right what a test need not care about: removed cards are put somewhere, money is made to add up. */
  readonly settle?: (g: G) => void;
  /** Every name that the content of the game has (`senator:4`); one of the same kind that is not among them is a mistake. */
  readonly names?: readonly string[];
}

export interface Given<G, V> extends House<G> {
  readonly module: GameModule<G, V>;
  readonly table: Table;
  readonly state: State<G>;
  /** What was said while the table was set. */
  readonly opening: readonly LogLine[];
  /** Why the position cannot come about in play, and is not checked. A test should hardly ever need this. */
  readonly unsound?: string;
}

export interface GivenTable<G = never> extends House<G> {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** Results of the dice that the set-up rolls, all of them; without them it is dealt by the seed. */
  readonly rolling?: Dice;
  readonly unsound?: string;
}

/** Starts a game up to its first question, then lets `patch` change what lies on the table. */
export const given = <G, V>(
  module: GameModule<G, V>,
  { seats = module.meta.seats.default, options = {}, seed = 'test', rolling, ...rest }: GivenTable<G> = {},
  patch?: (g: G) => void,
): Given<G, V> => {
  const table = parseTable(module, seats, options);
  const opening: LogLine[] = [];
  const rig: State<G>['rig'] = [];
  if (rolling) order({ rig }, rolling);
  const state = begin(module, table, fromSeed(seed), { log: opening }, rig);
  const left = unrolled(state);
  if (left.length > 0) throw new Error(`the set-up left dice over: ${left.join(', ')}`);
  order(state, []);
  patch?.(state.g);
  rest.settle?.(state.g);
  return { module, table, state, opening, ...rest };
};

/** A position must be possible in play, unless the test says why not; and then it must really be impossible. */
export const checkSound = <G, V>(module: GameModule<G, V>, g: G, unsound: string | undefined): void => {
  try {
    module.check(g);
  } catch (e) {
    if (unsound !== undefined) return;
    throw new Error(`the position of this test cannot come about: ${String(e)}`, { cause: e });
  }
  if (unsound !== undefined) throw new Error(`this position is sound; there is no need to say: ${unsound}`);
};
