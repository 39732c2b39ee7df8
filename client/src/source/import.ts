/** A game from a file, to go on with or to look at on this device. */
import { FORMAT, fromFile, fromSeed, type Source, toFile } from '@tabularium/kernel';
import { freshDice, type Stretch, type TableFile } from '@tabularium/protocol';
import type { AnyGame } from './local.ts';
import type { SavedGame } from './saves.ts';

/** Just enough to find the game it is of. */
export const parseGameFile = (text: string): TableFile => {
  const file = JSON.parse(text) as TableFile | null;
  if (file?.format !== FORMAT || typeof file.game !== 'string') throw new Error('not a game');
  return file;
};

interface Dice {
  readonly source: Source;
  readonly earlier: readonly Stretch[];
}

export const savedFrom = (module: AnyGame, file: TableFile, id: string, seed: string, now: number): SavedGame => {
  const opened = fromFile(module, file);
  const { match } = opened;
  module.check(match.state.g);
  const { source, earlier: before = [], table } = file;
  let dice: Dice = { source, earlier: before };
  // The dice of a live table stay with its server: a game that is not over goes on here with dice of its own.
  if (match.state.chance.t === 'keyed' && !match.state.over) {
    freshDice(match, fromSeed(seed));
    const rolled = { until: match.entries.length, source, ...(table !== undefined && { table }) };
    dice = { source: { t: 'seed', seed }, earlier: [...before, rolled] };
  }
  const seats = Array.from({ length: file.seats }, () => ({ kind: 'human', name: '', online: true }) as const);
  return {
    id,
    name: '',
    game: file.game,
    seats,
    screen: false,
    created: now,
    changed: now,
    file: { ...toFile({ ...opened, source: dice.source }), ...(dice.earlier.length > 0 && { earlier: dice.earlier }) },
    times: match.entries.map(() => now),
    chat: [],
    inputs: match.entries.length,
    waiting: match.engine.waitingFor(match.state),
    ...(match.state.over && { over: match.state.over.how }),
  };
};
