/** One game of the fuzzer, from the first question to its end or to the first problem. */
import { begin, canonical, copy, fromSeed, type Input, Refused, type Rng, rng } from '@tabularium/kernel';
import { checkStep } from './check-hidden.ts';
import { checkIllegal } from './check-illegal.ts';
import { checkLeak } from './check-leak.ts';
import { checkLooking } from './check-looking.ts';
import { checkPlain, checkPosition } from './check-position.ts';
import { checkSharing } from './check-sharing.ts';
import { applyAndCompare } from './check-save.ts';
import { checkUndo } from './check-undo.ts';
import { attempt, type Kind, type Problem } from './problem.ts';
import { type Chooser, chosenMove, randomMove, randomSilence } from './moves.ts';
import type { FuzzReport, Settings } from './report.ts';
import { type Case, crash } from './rerun.ts';
import type { Counts, Position } from './position.ts';

/** A problem, and the seed of the check that met it. */
export interface Found {
  readonly problem: Problem;
  readonly checkSeed: string;
}

/** Fills `inputs` with what was played. */
export const playGame = <G, V>(
  game: Case<G, V>,
  inputs: Input[],
  settings: Settings,
  report: FuzzReport,
  progress: () => void,
  chooser?: Chooser<V>,
): Found | undefined => {
  const { seed, engine, module } = game;
  const state = copy(game.start);
  const [moves, samples, silences] = [rng(`${seed}/moves`), rng(`${seed}/samples`), rng(`${seed}/silences`)];
  const isDue = (oneIn: number): boolean => oneIn > 0 && samples.below(oneIn) === 0;
  for (;;) {
    const checkSeed = `${seed}/${inputs.length}`;
    const position: Position<G, V> = { ...game, state, last: inputs.at(-1), counts: report };
    const problem = checkPosition(position) ?? sample(position, settings, isDue, checkSeed);
    if (problem) return { problem, checkSeed };
    if (state.over) {
      report.endings[state.over.how] = (report.endings[state.over.how] ?? 0) + 1;
      const other = isDue(settings.every.replay) ? checkReplay(game, inputs, canonical(state), report) : undefined;
      return other && { problem: other, checkSeed };
    }
    if (inputs.length >= settings.longest) {
      return { problem: { kind: 'endless', what: `not over after ${inputs.length} inputs` }, checkSeed };
    }
    if (report.steps >= settings.steps) return undefined;
    const input =
      randomSilence(engine, state, silences) ??
      (chooser ? chosenMove(module, engine, state, chooser, moves) : randomMove(engine, state, moves));
    if (!input) return { problem: { kind: 'question', what: 'asked again, nobody has an answer' }, checkSeed };
    inputs.push(input);
    report.steps++;
    report.verbs[input.verb] = (report.verbs[input.verb] ?? 0) + 1;
    const shown = isDue(settings.every.step)
      ? attempt('leak', () => checkStep(position, input, rng(checkSeed)))
      : undefined;
    if (shown) return { problem: shown, checkSeed };
    const applied = advance(position, input, isDue(settings.every.save));
    if (applied) return { problem: applied, checkSeed };
    progress();
  }
};

/** Looks at some positions more closely, and always where a game ends. */
const sample = <G, V>(
  position: Position<G, V>,
  { every, illegalAtOnce }: Settings,
  isDue: (oneIn: number) => boolean,
  seed: string,
): Problem | undefined => {
  const check = (oneIn: number, kind: Kind, look: (dice: Rng) => Problem | undefined): Problem | undefined =>
    isDue(oneIn) || (oneIn > 0 && position.state.over) ? attempt(kind, () => look(rng(seed))) : undefined;
  return (
    check(every.plain, 'plain', () => checkPlain(position)) ??
    check(every.looking, 'looking', () => checkLooking(position)) ??
    check(every.plain, 'sharing', () => checkSharing(position)) ??
    check(every.leak, 'guess', (dice) => checkLeak(position, dice)) ??
    check(every.undo, 'undo', (dice) => checkUndo(position, dice)) ??
    check(every.illegal, 'refusal', (dice) => checkIllegal(position, dice, illegalAtOnce))
  );
};

const advance = <G, V>(position: Position<G, V>, input: Input, isSaved: boolean): Problem | undefined => {
  try {
    if (isSaved) return applyAndCompare(position, input);
    position.engine.replay(position.state, input);
    return undefined;
  } catch (e) {
    return e instanceof Refused ? { kind: 'refused', what: `offered, yet ${e.message}` } : crash(e);
  }
};

/** The same beginning and the same inputs lead to the same end. */
const checkReplay = <G, V>(
  { module, engine, table, seed }: Case<G, V>,
  inputs: readonly Input[],
  end: string,
  counts: Counts,
): Problem | undefined => {
  counts.replayChecked++;
  return attempt('replay', () => {
    const state = begin(module, table, fromSeed(seed));
    for (const input of inputs) engine.replay(state, input);
    return canonical(state) === end ? undefined : { kind: 'replay', what: 'the same inputs led somewhere else' };
  });
};
