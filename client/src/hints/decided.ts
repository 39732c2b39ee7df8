/** What was decided at a point of a game, and what whoever decided it saw. */
import { type Answer, type Eye, fromFile, type GameFile, type Question, same, type Seat } from '@tabularium/kernel';
import type { AnyModule } from '@tabularium/parts';

export interface Decided {
  readonly seat: Seat;
  readonly view: unknown;
  readonly question: Question;
  readonly answer: Answer;
  /** Of the chance of a bot in that seat of a game on this device. */
  readonly seed: string;
}

/**
 * The decision that made the input which an eye counts as `at`. While a game goes on it is told only if whoever decided saw
 * nothing but what this eye sees as well; `hidden` otherwise.
 */
export const decidedAt = (module: AnyModule, file: GameFile, at: number, eye: Eye): Decided | 'hidden' | undefined => {
  const { match, source } = fromFile(module, structuredClone(file));
  const n = match.inputOf(eye, at);
  if (n < 1 || n > match.last) return undefined;
  const { by, verb, arg } = match.entry(n).input;
  const before = match.at(n - 1);
  const view: unknown = module.view(before, by);
  if (!match.state.over && !same(view, module.view(before, eye))) return 'hidden';
  const question = match.engine.question(before, by);
  if (!question) return undefined;
  const dice = source.t === 'seed' ? source.seed : source.commitment;
  return {
    seat: by,
    view,
    question,
    answer: arg === undefined ? { verb } : { verb, arg },
    seed: `${dice}/${by}#${n - 1}`,
  };
};
