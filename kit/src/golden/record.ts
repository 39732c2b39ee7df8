/** Records a game, and checks that the rules still play it as recorded. */
import {
  begin,
  digest,
  engineOf,
  fromSeed,
  type GameModule,
  type Input,
  parseTable,
  type State,
} from '@tabularium/kernel';
import { showInput } from '../show.ts';
import { fromGolden, type GoldenFile, toGolden } from './golden-file.ts';

/** What a game is made of. */
export interface Recipe {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly inputs: readonly Input[];
}

export const recordGolden = <G, V>(module: GameModule<G, V>, { seats, options, seed, inputs }: Recipe): GoldenFile => {
  const table = parseTable(module, seats, options);
  const state = begin(module, table, fromSeed(seed));
  const digests = [digest(state)];
  for (const input of inputs) {
    engineOf(module).apply(state, input);
    digests.push(digest(state));
  }
  const { id: game, version } = module.meta;
  const ending = state.over && { ending: state.over.how };
  return { game, version, ...table, seed, ...ending, inputs: inputs.map(toGolden), digests };
};

/** The first input at which the rules no longer play as recorded; 0 is the set-up. */
export interface GoldenDifference {
  readonly input: number;
  readonly why: string;
}

/** Nothing when the rules still play the game as it was recorded. */
export const verifyGolden = <G, V>(module: GameModule<G, V>, file: GoldenFile): GoldenDifference | undefined => {
  const { id, version } = module.meta;
  if (file.game !== id) return { input: 0, why: `recorded of ${file.game}, not of ${id}` };
  if (file.version !== version) {
    return {
      input: 0,
      why: `recorded under version ${file.version}, the rules are version ${version}: record it again`,
    };
  }
  let state: State<G>;
  try {
    state = begin(module, parseTable(module, file.seats, file.options), fromSeed(file.seed));
  } catch (e) {
    return { input: 0, why: `the table cannot be set up: ${String(e)}` };
  }
  if (digest(state) !== file.digests[0]) return { input: 0, why: 'the set-up differs' };
  for (const [i, recorded] of file.inputs.entries()) {
    const input = fromGolden(recorded);
    try {
      engineOf(module).apply(state, input);
    } catch (e) {
      return { input: i + 1, why: `${showInput(input)}: ${String(e)}` };
    }
    if (digest(state) !== file.digests[i + 1]) {
      return { input: i + 1, why: `${showInput(input)}: the position after it differs` };
    }
  }
  const ending = state.over?.how;
  return ending === file.ending
    ? undefined
    : { input: file.inputs.length, why: `ended with ${ending ?? 'nothing'}, not with ${file.ending ?? 'nothing'}` };
};

/** The position of a recorded game after so many of its inputs. */
export const positionIn = <G, V>(module: GameModule<G, V>, file: GoldenFile, inputs: number): State<G> => {
  const state = begin(module, parseTable(module, file.seats, file.options), fromSeed(file.seed));
  for (const input of file.inputs.slice(0, inputs)) engineOf(module).apply(state, fromGolden(input));
  return state;
};
