/** A game from a file, to go on with or to look at on this device. */
import { copy, diff, digest, FORMAT, fromFile, fromSeed, type GameFile, NOBODY, toFile } from '@tabularium/kernel';
import type { AnyGame } from './local.ts';
import type { SavedGame } from './saves.ts';
import type { AnyMatch } from './scene.ts';

/** Just enough to find the game it is of. */
export const parseGameFile = (text: string): GameFile => {
  const file = JSON.parse(text) as GameFile | null;
  if (file?.format !== FORMAT || typeof file.game !== 'string') throw new Error('not a game');
  return file;
};

/** The dice of a live table stay with its server: a game that is not over goes on here with dice of its own. */
const ownDice = (match: AnyMatch, seed: string): void => {
  const before = match.state;
  const inputs = before.inputs + 1;
  const after = { ...copy(before), chance: fromSeed(seed), rig: [], inputs, floor: inputs };
  match.restore({
    input: { by: NOBODY, verb: 'dice', arg: match.module.meta.version },
    log: [{ m: { k: 'server.freshDice' } }],
    diff: diff(before, after),
    digest: digest(after),
  });
};

export const savedFrom = (module: AnyGame, file: GameFile, id: string, seed: string, now: number): SavedGame => {
  const opened = fromFile(module, file);
  const { match } = opened;
  module.check(match.state.g);
  if (match.state.chance.t === 'keyed' && !match.state.over) ownDice(match, seed);
  const seats = Array.from({ length: file.seats }, () => ({ kind: 'human', name: '', online: true }) as const);
  return {
    id,
    name: '',
    game: file.game,
    seats,
    screen: false,
    created: now,
    changed: now,
    file: toFile(opened),
    times: match.entries.map(() => now),
    chat: [],
    inputs: match.entries.length,
    waiting: match.engine.waitingFor(match.state),
    ...(match.state.over && { over: match.state.over.how }),
  };
};
