/** Plays inputs again to see whether the same problem turns up. */
import {
  copy,
  type Engine,
  type GameModule,
  type Input,
  Refused,
  rng,
  type State,
  type Table,
} from '@tabularium/kernel';
import { checkStep } from './check-hidden.ts';
import { checkIllegal } from './check-illegal.ts';
import { checkLeak } from './check-leak.ts';
import { checkLooking } from './check-looking.ts';
import { checkPlain, checkPosition } from './check-position.ts';
import { applyAndCompare } from './check-save.ts';
import { checkUndo } from './check-undo.ts';
import { attempt, isSameProblem, type Kind, type Problem } from './problem.ts';
import { noCounts, type Position } from './position.ts';

/** A game from its beginning. */
export interface Case<G, V> {
  readonly module: GameModule<G, V>;
  readonly engine: Engine<G>;
  readonly table: Table;
  readonly seed: string;
  readonly start: State<G>;
}

/** Checks that use chance are tried so often at the end of a rerun, each time with other dice. */
const TRIES = 4;

/** A problem as it was met again, and the inputs that were accepted on the way to it. */
export interface Rerun {
  readonly problem: Problem;
  readonly inputs: readonly Input[];
}

/** Nothing if the same problem does not turn up. */
export const rerun = <G, V>(
  game: Case<G, V>,
  inputs: readonly Input[],
  wanted: Problem,
  checkSeed: string,
): Rerun | undefined => {
  const state = copy(game.start);
  const done: Input[] = [];
  const positionNow = (): Position<G, V> => ({ ...game, state, last: done.at(-1), counts: noCounts() });
  const answer = (problem: Problem): Rerun | undefined =>
    isSameProblem(problem, wanted) ? { problem, inputs: done } : undefined;

  const first = checkPosition(positionNow());
  if (first) return answer(first);
  for (const [i, input] of inputs.entries()) {
    // The check of a step is made before the last input, which is where the problem was found.
    if (wanted.kind === 'leak' && i === inputs.length - 1) {
      const problem = shownBy(positionNow(), input, wanted, checkSeed);
      if (problem) return { problem, inputs: [...done, input] };
    }
    const applied = apply(positionNow(), input, wanted.kind);
    if (applied === 'refused') continue;
    done.push(input);
    const found =
      applied ?? checkPosition(positionNow()) ?? (wanted.kind === 'plain' ? checkPlain(positionNow()) : undefined);
    if (found) return answer(found);
    if (state.over) break;
  }
  for (let i = 0; i < TRIES; i++) {
    const found = checkAtEnd(positionNow(), wanted.kind, seedOf(checkSeed, i));
    if (found) return answer(found);
  }
  return undefined;
};

const shownBy = <G, V>(
  position: Position<G, V>,
  input: Input,
  wanted: Problem,
  checkSeed: string,
): Problem | undefined => {
  for (let i = 0; i < TRIES; i++) {
    const found = attempt('leak', () => checkStep(position, input, rng(seedOf(checkSeed, i))));
    if (found && isSameProblem(found, wanted)) return found;
  }
  return undefined;
};

/** The first try is the one that met the problem. */
const seedOf = (checkSeed: string, i: number): string => (i === 0 ? checkSeed : `${checkSeed}/${i}`);

const apply = <G, V>(position: Position<G, V>, input: Input, kind: Kind): Problem | 'refused' | undefined => {
  try {
    if (kind === 'save') return applyAndCompare(position, input);
    position.engine.replay(position.state, input);
    return undefined;
  } catch (e) {
    return e instanceof Refused ? 'refused' : crash(e);
  }
};

export const crash = (e: unknown): Problem => ({
  kind: 'crash',
  what: e instanceof Error ? `${e.name}: ${e.message}` : String(e),
});

const checkAtEnd = <G, V>(position: Position<G, V>, kind: Kind, seed: string): Problem | undefined => {
  switch (kind) {
    case 'leak':
    case 'guess':
      return attempt('guess', () => checkLeak(position, rng(seed)));
    case 'looking':
      return attempt('looking', () => checkLooking(position));
    case 'undo':
      return attempt('undo', () => checkUndo(position, rng(seed)));
    case 'accepted':
    case 'refusal':
      return attempt('refusal', () => checkIllegal(position, rng(seed)));
    default:
      return undefined;
  }
};
