import type { Input } from '@tabularium/kernel';
import { writeFailure } from './failure-file.ts';
import type { Found } from './play-game.ts';
import { isSameProblem } from './problem.ts';
import { count, type FuzzReport, type Settings } from './report.ts';
import type { Case } from './rerun.ts';
import { shrink } from './shrink.ts';

/** Counts a failure; one that is new is shrunk and written down. */
export const note = <G, V>(
  game: Case<G, V>,
  inputs: readonly Input[],
  { problem, checkSeed }: Found,
  { folder, effort }: Settings,
  report: FuzzReport,
): void => {
  count(report, problem);
  const known = report.failures.find((f) => isSameProblem(f, problem));
  if (known) {
    known.times++;
    return;
  }
  const few = shrink(game, inputs, problem, checkSeed, effort);
  const file = folder === false ? undefined : writeFailure(folder, game, few);
  const { table, seed } = game;
  const found = { ...few.problem, ...table, seed, inputs: few.inputs.length, before: inputs.length, times: 1 };
  report.failures.push(file === undefined ? found : { ...found, file });
};
