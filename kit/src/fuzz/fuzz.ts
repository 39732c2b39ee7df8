/**
 * Plays a game at random, or by a given chooser, and checks everything that must hold of any game.
 *
 * The choices of play and the dice of the checks come from different streams, so
 * that looking more often does not change the games. A check is a function of
 * the position and a seed, so that a failure can be met again and shrunk.
 */
import { begin, engineOf, fromSeed, type GameModule, type Input, parseTable, rng } from '@tabularium/kernel';
import { note } from './note.ts';
import { playGame } from './play-game.ts';
import type { Problem } from './problem.ts';
import { randomTable } from './random-table.ts';
import {
  count,
  DEFAULTS,
  type FuzzOptions,
  type FuzzReport,
  failuresOf,
  newReport,
  RATES,
  type Settings,
} from './report.ts';
import { type Case, crash } from './rerun.ts';

export const fuzz = <G, V>(module: GameModule<G, V>, options: FuzzOptions<V>): FuzzReport => {
  const settings: Settings = { ...DEFAULTS, ...options, every: { ...RATES, ...options.every } };
  const report = newReport(module.meta.id, settings.seed);
  const progress = progressOf(report, options);
  while (report.steps < settings.steps && report.games < settings.games && failuresOf(report) < settings.failures) {
    const seed = `${settings.seed}/${report.games}`;
    const chooser = options.chooser?.(report.games);
    report.games++;
    const game = deal(module, seed, report);
    if (!game) continue;
    const inputs: Input[] = [];
    const found = playGame(game, inputs, settings, report, progress, chooser);
    if (found) note(game, inputs, found, settings, report);
  }
  return report;
};

const PROGRESS_PARTS = 200;
const progressOf = (
  report: FuzzReport,
  { steps, onProgress }: Pick<FuzzOptions, 'steps' | 'onProgress'>,
): (() => void) => {
  const part = Math.max(1, Math.ceil(steps / PROGRESS_PARTS));
  return () => {
    if (report.steps % part > 0) return;
    onProgress?.({ steps: report.steps, games: report.games, failures: failuresOf(report) });
  };
};

/** A table with any number of players and any options; nothing if it could not be set up. */
const deal = <G, V>(module: GameModule<G, V>, seed: string, report: FuzzReport): Case<G, V> | undefined => {
  const drawn = randomTable(module.meta, rng(`${seed}/table`));
  try {
    const table = parseTable(module, drawn.seats, drawn.options);
    return { module, engine: engineOf(module), table, seed, start: begin(module, table, fromSeed(seed)) };
  } catch (e) {
    const problem: Problem = { ...crash(e), kind: 'setup' };
    count(report, problem);
    report.failures.push({ ...problem, ...drawn, seed, inputs: 0, before: 0, times: 1 });
    return undefined;
  }
};
