/** Looks for a game that ends in a certain way, to be recorded. */
import { begin, engineOf, fromSeed, type GameModule, type Input, parseTable, rng } from '@tabularium/kernel';
import { type Chooser, chosenMove, randomMove } from '../fuzz/moves.ts';
import { randomTable } from '../fuzz/random-table.ts';
import type { GoldenFile } from './golden-file.ts';
import { recordGolden } from './record.ts';

export interface Wanted<V> {
  readonly ending: string;
  /** Drawn at random for every game where they are not given. */
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** How many games are tried, and how long each may be. */
  readonly games?: number;
  readonly longest?: number;
  /** Random play where it is not given. */
  readonly chooser?: Chooser<V>;
}

export const findGolden = <G, V>(module: GameModule<G, V>, wanted: Wanted<V>): GoldenFile | undefined => {
  const { ending, seed = 'golden', games = 10_000, longest = 5_000, chooser } = wanted;
  const { endings } = module.meta;
  if (!endings.includes(ending)) throw new Error(`no ending is called ${ending}; there are: ${endings.join(', ')}`);
  for (let n = 0; n < games; n++) {
    const gameSeed = `${seed}-${n}`;
    const drawn = randomTable(module.meta, rng(`${gameSeed}/table`));
    const seats = wanted.seats ?? drawn.seats;
    const options = { ...drawn.options, ...wanted.options };
    const inputs = playOut(module, seats, options, gameSeed, longest, chooser);
    if (inputs?.how === ending) return recordGolden(module, { seats, options, seed: gameSeed, inputs: inputs.inputs });
  }
  return undefined;
};

const playOut = <G, V>(
  module: GameModule<G, V>,
  seats: number,
  options: Readonly<Record<string, unknown>>,
  seed: string,
  longest: number,
  chooser: Chooser<V> | undefined,
): { readonly how: string; readonly inputs: Input[] } | undefined => {
  const engine = engineOf(module);
  const state = begin(module, parseTable(module, seats, options), fromSeed(seed));
  const dice = rng(`${seed}/moves`);
  const inputs: Input[] = [];
  const choose = (): Input | undefined =>
    chooser ? chosenMove(module, engine, state, chooser, dice) : randomMove(engine, state, dice);
  while (!state.over && inputs.length < longest) {
    const input = choose();
    if (!input) throw new Error(`nobody can do anything after ${inputs.length} inputs of ${seed}`);
    engine.apply(state, input);
    inputs.push(input);
  }
  return state.over && { how: state.over.how, inputs };
};
